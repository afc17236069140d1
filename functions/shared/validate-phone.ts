import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export interface PhoneNumber {
  /** E.164: `+4930123456`. */
  number: string
  /** What is dialled once somebody answers. */
  extension?: string
}

/** Words for an extension that the package does not know. */
const extensionWords =
  /[\s,-]*\b(?:durchwahl|dw|nebenstelle|nst|poste|int[ée]rieur|interno|anexo)\b[.:\s]*(?=\d{1,7}$)/iu

/**
 * Undefined for what cannot be reached in its country: neither its length nor its first digits may be
 * impossible there. Finer ranges are not looked at: new ones are given out before any package knows them.
 * @param country - ISO 3166-1 alpha-2, for a number without dial code
 */
export function validatePhone(text: string, country?: string): PhoneNumber | undefined {
  const isKnown = country !== undefined && isSupportedCountry(country)
  const spelled = text.replace(/^tel:/i, '').replace(extensionWords, ' ext. ')
  const found = parsePhoneNumberFromString(
    // Without a country, what most of the world dials for the plus sign.
    isKnown ? spelled : spelled.replace(/^\s*00(?=[\s\d])/, '+'),
    { extract: false, ...(isKnown ? { defaultCountry: country } : {}) },
  )
  if (!found?.isValid()) return undefined
  const { number, ext } = found
  return { number, ...(ext !== undefined && { extension: ext }) }
}
