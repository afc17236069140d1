/**
 * HTML of slices by what they were drawn from. After one edit of a page, one of its slices is drawn
 * again; a frame that is the same on a thousand pages is drawn once.
 */
import { LRUCache } from 'lru-cache'

export interface Fragment {
  html: string
  /** `<link rel="preload">` of an eager picture, lifted out of the slice for the head. */
  preloads: string
}

export interface FragmentCache {
  get(key: string): Fragment | undefined
  set(key: string, fragment: Fragment): void
}

/** @param maxBytes bounds what the HTML and the keys take, in characters. */
export function createFragmentCache(maxBytes = 32_000_000): FragmentCache {
  const cache = new LRUCache<string, Fragment>({
    maxSize: maxBytes,
    sizeCalculation: (fragment, key) =>
      key.length + fragment.html.length + fragment.preloads.length + 1,
  })
  return { get: (key) => cache.get(key), set: (key, fragment) => void cache.set(key, fragment) }
}

export const noFragmentCache: FragmentCache = { get: () => undefined, set: () => {} }
