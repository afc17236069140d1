/**
 * HTML of slices by their inputs. After one edit of a page, one of its slices is drawn again; a frame
 * that is the same on a thousand pages is drawn once.
 */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Fragment, FragmentCache } from '../../model/ports/fragment-cache.ts'

/** Number of slices whose reads of the page's facts are remembered. */
const maxReaders = 5000

/** Bytes of a fragment's records beside its texts. */
const overhead = 300

/** @param maxBytes - bounds the memory that fragments take */
export function createFragmentCache(maxBytes = 16_000_000): FragmentCache {
  const fragments = new LRUCache<string, Fragment>({
    maxSize: maxBytes,
    sizeCalculation: ({ html, preloads }) => bytesOf(html) + bytesOf(preloads) + overhead,
  })
  const readers = new LRUCache<string, readonly string[]>({ max: maxReaders })

  return {
    get(key, facts, draw) {
      const id = toDigest(key)
      const names = facts && readers.get(id)
      const known = facts && !names ? undefined : fragments.get(toPlace(id, facts, names))
      if (known) return known
      const reads = new Set<string>()
      const fragment = draw(facts && watch(facts, reads))
      const read = [...reads].sort()
      if (facts) readers.set(id, read)
      fragments.set(toPlace(id, facts, read), fragment)
      return fragment
    },
  }
}

/** Hashed: a key has all fields of a slice, and often is longer than its HTML. */
function toDigest(text: string): string {
  return hash('sha256', text, 'base64url')
}

/** V8 stores a text in single bytes unless one of its characters needs two. */
function bytesOf(text: string): number {
  return /[^\u0000-\u00ff]/.test(text) ? text.length * 2 : text.length
}

/**
 * Components are pure: one that reads the same values goes on to read the same names. So the names
 * it read last time give the place, and all pages share a footer that reads only the brand.
 */
function toPlace(
  id: string,
  facts: object | undefined,
  names: readonly string[] | undefined,
): string {
  if (!facts || !names?.length) return id
  const values = facts as Record<string, unknown>
  return toDigest(id + JSON.stringify(names.map((name) => [name, values[name]])))
}

function watch(facts: object, reads: Set<string>): object {
  return new Proxy(facts, {
    get(target, name, receiver) {
      if (typeof name === 'string') reads.add(name)
      return Reflect.get(target, name, receiver) as unknown
    },
  })
}
