import type { CtaTarget } from '../../../model/config/site-config.ts'
import { brokenPath, toHref } from '../../route/route-table.ts'
import type { ResolveContext } from './context.ts'
import type { Link } from '../../../model/slice/resolved-fields.ts'

/** The link of a configured target in the page's language. English is the fallback (ROUTE-46). */
export function toTargetLink(
  target: CtaTarget,
  { locale, site }: Pick<ResolveContext, 'locale' | 'site'>,
): Link | undefined {
  const { defaultLocale } = site.config
  const url = target.url?.[locale.code] ?? target.url?.[defaultLocale]
  if (url) return { href: url, kind: 'external' }
  const uid = target.uid?.[locale.code] ?? target.uid?.[defaultLocale]
  const path = site.routes.toPath({
    type: target.type ?? '',
    uid: uid ?? null,
    lang: locale.language,
  })
  return path === brokenPath ? undefined : { href: toHref(path), kind: 'internal' }
}
