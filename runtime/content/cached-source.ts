/**
 * Keeps what many pages read in memory for as long as it is what the service would answer: singles
 * for the cache hour or until the published ref changes (CONTENT-05, CONTENT-06), all documents of a
 * type until the ref changes. Concurrent callers share one request. Failures are not kept.
 */
import type { ContentQuery, ContentSource, RawDocument } from '../ports/content-source.ts'

/** CONTENT-06, OP42. */
export const cacheHour = 3_600_000

interface Entry {
  until: number
  answer: Promise<unknown>
}

export function cacheSingles(source: ContentSource, now: () => number = Date.now): ContentSource {
  const entries = new Map<string, Entry>()
  let keptRef: string | undefined

  /** What was read of another state of the content goes, asked for again or not. */
  async function keep<Answer>(
    key: string,
    lifetime: number,
    read: () => Promise<Answer>,
  ): Promise<Answer> {
    const ref = await source.ref()
    if (ref !== keptRef) entries.clear()
    keptRef = ref
    const known = entries.get(key)
    if (known && known.until > now()) return known.answer as Promise<Answer>
    const entry: Entry = { until: now() + lifetime, answer: read() }
    entries.set(key, entry)
    entry.answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return entry.answer as Promise<Answer>
  }

  return {
    ...source,
    repository: source.repository,
    ref: () => source.ref(),
    byUid: (type, uid, query) => source.byUid(type, uid, query),
    byIds: (ids, query) => source.byIds(ids, query),
    async single(type, query) {
      if (query.ref !== undefined) return source.single(type, query)
      return keep<RawDocument>(`single ${keyOf(type, query)}`, cacheHour, () =>
        source.single(type, query),
      )
    },
    async all(type, query) {
      if (query.ref !== undefined) return source.all(type, query)
      const orderings = (query.orderings ?? []).map((one) => `${one.field} ${one.direction}`)
      const key = `all ${keyOf(type, query)} ${orderings.join()}`
      return keep<RawDocument[]>(key, Infinity, () => source.all(type, query))
    },
  }
}

function keyOf(type: string, { lang, links }: ContentQuery): string {
  return `${type} ${lang} ${links?.join() ?? ''}`
}
