import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { CacheEntry } from '../../model/ports/render-cache.ts'
import { toEntry } from '../serve/to-entry.ts'
import { findVariant } from './encode.ts'
import { createMemoryCache } from './memory-cache.ts'

const entry = (text: string, freshSeconds = 10) => toEntry(text, { headers: {}, freshSeconds })
const textOf = (kept: CacheEntry) => new TextDecoder().decode(kept.body)

function create(maxBytes?: number) {
  let now = 0
  const failures: unknown[] = []
  const cache = createMemoryCache({
    now: () => now,
    onStaleError: (key, error) => failures.push([key, String(error)]),
    ...(maxBytes ? { maxBytes } : {}),
  })
  const seen: (string | undefined)[] = []
  const get = async (text: string, freshSeconds?: number) =>
    textOf(
      await cache.get('key', async (stale) => {
        seen.push(stale && textOf(stale))
        return entry(text, freshSeconds)
      }),
    )
  return { cache, get, seen, failures, wait: (ms: number) => void (now += ms) }
}

const purge = (...tags: string[]) => ({
  from: 'one',
  to: 'two',
  tags: new Set(tags),
  isChanged: (tag: string) => tags.includes(tag) || tag === 'list:changed',
})

const read = (text: string, ...tags: string[]) =>
  toEntry(text, { headers: {}, freshSeconds: 10, tags, contentRef: 'one' })

