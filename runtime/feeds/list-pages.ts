/** Every page that is to be found: published, whole, not hidden, with an address. */
import type { PageType } from '../config/page-type.ts'
import type { Locale } from '../config/site-config.ts'
import { linksOfCard } from '../content/linked-fields.ts'
import type { Document } from '../documents/document.ts'
import { validateListed } from '../lists/collection.ts'
import { isHidden } from '../resolve/resolve-head.ts'
import { brokenPath, toHref } from '../route/route-table.ts'
import type { Site } from '../site.ts'

export interface ListedPage {
  document: Document
  pageType: PageType
  locale: Locale
  /** Path. */
  href: string
}

/**
 * Of one page type in one language, in the order of the service. Cheap while the content stays the
 * same: documents are kept and validated once.
 * @throws ContentUnavailable
 */
export async function listPages(
  pageType: PageType,
  locale: Locale,
  site: Site,
): Promise<ListedPage[]> {
  if (pageType.status === 404 || pageType.head.noindex === true) return []
  await site.routes.prepare(site.content)
  const links = linksOfCard(pageType.type, site)
  const documents = await site.content.all(pageType.type, { lang: locale.language, links })
  return documents.flatMap((raw) => {
    const document = validateListed(raw, site)
    if (!document || isHidden(document, pageType.head.noindex)) return []
    // What the editor wrote: a value that is not allowed has gone from the valid document (OP09).
    const path = site.routes.toPath(raw)
    return path === brokenPath ? [] : { document, pageType, locale, href: toHref(path) }
  })
}

/** The newest first; those without a date last. */
export function newestFirst(
  dateOf: (page: ListedPage) => string | undefined,
): (a: ListedPage, b: ListedPage) => number {
  const time = (page: ListedPage) => Date.parse(dateOf(page) ?? '') || 0
  return (a, b) => time(b) - time(a)
}
