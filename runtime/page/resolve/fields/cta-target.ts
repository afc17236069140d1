import type { CtaTarget } from '../../../model/config/site-config.ts'
import { findLocal } from '../../../model/i18n/localize.ts'
import { brokenPath, toHref } from '../../route/route-table.ts'
import type { ResolveContext } from './context.ts'
import type { Link } from '../../../model/slice/resolved-fields.ts'

/** The link of a configured target in the page's language, one that stands in for it or the default one (ROUTE-46). */
export function toTargetLink(
  target: CtaTarget,
  { locale, site }: Pick<ResolveContext, 'locale' | 'site'>,
): Link | undefined {
  const { defaultLocale, locales } = site.config
  const choose = (texts: Readonly<Record<string, string>> = {}) =>
    findLocal(texts, locale.code, locales) ?? texts[defaultLocale]
  const url = choose(target.url)
  if (url) return { href: url, kind: 'external' }
  const path = site.routes.toPath({
    type: target.type ?? '',
    uid: choose(target.uid) ?? null,
    lang: locale.language,
  })
  return path === brokenPath ? undefined : { href: toHref(path), kind: 'internal' }
}
