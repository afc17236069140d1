import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * The number as `+4930123456`; undefined for what cannot be one. Lengths are looked at by country and
 * kind of number, not ranges: new ones are given out before any package knows them.
 * @param country - ISO 3166-1 alpha-2, for a number without dial code
 */
export function validatePhone(text: string, country?: string): string | undefined {
  const isKnown = country !== undefined && isSupportedCountry(country)
  const found = parsePhoneNumberFromString(text, {
    extract: false,
    ...(isKnown ? { defaultCountry: country } : {}),
  })
  return found?.isPossible() && found.ext === undefined ? found.number : undefined
}
