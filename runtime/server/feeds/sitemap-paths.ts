/** Paths of sitemaps, for code that only names them. */
import type { LocaleCode } from '../../model/config/site-config.ts'

/** Pages in one file; the protocol allows 50,000. */
export const pagesPerFile = 45_000

export function toSitemapPath(locale: LocaleCode, part: number): string {
  return `/sitemaps/${locale}${part === 1 ? '' : `-${part}`}.xml`
}
