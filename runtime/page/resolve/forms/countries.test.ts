import { describe, expect, it } from 'vitest'
import { listCountries } from './countries.ts'

describe.each(['en-US', 'de-DE', 'fr-FR'])('[FORM-13] the countries in %s', (language) => {
  const countries = listCountries(language)

  it('are about 240, each with a code of its own', () => {
    expect(countries.length).toBeGreaterThanOrEqual(235)
    expect(countries.length).toBeLessThanOrEqual(250)
    expect(new Set(countries.map(({ value }) => value)).size).toBe(countries.length)
  })

  it('have a code of two letters, a dial code and a name of their own', () => {
    for (const { value, dialCode, label } of countries) {
      expect(value).toMatch(/^[A-Z]{2}$/)
      expect(dialCode).toMatch(/^\+[1-9]\d{0,2}$/)
      expect(label).toMatch(/^\p{L}.{3}/u)
      expect(label).not.toBe(value)
    }
  })

  it('stand in the order of that language', () => {
    const names = countries.map(({ label }) => label)
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
  })
})

const german = listCountries('de-DE')

it.each([
  ['DE', '+49', 'Deutschland'],
  ['AT', '+43', 'Österreich'],
  ['US', '+1', 'Vereinigte Staaten'],
  ['GB', '+44', 'Vereinigtes Königreich'],
])('[FORM-13] knows %s by %s as %s', (value, dialCode, label) => {
  expect(german).toContainEqual({ value, dialCode, label })
})

it('[FORM-13] puts Österreich among the O, not behind Z', () => {
  const names = german.map(({ label }) => label)
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'))
})
