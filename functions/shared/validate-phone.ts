import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { spellPhone } from '#schemas/phone-number.ts'

export interface PhoneNumber {
  /** E.164: `+4930123456`. */
  number: string
  /** Digits to dial once somebody answers. */
  extension?: string
}

/**
 * Undefined for a number that cannot exist in its country, by its length or its first digits. Finer
 * ranges are not checked: new ones are assigned before any package knows them.
 * @param country - ISO 3166-1 alpha-2, for a number without dial code
 */
export function validatePhone(text: string, country?: string): PhoneNumber | undefined {
  const isKnown = country !== undefined && isSupportedCountry(country)
  const spelled = spellPhone(text)
  const found = parsePhoneNumberFromString(
    // Without a country, 00 counts as the plus sign, as in most of the world.
    isKnown ? spelled : spelled.replace(/^00(?=[\s\d])/, '+'),
    { extract: false, ...(isKnown ? { defaultCountry: country } : {}) },
  )
  if (!found?.isValid()) return undefined
  const { number, ext } = found
  return { number, ...(ext !== undefined && { extension: ext }) }
}
