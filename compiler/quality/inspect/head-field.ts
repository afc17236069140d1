import type { Document } from '../../../runtime/model/documents/document.ts'
import type { Site } from '../../../runtime/model/site.ts'

/**
 * Pointer to the field in which an editor writes a text of the page's head: the first that its page
 * type binds; `` when it binds none.
 */
export function findHeadField(
  { type }: Pick<Document, 'type'>,
  name: 'title' | 'description',
  site: Pick<Site, 'pageTypes'>,
): string {
  return [site.pageTypes.get(type)?.head[name] ?? ''].flat()[0]!
}
