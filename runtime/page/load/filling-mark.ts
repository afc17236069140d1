/** Marks the ref of a replica that is being filled: anything made from a part is made again. */
import type { ContentQuery, ContentSource } from '../../model/ports/content-source.ts'

const fillingMark = '-filling'

/** @returns a ref that differs from that of the complete replica */
export function markFilling(ref: string): string {
  return `${ref}${fillingMark}`
}

/** Removes the mark from queries: the service does not know it. */
export function withoutMark<Source extends ContentSource>(source: Source): Source {
  const clean = <Query extends Partial<ContentQuery>>(query: Query): Query =>
    query.ref?.endsWith(fillingMark)
      ? { ...query, ref: query.ref.slice(0, -fillingMark.length) }
      : query
  return {
    ...source,
    single: (type, query) => source.single(type, clean(query)),
    byUid: (type, uid, query) => source.byUid(type, uid, clean(query)),
    byIds: (ids, query = {}) => source.byIds(ids, clean(query)),
    all: (type, query) => source.all(type, clean(query)),
  }
}
