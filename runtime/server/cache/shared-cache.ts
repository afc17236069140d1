/**
 * Rendered answers shared by machines, behind those in memory. Nothing is ever purged there: each
 * entry says what it read and at which ref, and its reader checks that against the publications
 * that it knows (docs/decisions/0055-beyond-one-process.md).
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { PageStore } from '../../model/ports/page-store.ts'
import type { CacheEntry, ContentPurge, RenderCache } from '../../model/ports/render-cache.ts'
import { decodeEntry, encodeEntry } from './shared-entry.ts'

export interface SharedCacheOptions {
  /** The cache in this process's memory. */
  near: RenderCache
  pages: PageStore
  /** Ref of the content this process reads. */
  ref(): Promise<string>
  now?: () => number
}

/** Publications remembered; anything older than all of them counts as changed. */
const keptPurges = 50
/** A publication with more tags is not remembered in detail: it would hold all these documents. */
const mostTags = 1000
/** Waits for another machine's render, in ms: together much longer than one takes. */
const pauses = [5, 10, 20, 40, 80, 160]
/** Seconds that an entry of another ref is served before rendering is tried again. */
const outageSeconds = 5

export function createSharedCache({
  near,
  pages,
  ref: readRef,
  now = Date.now,
}: SharedCacheOptions): RenderCache {
  const purges: ContentPurge[] = []

  function remember(purge: ContentPurge): void {
    const isLarge = (purge.tags?.size ?? 0) > mostTags
    const { from, to } = purge
    purges.push(isLarge ? { from, to, tags: undefined, isChanged: () => true } : purge)
    if (purges.length > keptPurges) purges.shift()
  }

  /** Whether an answer would be the same, rendered now at this ref. */
  function isTrue(entry: CacheEntry, ref: string): boolean {
    if (now() >= (entry.validUntil ?? Infinity)) return false
    // From the first time that the content was at this ref: it may have come back, with edits in
    // between.
    const first = purges.findIndex(({ from }) => from === entry.contentRef)
    if (first < 0) return entry.contentRef === ref
    let at = entry.contentRef
    for (const { from, to, tags, isChanged } of purges.slice(first)) {
      if (from !== at || !tags || entry.tags.some(isChanged)) return false
      at = to
    }
    return at === ref
  }

  async function read(key: string): Promise<CacheEntry | undefined> {
    const bytes = await pages.read(key)
    return bytes && decodeEntry(key, bytes)
  }

  async function find(key: string): Promise<CacheEntry | undefined> {
    const entry = await read(key)
    const ref = entry && (await readRef())
    if (!entry || !isTrue(entry, ref!)) return undefined
    return { ...entry, contentRef: ref! }
  }

  async function untilMade(key: string): Promise<CacheEntry | undefined> {
    for (const pause of pauses) {
      await wait(pause)
      const made = await find(key)
      if (made) return made
    }
    return undefined
  }

  async function keep(key: string, entry: CacheEntry): Promise<void> {
    pages.write(key, await encodeEntry(key, entry))
  }

  async function getShared(
    key: string,
    stale: CacheEntry | undefined,
    render: (stale: CacheEntry | undefined) => Promise<CacheEntry>,
  ): Promise<CacheEntry> {
    if (stale && stale.contentRef === (await readRef())) return render(stale)
    const found = await find(key)
    if (found) return found
    const isOurs = await pages.claim(key)
    const made = isOurs ? undefined : await untilMade(key)
    if (made) return made
    try {
      const entry = await render(stale)
      if (entry.freshSeconds === 0) pages.release(key)
      // The answer is stored first, so that waiting machines find it.
      else void keep(key, entry).finally(() => pages.release(key))
      return entry
    } catch (error) {
      pages.release(key)
      const kept = stale ? undefined : await read(key)
      if (!kept) throw error
      return { ...kept, contentRef: '', freshSeconds: outageSeconds }
    }
  }

  return {
    get: (key, render) => near.get(key, (stale) => getShared(key, stale, render)),
    find: (key) => near.find(key),
    purge(purge) {
      remember(purge)
      return near.purge(purge)
    },
    clear: () => near.clear(),
  }
}
