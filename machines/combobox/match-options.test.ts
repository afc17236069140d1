import { describe, expect, it } from 'vitest'
import { matchOptions } from './match-options.ts'

const countries = [
  ['AX', 'Åland Islands', '358'],
  ['CI', 'Côte d’Ivoire', '225'],
  ['DK', 'Denmark', '45'],
  ['FI', 'Finland', '358'],
  ['DE', 'Germany', '49'],
  ['NE', 'Niger', '227'],
  ['NG', 'Nigeria', '234'],
  ['GB', 'United Kingdom', '44'],
  ['US', 'United States', '1'],
  ['UZ', 'Uzbekistan', '998'],
].map(([value, name, code]) => ({ value: value!, text: `${name} +${code}` }))

const find = (query: string) => matchOptions(countries, query).map(({ value }) => value)

describe('[FORM-13] a country is found', () => {
  it.each([
    ['by name, whatever its case and accents', 'COTE d', ['CI']],
    ['by any of its words', 'king', ['GB']],
    ['by its code, before names that begin with it', 'de', ['DE', 'DK']],
    ['by its initials', 'uk', ['GB']],
    ['by the beginning, before what is within', 'ni', ['NE', 'NG', 'GB', 'US']],
    ['by its dial code', '49', ['DE']],
    ['by its dial code as it is dialled', '+358', ['AX', 'FI']],
    ['by the beginning of a dial code', '+22', ['CI', 'NE']],
  ])('%s', (_, query, found) => {
    expect(find(query)).toEqual(found)
  })

  it('by a dial code that does not show', () => {
    const options = [{ value: 'DE', text: 'Germany', also: '+49' }]
    expect(matchOptions(options, '+49')).toEqual(options)
  })

  it('not by what nothing matches; without a query all are there', () => {
    expect(find('atlantis')).toEqual([])
    expect(find('?')).toEqual([])
    expect(find(' ')).toHaveLength(countries.length)
  })
})
