/**
 * Keeps answers that many pages read in memory for as long as the service would repeat them:
 * singles for the cache hour or until the published ref changes (CONTENT-05, CONTENT-06), all
 * documents of a type until the ref changes. Concurrent callers share one request. Missing
 * documents are kept too, for as long but in limited number: addresses that lead nowhere have no
 * end. Failures are not kept.
 */
import { LRUCache } from 'lru-cache'
import { isSiteError, type SiteError } from '../../model/errors/site-error.ts'
import type { ContentQuery, ContentSource, RawDocument } from '../../model/ports/content-source.ts'

/** Milliseconds (CONTENT-06, OP42). */
export const cacheHour = 3_600_000

/** Missing documents kept for one state of the content. */
const keptMisses = 10_000

interface Entry {
  until: number
  answer: Promise<unknown>
}

export function cacheSingles(source: ContentSource, now: () => number = Date.now): ContentSource {
  const entries = new Map<string, Entry>()
  const misses = new LRUCache<string, SiteError>({ max: keptMisses })
  let keptRef: string | undefined

  /** Entries from another state of the content are dropped, whether or not they are requested again. */
  async function follow(): Promise<void> {
    const ref = await source.ref()
    if (ref === keptRef) return
    entries.clear()
    misses.clear()
    keptRef = ref
  }

  /**
   * @throws what `read` throws; again, without a request, while the document is known to be missing
   */
  async function unlessMissing<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    await follow()
    const miss = misses.get(key)
    if (miss) throw miss
    const ref = keptRef
    try {
      return await read()
    } catch (error) {
      if (isSiteError(error, 'DocumentMissing') && keptRef === ref) misses.set(key, error)
      throw error
    }
  }

  async function keep<Answer>(
    key: string,
    lifetime: number,
    read: () => Promise<Answer>,
  ): Promise<Answer> {
    await follow()
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
    ref: (options) => source.ref(options),
    async byUid(type, uid, query) {
      if (query.ref !== undefined) return source.byUid(type, uid, query)
      const key = `uid ${type} ${query.lang} ${uid}`
      return unlessMissing(key, () => source.byUid(type, uid, query))
    },
    byIds: (ids, query) => source.byIds(ids, query),
    async single(type, query) {
      if (query.ref !== undefined) return source.single(type, query)
      return unlessMissing(`single ${type} ${query.lang}`, () =>
        keep<RawDocument>(`single ${keyOf(type, query)}`, cacheHour, () =>
          source.single(type, query),
        ),
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
