/** Where sitemaps are, for those who only name them. */
import type { LocaleCode } from '../../model/config/site-config.ts'

/** The protocol allows 50,000. */
export const pagesPerFile = 45_000

export function toSitemapPath(locale: LocaleCode, part: number): string {
  return `/sitemaps/${locale}${part === 1 ? '' : `-${part}`}.xml`
}