describe('a purge', () => {
  it('renders again what read something of it, the most requested first, and nothing else', async () => {
    const { cache } = create()
    await cache.get('page', async () => read('page', 'document:a'))
    await cache.get('hot', async () => read('hot', 'document:a', 'document:b'))
    await cache.get('list', async () => read('list', 'list:changed'))
    await cache.get('other', async () => read('other', 'document:b', 'list:same'))
    cache.find('hot')
    expect(cache.purge(purge('document:a')).map(({ key }) => key)).toEqual(['hot', 'list', 'page'])
    expect(['page', 'hot', 'list'].map((key) => cache.find(key))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(cache.find('other')).toMatchObject({ contentRef: 'two' })
    expect(textOf(await cache.get('page', async () => read('new', 'document:a')))).toBe('new')
    expect(textOf((await cache.get('hot', () => Promise.reject(new Error('down'))))!)).toBe('hot')
  })

  it('counts for what is being rendered', async () => {
    const { cache } = create()
    let start = () => {}
    const started = new Promise<void>((resolve) => (start = resolve))
    const slow = (text: string) => async () => {
      await started
      return read(text, 'document:a')
    }
    const early = cache.get('page', slow('old'))
    const other = cache.get('other', async () => {
      await started
      return read('other', 'document:b')
    })
    cache.purge(purge('document:a'))
    // Later requests do not wait for the old render.
    const late = cache.get('page', async () => ({
      ...read('new', 'document:a'),
      contentRef: 'two',
    }))
    expect(textOf(await late)).toBe('new')
    start()
    expect(textOf(await early)).toBe('old')
    await other
    expect(textOf(cache.find('page')!)).toBe('new')
    expect(cache.find('other')).toMatchObject({ contentRef: 'two' })
  })
})

describe('the memory cache', () => {
  it('renders once while it is fresh', async () => {
    const { get, wait } = create()
    expect(await get('one')).toBe('one')
    wait(9_999)
    expect(await get('two')).toBe('one')
  })

  it('serves the old one once more while it is rendered anew, and offers it to the render', async () => {
    const { get, seen, wait } = create()
    await get('one')
    wait(10_000)
    expect(await get('two')).toBe('one')
    expect(await get('three')).toBe('two')
    expect(seen).toEqual([undefined, 'one'])
  })

  it('renders one key once at a time', async () => {
    const { cache } = create()
    let renders = 0
    const render = async () => {
      renders++
      return entry('one')
    }
    await Promise.all([cache.get('a', render), cache.get('a', render), cache.get('b', render)])
    expect(renders).toBe(2)
  })

  it('keeps the old one when rendering fails, tells, and tries again after a while', async () => {
    const { cache, get, failures, wait } = create()
    await get('one')
    wait(10_000)
    const fail = () => Promise.reject(new Error('down'))
    expect(textOf(await cache.get('key', fail))).toBe('one')
    await expect.poll(() => failures).toEqual([['key', 'Error: down']])
    expect(textOf(await cache.get('key', fail))).toBe('one')
    expect(failures).toHaveLength(1)
    wait(5_000)
    expect(await get('two')).toBe('one')
    expect(await get('three')).toBe('two')
  })

  it('throws what the render throws when there is nothing to serve instead, and keeps nothing of it', async () => {
    const { cache, get } = create()
    await expect(cache.get('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await get('one')).toBe('one')
  })

  it('never serves what has an end after it, unless there is nothing else', async () => {
    const { cache, wait } = create()
    const render = (text: string, validUntil?: number) => async () => ({
      ...entry(text, 60),
      ...(validUntil === undefined ? {} : { validUntil }),
    })
    await cache.get('key', render('ahead', 10_000))
    wait(9_000)
    expect(textOf(await cache.get('key', render('past')))).toBe('ahead')
    wait(1_000)
    expect(cache.find('key')).toBeUndefined()
    const fail = () => Promise.reject(new Error('down'))
    expect(textOf(await cache.get('key', fail))).toBe('ahead')
    wait(5_000)
    expect(textOf(await cache.get('key', render('past')))).toBe('past')
  })

  it('never keeps what is fresh for no time', async () => {
    const { get } = create()
    expect(await get('one', 0)).toBe('one')
    expect(await get('two')).toBe('two')
  })

  it('forgets the oldest when it is full, and everything when asked', async () => {
    const { cache } = create(10_000)
    const big = async () => entry(randomBytes(2000).toString('base64'))
    let renders = 0
    const count = async () => {
      renders++
      return big()
    }
    await cache.get('a', count)
    for (const key of ['b', 'c', 'd', 'e']) await cache.get(key, big)
    await cache.get('a', count)
    expect(renders).toBe(2)
    cache.clear()
    await cache.get('a', count)
    expect(renders).toBe(3)
  })

  it('keeps a page as Brotli alone, so that four times as many fit', async () => {
    const page = `<p>${'A paragraph of a page that says much the same as others. '.repeat(500)}</p>`
    const { cache } = create(100_000)
    for (let n = 0; n < 40; n++) {
      await cache.get(`page ${n}`, async () => entry(`${n} ${page}`))
      await expect.poll(() => cache.find(`page ${n}`)?.body, { interval: 1 }).toBeUndefined()
    }
    const kept = Array.from({ length: 40 }, (_, n) => cache.find(`page ${n}`))
    expect(kept.every(Boolean)).toBe(true)
  })

  it('answers every coding from what is kept, and the same bytes as before it was packed', async () => {
    const text = 'Words, words, words. '.repeat(400)
    const { cache } = create()
    const first = await cache.get('key', async () => entry(text))
    const before = await findVariant(first, 'gzip')
    await expect.poll(() => cache.find('key')?.body).toBeUndefined()
    const kept = cache.find('key')!
    const [plain, gzip, br] = await Promise.all(
      ['', 'gzip', 'br, gzip'].map((accept) => findVariant(kept, accept)),
    )
    expect(new TextDecoder().decode(plain!.body)).toBe(text)
    expect(gunzipSync(gzip!.body).toString()).toBe(text)
    expect(brotliDecompressSync(br!.body).toString()).toBe(text)
    expect(gzip!.etag).toBe(before.etag)
    expect([plain, gzip, br].map((variant) => variant!.headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ])
    // Compressed variants are there at once for later requests.
    expect(findVariant(kept, 'gzip')).toBe(gzip)
    expect(findVariant(kept, 'br')).toBe(br)
  })

  it('leaves what fits a packet as it is', async () => {
    const { cache } = create()
    await cache.get('key', async () => entry('short'))
    const answer = await findVariant(cache.find('key')!, 'br')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(textOf(cache.find('key')!)).toBe('short')
  })
})
