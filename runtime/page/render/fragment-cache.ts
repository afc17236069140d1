/**
 * HTML of slices by their inputs. After one edit of a page, one of its slices is drawn again; a frame
 * that is the same on a thousand pages is drawn once.
 */
import { LRUCache } from 'lru-cache'
import type { Fragment, FragmentCache } from '../../model/ports/fragment-cache.ts'

/** How many slices are remembered by what they read of the page's facts. */
const maxReaders = 5000

/** @param maxBytes bounds what the HTML and the keys take, in characters. */
export function createFragmentCache(maxBytes = 16_000_000): FragmentCache {
  const fragments = new LRUCache<string, Fragment>({
    maxSize: maxBytes,
    sizeCalculation: (fragment, key) =>
      key.length + fragment.html.length + fragment.preloads.length + 1,
  })
  const readers = new LRUCache<string, readonly string[]>({ max: maxReaders })

  return {
    get(key, facts, draw) {
      const names = facts && readers.get(key)
      const known = facts && !names ? undefined : fragments.get(key + valuesOf(facts, names))
      if (known) return known
      const reads = new Set<string>()
      const fragment = draw(facts && watch(facts, reads))
      const read = [...reads].sort()
      if (facts) readers.set(key, read)
      fragments.set(key + valuesOf(facts, read), fragment)
      return fragment
    },
  }
}

/**
 * Components are pure: one that reads the same values goes on to read the same names. So what it read
 * last time says where to look, and a footer that reads the brand alone is shared by all pages.
 */
function valuesOf(facts: object | undefined, names: readonly string[] | undefined): string {
  if (!facts || !names?.length) return ''
  const values = facts as Record<string, unknown>
  return ` ${JSON.stringify(names.map((name) => [name, values[name]]))}`
}

function watch(facts: object, reads: Set<string>): object {
  return new Proxy(facts, {
    get(target, name, receiver) {
      if (typeof name === 'string') reads.add(name)
      return Reflect.get(target, name, receiver) as unknown
    },
  })
}
