import { describe, expect, it } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import type { PageStore } from '../../model/ports/page-store.ts'
import type { CacheEntry, ContentPurge } from '../../model/ports/render-cache.ts'
import { toEntry } from '../serve/to-entry.ts'
import { createMemoryCache } from './memory-cache.ts'
import { createSharedCache } from './shared-cache.ts'
import { decodeEntry, encodeEntry } from './shared-entry.ts'

interface Store extends PageStore {
  bytes: Map<string, Uint8Array>
  claims: Set<string>
}

function createStore(): Store {
  const bytes = new Map<string, Uint8Array>()
  const claims = new Set<string>()
  return {
    bytes,
    claims,
    read: async (key) => bytes.get(key),
    write: (key, value) => void bytes.set(key, value),
    claim: async (key) => !claims.has(key) && Boolean(claims.add(key)),
    release: (key) => void claims.delete(key),
  }
}

/** A store out of reach: it answers as if it were empty. */
const lost: PageStore = {
  read: async () => undefined,
  write() {},
  claim: async () => true,
  release() {},
}

/** A process of a machine, with a page whose text is that of its content. */
function openMachine(pages: PageStore, start = 'r1') {
  let ref = start
  let rendered = 0
  const cache = createSharedCache({
    near: createMemoryCache(),
    pages,
    ref: async () => ref,
  })
  const toText = (at: string) => `${at} `.repeat(600)
  const render =
    (tags: readonly string[] = ['document:a']) =>
    async () => {
      rendered++
      return toEntry(toText(ref), { headers: {}, tags, contentRef: ref, freshSeconds: 60 })
    }
  return {
    get rendered() {
      return rendered
    },
    async get(key = 'page /a', tags?: readonly string[]): Promise<string> {
      return (await readText(await cache.get(key, render(tags)))).split(' ')[0]!
    },
    fail: (key = 'page /a') => cache.get(key, () => Promise.reject(new Error('down'))),
    publish(to: string, ...tags: string[]) {
      cache.purge(toPurge(ref, to, tags))
      ref = to
    },
  }
}

function toPurge(from: string, to: string, tags: readonly string[]): ContentPurge {
  return { from, to, tags: new Set(tags), isChanged: (tag) => tags.includes(tag) }
}

async function readText(entry: CacheEntry): Promise<string> {
  const { findVariant } = await import('./encode.ts')
  return new TextDecoder().decode((await findVariant(entry, 'identity')).body)
}

/** Resolves when all claims are released, which follows the writes. */
const settled = (store: Store) => waitUntil(() => expect(store.claims.size).toBe(0))

describe('pages that machines share', () => {
  it('are rendered once for all', async () => {
    const store = createStore()
    const machines = [openMachine(store), openMachine(store), openMachine(store)]
    const texts = await Promise.all(machines.map((machine) => machine.get()))
    await settled(store)
    expect(texts).toEqual(['r1', 'r1', 'r1'])
    expect(machines.map(({ rendered }) => rendered).toSorted()).toEqual([0, 0, 1])
    expect(await openMachine(store).get()).toBe('r1')
    expect(store.claims.size).toBe(0)
  })

  it('hold for later content that did not change what they read, and for no other', async () => {
    const store = createStore()
    await openMachine(store).get()
    await openMachine(store).get('page /b', ['document:b'])
    await settled(store)
    const late = openMachine(store)
    late.publish('r2', 'document:b')
    expect([await late.get(), await late.get('page /b')]).toEqual(['r1', 'r2'])
    expect(late.rendered).toBe(1)
  })

  it('do not come back when they were purged while the store was away', async () => {
    const store = createStore()
    const first = openMachine(store)
    await first.get()
    await settled(store)
    const old = new Map(store.bytes)
    // From here on the store learns nothing.
    store.bytes.clear()
    first.publish('r2', 'document:a')
    expect(await first.get()).toBe('r2')
    await settled(store)
    for (const [key, bytes] of old) store.bytes.set(key, bytes)
    const restarted = openMachine(store, 'r2')
    expect(await restarted.get()).toBe('r2')
  })

  it('do not come back with content that comes back, when it was otherwise in between', async () => {
    const store = createStore()
    const machine = openMachine(store)
    // Rendered as r2 from r1, while the content moved on.
    store.bytes.set(
      'page /a',
      await encodeEntry('page /a', {
        ...toEntry('r2 '.repeat(600), {
          headers: {},
          tags: ['document:a'],
          contentRef: 'r1',
          freshSeconds: 60,
        }),
      }),
    )
    machine.publish('r2', 'document:a')
    machine.publish('r1', 'document:a')
    expect(await machine.get()).toBe('r1')
  })

  it('are of content nobody knows: they are rendered instead', async () => {
    const store = createStore()
    await openMachine(store, 'ahead').get()
    await settled(store)
    expect(await openMachine(store, 'behind').get()).toBe('behind')
  })

  it('are rendered by each machine when the store is lost, and after a claim that nobody ends', async () => {
    expect(await openMachine(lost).get()).toBe('r1')
    const store = createStore()
    store.claims.add('page /a')
    const machine = openMachine(store)
    expect([await machine.get(), machine.rendered]).toEqual(['r1', 1])
  })

  it('are shown when they cannot be rendered, whatever has been published', async () => {
    const store = createStore()
    await openMachine(store).get()
    await settled(store)
    const entry = await openMachine(store, 'r9').fail()
    expect(await readText(entry)).toContain('r1')
    await expect(openMachine(lost).fail()).rejects.toThrow('down')
  })
})

describe('an answer as bytes', () => {
  const entry = () =>
    toEntry('text '.repeat(600), {
      status: 404,
      headers: { 'content-type': 'text/html', vary: 'Cookie' },
      tags: ['document:a', 'link:b'],
      contentRef: 'r1',
      freshSeconds: 60,
      validUntil: 5,
      experiment: 'e',
    })

  it('is the same answer afterwards, also one too small to be packed', async () => {
    for (const one of [entry(), toEntry('small', { headers: {}, freshSeconds: 1 })]) {
      const read = decodeEntry('k', await encodeEntry('k', one))!
      const { body: _, variants: made, ...facts } = one
      expect(read).toMatchObject(facts)
      expect(await readText(read)).toBe(await readText(one))
      const [kept, before] = [await read.variants.get('br'), await made.get('br')]
      expect(kept?.headers).toEqual(before?.headers)
      expect(kept?.etag).toBe(before?.etag)
    }
  })

  it('is nothing when a byte of it is another, a part is missing, or it is of another key', async () => {
    const bytes = await encodeEntry('k', entry())
    for (let at = 0; at < bytes.length; at += 7) {
      const wrong = Uint8Array.from(bytes)
      wrong[at]! ^= 1
      expect(decodeEntry('k', wrong), `byte ${at}`).toBeUndefined()
      expect(decodeEntry('k', bytes.subarray(0, at)), `${at} bytes`).toBeUndefined()
    }
    expect(decodeEntry('other', bytes)).toBeUndefined()
  })
})
