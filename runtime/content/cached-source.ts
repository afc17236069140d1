/**
 * Keeps documents in memory for as long as they are what the service would answer: singles and
 * shared content for the cache hour or until the published ref changes (CONTENT-05, CONTENT-06).
 * Concurrent callers share one request. Failures are not kept.
 */
import type { ContentQuery, ContentSource, RawDocument } from '../ports/content-source.ts'

/** CONTENT-06, OP42. */
export const cacheHour = 3_600_000

interface Entry {
  ref: string
  until: number
  document: Promise<RawDocument>
}

export function cacheSingles(source: ContentSource, now: () => number = Date.now): ContentSource {
  const entries = new Map<string, Entry>()
  return {
    ...source,
    repository: source.repository,
    ref: () => source.ref(),
    byUid: (type, uid, query) => source.byUid(type, uid, query),
    byIds: (ids, query) => source.byIds(ids, query),
    all: (type, query) => source.all(type, query),
    async single(type: string, query: ContentQuery) {
      if (query.ref !== undefined) return source.single(type, query)
      const ref = await source.ref()
      const key = `${type} ${query.lang} ${query.links?.join() ?? ''}`
      const known = entries.get(key)
      if (known && known.ref === ref && known.until > now()) return known.document
      const entry: Entry = { ref, until: now() + cacheHour, document: source.single(type, query) }
      entries.set(key, entry)
      entry.document.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return entry.document
    },
  }
}
