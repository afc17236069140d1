/** The content at one ref: a preview, or a release. */
import type { ContentQuery, ContentSource, RawDocument } from '../../model/ports/content-source.ts'

/**
 * Lists read the documents themselves: digests are of published content.
 * @param seen - called with every document that was read
 */
export function readAtRef(
  source: ContentSource,
  ref: string,
  seen: (document: RawDocument) => void = () => {},
): ContentSource {
  const at = <Query extends Partial<ContentQuery>>(query: Query) => ({ ...query, ref })
  const record = (document: RawDocument) => {
    seen(document)
    return document
  }
  return {
    repository: source.repository,
    ref: async () => ref,
    single: async (type, query) => record(await source.single(type, at(query))),
    byUid: async (type, uid, query) => record(await source.byUid(type, uid, at(query))),
    byIds: async (ids, query = {}) => (await source.byIds(ids, at(query))).map(record),
    all: async (type, query) => (await source.all(type, at(query))).map(record),
  }
}
