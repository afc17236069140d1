/**
 * HTML of slices by their inputs. After one edit of a page, one of its slices is drawn again; a frame
 * that is the same on a thousand pages is drawn once.
 */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Fragment, FragmentCache } from '../../model/ports/fragment-cache.ts'

/** How many slices are remembered by what they read of the page's facts. */
const maxReaders = 5000

/** What the records of a fragment take beside its texts. */
const overhead = 300

/** @param maxBytes bounds what the fragments take in memory */
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

/** A key has all fields of a slice, and often is longer than what is drawn of them. */
function toDigest(text: string): string {
  return hash('sha256', text, 'base64url')
}

/** V8 keeps a text in single bytes until one of its characters needs two. */
function bytesOf(text: string): number {
  return /[^\u0000-\u00ff]/.test(text) ? text.length * 2 : text.length
}

/**
 * Components are pure: one that reads the same values goes on to read the same names. So what it read
 * last time says where to look, and a footer that reads the brand alone is shared by all pages.
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
