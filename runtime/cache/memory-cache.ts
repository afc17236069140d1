import { LRUCache } from 'lru-cache'
import type { CacheEntry, RenderCache } from '../ports/render-cache.ts'

interface Kept {
  entry: CacheEntry
  freshUntil: number
}

export interface MemoryCacheOptions {
  /** Bytes of bodies kept, before compression. */
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
  maxBytes = 64_000_000,
  now = Date.now,
  onStaleError = () => {},
}: MemoryCacheOptions = {}): RenderCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    // Compressed bodies take about half as much again.
    sizeCalculation: ({ entry }) => Math.ceil(entry.body.byteLength * 1.5) + 1000,
  })
  const flying = new Map<string, Promise<CacheEntry>>()

  const renderOnce: RenderCache['get'] = (key, render) => {
    let flight = flying.get(key)
    if (!flight) {
      flight = render(kept.peek(key)?.entry)
        .then((entry) => {
          if (entry.freshSeconds > 0) kept.set(key, { entry, freshUntil: freshUntil(entry, now()) })
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
