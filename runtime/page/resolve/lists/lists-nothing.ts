import { withoutReads } from '../../load/reads.ts'
import type { PageType } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { loadCollection } from './collection.ts'
import { createFilter } from './conditions.ts'
import { noteAnswered } from './list-reads.ts'

/**
 * Whether all main lists of a page (`main` of its queries) are empty, whatever a visitor selected.
 * @throws SiteError ContentUnavailable
 */
export async function listsNothing(
  document: Document,
  { template }: PageType,
  context: Parameters<typeof loadCollection>[1],
): Promise<boolean> {
  const queries = template.flatMap((section) => ('query' in section ? section.query : []))
  const main = queries.filter((query) => query.main)
  for (const query of main) {
    const { types = [], where = [] } = query
    noteAnswered(query, document, context.locale.language)
    const collection = await withoutReads(() => loadCollection(types, context))
    const { holds } = createFilter(where, document, context)
    if (collection.documents.some(holds)) return false
  }
  return main.length > 0
}
