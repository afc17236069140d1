/**
 * The type of a link for click reports (CTA-08), and whether it carries the page it is followed
 * from (LINK-03, LINK-05), by the `linkTypes` of `site-config/site.json`.
 */
import type { LinkTypeConfig } from '../../../model/config/site-config.ts'
import { withFrom } from '../../../model/documents/from-page.ts'
import type { Site } from '../../../model/site.ts'
import { allowLink } from './allow-link.ts'
import type { ResolveContext } from './context.ts'
import { toTargetLink } from './cta-target.ts'
import type { Link } from '../../../model/slice/resolved-fields.ts'

interface Facts {
  /** Set when the call to action determines it. */
  is?: LinkTypeConfig | undefined
  /** Type of the document it leads to. */
  type?: string | undefined
  isInText?: boolean
}

/** Adds type and `from`. Applied to its own result, it changes nothing. */
export function classifyLink(link: Link, context: ResolveContext, facts: Facts): Link {
  const is = facts.is ?? findType(link, facts.type, context)
  const classified: Link = is ? { ...link, reportAs: is.name } : link
  const takesFrom = is?.from || (facts.isInText && link.kind === 'internal')
  if (!takesFrom) return classified
  if (context.path === undefined) return { ...classified, isFromAnywhere: true }
  // A fragment of the same page does not lead to another page.
  if (link.href.split(/[?#]/, 1)[0] === context.path) return classified
  return { ...classified, href: withFrom(link.href, context.path) }
}

interface Known {
  byHref: ReadonlyMap<string, LinkTypeConfig>
  byOrigin: ReadonlyMap<string, LinkTypeConfig>
  byDocument: ReadonlyMap<string, LinkTypeConfig>
}

/** Link types by locale. Configuration and routes never change while a site lives. */
const known = new WeakMap<Site, Map<string, Known>>()

function findType(
  { href, kind }: Link,
  document: string | undefined,
  context: ResolveContext,
): LinkTypeConfig | undefined {
  const { byHref, byOrigin, byDocument } = knownIn(context)
  const found = byHref.get(href.split(/[?#]/, 1)[0] || href) ?? byDocument.get(document ?? '')
  return found ?? (kind === 'external' ? byOrigin.get(new URL(href).origin) : undefined)
}

function knownIn({ site, locale }: ResolveContext): Known {
  let byLocale = known.get(site)
  if (!byLocale) known.set(site, (byLocale = new Map()))
  let found = byLocale.get(locale.code)
  if (!found) byLocale.set(locale.code, (found = gather(site, locale)))
  return found
}

function gather(site: Site, locale: ResolveContext['locale']): Known {
  const byHref = new Map<string, LinkTypeConfig>()
  const byOrigin = new Map<string, LinkTypeConfig>()
  const byDocument = new Map<string, LinkTypeConfig>()
  for (const type of site.config.linkTypes ?? []) {
    if (type.address) byHref.set(allowLink(type.address)?.href ?? type.address, type)
    for (const document of type.documents ?? []) byDocument.set(document, type)
    const target = site.config.ctaTargets?.[type.cta ?? '']
    const link = target && toTargetLink(target, { site, locale })
    if (link?.kind === 'internal') byHref.set(link.href, type)
    else if (link) byOrigin.set(new URL(link.href).origin, type)
  }
  return { byHref, byOrigin, byDocument }
}
