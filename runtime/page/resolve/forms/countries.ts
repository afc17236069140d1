/** The countries of phone numbers and addresses (FORM-13). */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' }
import type { FormOption } from '../../../model/slice/resolved-form.ts'

const known = new Map<string, FormOption[]>()

/** Sorted by name in the language; one list per language. @param language - BCP 47 */
export function listCountries(language: string): FormOption[] {
  const listed = known.get(language)
  if (listed) return listed
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const countries = getCountries(metadata as never)
    .map((value) => ({
      value: String(value),
      label: names.of(value) ?? value,
      dialCode: `+${getCountryCallingCode(value, metadata as never)}`,
    }))
    .toSorted((a, b) => compare(a.label, b.label))
  known.set(language, countries)
  return countries
}
