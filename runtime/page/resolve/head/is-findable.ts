import type { PageType } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { getAt } from '../../../model/documents/pointer.ts'
import { findCanonical } from '../lists/choose-from-tree.ts'
import { listsNothing } from '../lists/lists-nothing.ts'

/**
 * Whether a page can be found: not hidden, canonical, and with something to show. Sitemap, feeds,
 * search and lists of a page's translations use it.
 * @throws SiteError ContentUnavailable
 */
export async function isFindable(
  document: Document,
  pageType: PageType,
  context: Parameters<typeof listsNothing>[2],
): Promise<boolean> {
  if (isHidden(document, pageType.head.noindex)) return false
  if (findCanonical(document, context.site)) return false
  return !(await listsNothing(document, pageType, context))
}

/** Whether the page is hidden: not in lists, search or the sitemap (HEAD-06). */
export function isHidden(
  document: Pick<Document, 'data'>,
  noindex: boolean | string | undefined,
): boolean {
  if (document.data['is_hidden'] === true) return true
  return typeof noindex === 'string' ? getAt(document, noindex) === true : (noindex ?? false)
}
