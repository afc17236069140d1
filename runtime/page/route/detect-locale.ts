/**
 * Which locale a visitor of `/` wants: the cookie decides, then the browser (I18N-02). A path with a
 * prefix is never asked: it says its locale itself (OP03).
 */
import { readCookie } from '../../model/config/cookies.ts'
import type { LocaleCode, SiteConfig } from '../../model/config/site-config.ts'
import { findLocaleOfTags } from '../../model/i18n/find-locale.ts'

export function detectLocale(
  config: SiteConfig,
  request: { cookie: string | null; acceptLanguage: string | null },
): LocaleCode {
  const stored = readCookie(request.cookie, config.localeCookie?.name ?? 'i18n_redirected')
  if (config.locales.some((locale) => locale.code === stored)) return stored!
  return findLocaleOfTags(preferences(request.acceptLanguage), config) ?? config.defaultLocale
}

/** Languages of an Accept-Language header, the most wanted first; `q=0` and `*` are none. */
function preferences(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry, index) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const q = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find((v) => v !== undefined)
      return { tag: tag.trim(), weight: q === undefined ? 1 : Number(q) || 0, index }
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag)
}
