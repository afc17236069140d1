import { LRUCache } from 'lru-cache'
import type { CacheEntry, RenderCache } from '../../model/ports/render-cache.ts'
import { measureEntry, packEntry } from './encode.ts'

interface Kept {
  entry: CacheEntry
  freshUntil: number
}

export interface MemoryCacheOptions {
  /** Bytes of entries kept, packed. */
  maxBytes?: number
  now?: () => number
  /** A render that failed while an older one is served instead. */
  onStaleError?: (key: string, error: unknown) => void
}

function freshUntil({ freshSeconds, validUntil = Infinity }: CacheEntry, now: number): number {
  return Math.min(now + freshSeconds * 1000, validUntil)
}

/** A page whose render failed is tried again after this long, not on every request. */
const retrySeconds = 5

export function createMemoryCache({
  maxBytes = 64 * 1024 * 1024,
  now = Date.now,
  onStaleError = () => {},
}: MemoryCacheOptions = {}): RenderCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ entry }) => measureEntry(entry),
  })
  const flying = new Map<string, Promise<CacheEntry>>()

  /** Plain at first, since somebody waits for it; packed as soon as that is done. */
  async function keep(key: string, entry: CacheEntry): Promise<void> {
    const plain: Kept = { entry, freshUntil: freshUntil(entry, now()) }
    kept.set(key, plain)
    const packed = await packEntry(entry)
    if (packed !== entry && kept.peek(key) === plain) kept.set(key, { ...plain, entry: packed })
  }

  const renderOnce: RenderCache['get'] = (key, render) => {
    let flight = flying.get(key)
    if (!flight) {
      flight = render(kept.peek(key)?.entry)
        .then((entry) => {
          // One that cannot be packed stays plain, and is answered so.
          if (entry.freshSeconds > 0) void keep(key, entry).catch(() => {})
          else kept.delete(key)
          return entry
        })
        .finally(() => flying.delete(key))
      flying.set(key, flight)
    }
    return flight
  }

  return {
    async get(key, render) {
      const known = kept.get(key)
      if (!known) return renderOnce(key, render)
      if (known.freshUntil <= now()) {
        const flight = renderOnce(key, render).catch((error: unknown) => {
          known.freshUntil = now() + retrySeconds * 1000
          onStaleError(key, error)
          return known.entry
        })
        // What is known to be untrue is served only when there is nothing better.
        if (now() >= (known.entry.validUntil ?? Infinity)) return flight
      }
      return known.entry
    },
    find(key) {
      const known = kept.get(key)
      return known && known.freshUntil > now() ? known.entry : undefined
    },
    clear: () => kept.clear(),
  }
}
