import type { DocumentRef } from '../../load/load-document.ts'
import type { Document } from '../../../model/documents/document.ts'
import { brokenPath, toHref } from '../../route/route-table.ts'
import type { Site } from '../../../model/site.ts'
import { findCanonical } from '../lists/choose-from-tree.ts'

/**
 * The document's own path (an article of a guide is shown under the blog as well, ROUTE-44), or
 * that of another document which its page type makes canonical.
 */
export function toCanonicalPath(document: Document, ref: DocumentRef, site: Site): string {
  const shown = findCanonical(document, site) ?? document
  const own = site.routes.toPath(shown, ref.routeName)
  return own === brokenPath ? ref.path : toHref(own)
}
