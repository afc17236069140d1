import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { generateCountries, type CountryList } from './generate-countries.ts'

const read = (locale: string) => (JSON.parse(generateCountries(locale)) as CountryList).countries
const german = read('de')

describe.each(['en', 'de', 'fr'])('[FORM-13] the countries in %s', (locale) => {
  const countries = read(locale)

  it('are about 240, each with a code of its own', () => {
    expect(countries.length).toBeGreaterThanOrEqual(235)
    expect(countries.length).toBeLessThanOrEqual(250)
    expect(new Set(countries.map(([code]) => code)).size).toBe(countries.length)
  })

  it('have a code of two letters, a dial code and a name of their own', () => {
    for (const [code, dialCode, name] of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(dialCode).toMatch(/^[1-9]\d{0,2}$/)
      expect(name).toMatch(/^\p{L}.{3}/u)
      expect(name).not.toBe(code)
    }
  })

  it('stand in the order of that language', () => {
    const names = countries.map(([, , name]) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
  })

  it('are small enough to be loaded with a field', () => {
    const text = JSON.stringify(JSON.parse(generateCountries(locale)))
    expect(gzipSync(text).byteLength).toBeLessThan(4000)
  })
})

it.each([
  ['DE', '49', 'Deutschland'],
  ['AT', '43', 'Österreich'],
  ['US', '1', 'Vereinigte Staaten'],
  ['GB', '44', 'Vereinigtes Königreich'],
])('[FORM-13] knows %s by +%s as %s', (...country) => {
  expect(german).toContainEqual(country)
})

it('[FORM-13] puts Österreich among the O, not behind Z', () => {
  const names = german.map(([, , name]) => name)
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'))
})
