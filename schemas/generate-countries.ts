/**
 * Every country that has a dial code, by its name in the language of a locale: a file a locale, which a
 * browser loads when somebody is asked for a country or a phone number.
 */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { generatedBy } from './generated-by.ts'

export interface CountryList {
  /** ISO 3166-1 alpha-2, dial code without plus, name; sorted by name. */
  countries: [code: string, dialCode: string, name: string][]
}

/** Text of `schemas/generated/countries/<locale>.json`. Names are those of the Node that generates. */
export function generateCountries(locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const { compare } = new Intl.Collator(locale)
  const countries = getCountries()
    .map((code) => [code, getCountryCallingCode(code), names.of(code) ?? code] as const)
    .toSorted(([, , a], [, , b]) => compare(a, b))
  const rows = countries.map((country) => `    ${JSON.stringify(country)}`).join(',\n')
  return `{\n  "$comment": ${JSON.stringify(generatedBy)},\n  "countries": [\n${rows}\n  ]\n}\n`
}
