import { LRUCache } from 'lru-cache'
import type { CacheEntry, ContentPurge, RenderCache } from '../../model/ports/render-cache.ts'
import { traced, type Tracer } from '../../model/ports/tracer.ts'
import { measureEntry, packEntry } from './encode.ts'
import { createTagIndex } from './tag-index.ts'

interface Kept {
  entry: CacheEntry
  freshUntil: number
  requests: number
}

/** A render under way. */
interface Flight {
  rendered: Promise<CacheEntry>
  /** Purges since it began. */
  purges: ContentPurge[]
}

export interface MemoryCacheOptions {
  /** Bytes of entries kept, packed. */
  maxBytes?: number
  now?: () => number
  /** A render that failed while an older one is served instead. */
  onStaleError?: (key: string, error: unknown) => void
  /** Called for every request for an entry. `stale`: it is served while it is rendered again. */
  onRead?: (outcome: CacheOutcome) => void
  tracer?: Tracer | undefined
}

export type CacheOutcome = 'hit' | 'stale' | 'miss'

export interface MemoryCache extends RenderCache {
  /** Entries kept, packed. */
  figures(): { entries: number; bytes: number }
}

function freshUntil({ freshSeconds, validUntil = Infinity }: CacheEntry, now: number): number {
  return Math.min(now + freshSeconds * 1000, validUntil)
}

/** Seconds before a page whose render failed is tried again: not on every request. */
const retrySeconds = 5

export function createMemoryCache({
  maxBytes = 64 * 1024 * 1024,
  now = Date.now,
  onStaleError = () => {},
  onRead = () => {},
  tracer,
}: MemoryCacheOptions = {}): MemoryCache {
  const index = createTagIndex((tag) => tag.startsWith('list:'))
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ entry }) => measureEntry(entry),
    noDisposeOnSet: true,
    dispose: (_, key) => index.delete(key),
  })
  /** The render that later requests share, by key. */
  const inFlight = new Map<string, Flight>()
  /** These renders, and those that began before a purge. */
  const flights = new Set<Flight>()

  /** Keeps it plain at first, since somebody is waiting for it; packed as soon as that is done. */
  async function keep(key: string, entry: CacheEntry): Promise<void> {
    entry.tags = index.set(key, entry.tags)
    const requests = kept.peek(key)?.requests ?? 1
    const plain: Kept = { entry, freshUntil: freshUntil(entry, now()), requests }
    kept.set(key, plain)
    // The entry was larger than the whole cache.
    if (!kept.has(key)) index.delete(key)
    const packed = await traced({ tracer }, 'store', {}, () => packEntry(entry))
    if (packed === entry || kept.peek(key) !== plain) return
    kept.set(key, { ...plain, entry: { ...packed, contentRef: entry.contentRef } })
  }

  /**
   * Whether it is still current: something it read may have been published while it was rendered.
   */
  function holds(entry: CacheEntry, purges: readonly ContentPurge[]): boolean {
    for (const purge of purges) {
      if (entry.contentRef === purge.to) continue
      if (!purge.tags || entry.tags.some(purge.isChanged)) return false
      entry.contentRef = purge.to
    }
    return true
  }

  const renderOnce: RenderCache['get'] = (key, render) => {
    const known = inFlight.get(key)
    if (known) return known.rendered
    const purges: ContentPurge[] = []
    const rendered = render(kept.peek(key)?.entry)
      .then((entry) => {
        // An entry that cannot be packed stays plain, and is served so.
        if (entry.freshSeconds > 0 && holds(entry, purges)) void keep(key, entry).catch(() => {})
        else if (entry.freshSeconds === 0) kept.delete(key)
        return entry
      })
      .finally(() => {
        flights.delete(flight)
        if (inFlight.get(key) === flight) inFlight.delete(key)
      })
    const flight: Flight = { rendered, purges }
    flights.add(flight)
    inFlight.set(key, flight)
    return rendered
  }

  return {
    async get(key, render) {
      const known = kept.get(key)
      if (!known) {
        onRead('miss')
        return renderOnce(key, render)
      }
      known.requests++
      const isStale = known.freshUntil <= now()
      onRead(isStale ? 'stale' : 'hit')
      if (isStale) {
        const flight = renderOnce(key, render).catch((error: unknown) => {
          known.freshUntil = now() + retrySeconds * 1000
          onStaleError(key, error)
          return known.entry
        })
        // An entry known to be outdated is served only when there is nothing better.
        if (now() >= (known.entry.validUntil ?? Infinity)) return flight
      }
      return known.entry
    },
    find(key) {
      const known = kept.get(key)
      if (!known || known.freshUntil <= now()) return undefined
      if (known.entry.experiment !== undefined) return undefined
      known.requests++
      onRead('hit')
      return known.entry
    },
    purge(purge) {
      const keys = index.find(purge)
      for (const flight of flights) flight.purges.push(purge)
      inFlight.clear()
      const purged = []
      for (const [key, one] of kept.entries()) {
        if (!keys.has(key)) {
          if (one.entry.contentRef === purge.from) one.entry.contentRef = purge.to
          continue
        }
        const wasTrue = one.entry.validUntil === undefined || one.entry.validUntil > now()
        one.freshUntil = now()
        one.entry.validUntil = now()
        one.entry.contentRef = ''
        if (wasTrue) purged.push({ key, requests: one.requests })
        one.requests = Math.floor(one.requests / 2)
      }
      return purged.sort((a, b) => b.requests - a.requests)
    },
    clear() {
      kept.clear()
      index.clear()
    },
    figures: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  }
}
