import { describe, expect, it } from 'vitest'
import type { CacheEntry } from '../ports/render-cache.ts'
import { toEntry } from '../serve/to-entry.ts'
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
    const big = async () => entry('x'.repeat(3000))
    let renders = 0
    const count = async () => {
      renders++
      return big()
    }
    await cache.get('a', count)
    await cache.get('b', big)
    await cache.get('a', count)
    expect(renders).toBe(2)
    cache.clear()
    await cache.get('a', count)
    expect(renders).toBe(3)
  })
})
