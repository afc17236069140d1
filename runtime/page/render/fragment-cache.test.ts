import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createFragmentCache } from './fragment-cache.ts'
import type { Fragment } from '../../model/ports/fragment-cache.ts'

interface Facts {
  brand: string
  path: string
}

/** A drawing that counts how often it was made. */
function createDrawing(read: (facts: Facts) => string) {
  const drawing = {
    times: 0,
    draw(facts: object | undefined): Fragment {
      drawing.times++
      return { html: read((facts ?? {}) as Facts), preloads: '' }
    },
  }
  return drawing
}

describe('fragment cache', () => {
  it('draws a slice of a page once for the same key', () => {
    const cache = createFragmentCache()
    const { draw } = createDrawing(() => 'drawn')
    expect(cache.get('a', undefined, draw)).toBe(cache.get('a', undefined, draw))
    expect(cache.get('b', undefined, draw)).not.toBe(cache.get('a', undefined, draw))
  })

  it('shares a part of the frame between pages that differ in what it does not read', () => {
    const cache = createFragmentCache()
    const footer = createDrawing(({ brand }) => brand)
    for (const path of ['/', '/pricing', '/blog']) {
      expect(cache.get('footer', { brand: 'Colloquy', path }, footer.draw).html).toBe('Colloquy')
    }
    expect(footer.times).toBe(1)
    expect(cache.get('footer', { brand: 'Other', path: '/' }, footer.draw).html).toBe('Other')
  })

  it('draws a part anew for every value it reads', () => {
    const cache = createFragmentCache()
    const navbar = createDrawing(({ path }) => path)
    const paths = ['/', '/pricing', '/', '/pricing']
    const drawn = paths.map((path) => cache.get('navbar', { brand: 'x', path }, navbar.draw).html)
    expect(drawn).toEqual(paths)
    expect(navbar.times).toBe(2)
  })

  it('is right for a part that reads one fact depending on another', () => {
    const cache = createFragmentCache()
    const part = createDrawing(({ brand, path }) => (brand === 'x' ? path : 'fixed'))
    const read = (brand: string, path: string) => cache.get('part', { brand, path }, part.draw).html
    for (let round = 0; round < 2; round++) {
      expect(read('y', '/a')).toBe('fixed')
      expect(read('x', '/a')).toBe('/a')
      expect(read('x', '/b')).toBe('/b')
      expect(read('y', '/b')).toBe('fixed')
    }
  })

  it('holds no key, which is longer than what is drawn of it', () => {
    const keyed = (at: number) => `${'k'.repeat(100_000)} ${at}`
    expect(measureHeld(() => fill(200, keyed, () => 'x'))).toBeLessThan(8_000_000)
  })

  it.each([
    ['x', 9],
    ['é', 9],
    ['’', 4],
  ])(
    'counts what V8 takes for a text: two bytes a character once one needs two (%s)',
    (letter, fitting) => {
      const cache = fill(20, String, () => letter.repeat(10_000), 100_000)
      const { draw } = createDrawing(() => '')
      const isKept = (at: number) => cache.get(String(at), undefined, draw).html !== ''
      // Newest first, since drawing evicts the oldest.
      const kept = Array.from({ length: 20 }, (_, at) => 19 - at).filter(isKept)
      expect(kept).toHaveLength(fitting)
    },
  )
})

function fill(
  count: number,
  key: (at: number) => string,
  html: (at: number) => string,
  maxBytes?: number,
) {
  const cache = createFragmentCache(maxBytes)
  for (let at = 0; at < count; at++) {
    // A flat string, as React's output is once it was sent.
    const text = Buffer.from(html(at)).toString('utf8')
    cache.get(key(at), undefined, () => ({ html: text, preloads: '' }))
  }
  return cache
}

/** Bytes of the heap held by the result. */
function measureHeld(make: () => unknown): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const before = process.memoryUsage().heapUsed
  const made = make()
  collect()
  const held = process.memoryUsage().heapUsed - before
  expect(made).toBeDefined()
  return held
}
