import type { DocumentRef } from '../../load/load-document.ts'
import type { Document } from '../../../model/documents/document.ts'
import { brokenPath, toHref } from '../../route/route-table.ts'
import type { Site } from '../../../model/site.ts'

/** The document's own path: an article of a guide is shown under the blog as well (ROUTE-44). */
export function toCanonicalPath(document: Document, ref: DocumentRef, site: Site): string {
  const own = site.routes.toPath(document, ref.routeName)
  return own === brokenPath ? ref.path : toHref(own)
}
