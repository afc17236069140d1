import type { Localized } from '#schemas/config-types.ts'
import { listFallbacks, type WithFallback } from './list-fallbacks.ts'

/** The text of a locale; where it has none, that of the nearest locale that stands in for it. */
export function localize(
  text: Localized,
  code: string,
  locales: readonly WithFallback[],
): string | undefined {
  return typeof text === 'string' ? text : findLocal(text, code, locales)
}

/** What is declared for a locale, or for the nearest one that stands in for it. */
export function findLocal<Value>(
  values: Readonly<Record<string, Value>>,
  code: string,
  locales: readonly WithFallback[],
): Value | undefined {
  const codes = [code, ...listFallbacks(locales, code).map((locale) => locale.code)]
  const found = codes.find((one) => Object.hasOwn(values, one))
  return found === undefined ? undefined : values[found]
}
