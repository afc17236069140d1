import type { DocumentRef } from '../content/load-document.ts'
import type { Document } from '../documents/document.ts'
import { brokenPath, toHref } from '../route/route-table.ts'
import type { Site } from '../site.ts'

/** The document's own path: an article of a guide is shown under the blog as well (ROUTE-44). */
export function toCanonicalPath(document: Document, ref: DocumentRef, site: Site): string {
  const own = site.routes.toPath(document, ref.routeName)
  return own === brokenPath ? ref.path : toHref(own)
}
