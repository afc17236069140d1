import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createMemoryCache } from '../cache/memory-cache.ts'
import { withinPageBudget, leftOfPageBudget } from '../../page/load/page-budget.ts'
import { renderInTurn } from './render-in-turn.ts'
import { toEntry } from './to-entry.ts'

const entry = () => toEntry('text', { headers: {}, contentRef: 'ref', freshSeconds: 0 })

it('begins one render per turn of the event loop, in the order asked for', async () => {
  const cache = renderInTurn(createMemoryCache())
  const begun: number[] = []
  const asked = Array.from({ length: 4 }, (_, at) =>
    cache.get(`page /${at}`, async () => {
      begun.push(at)
      return entry()
    }),
  )
  // All that can begin within this turn.
  await new Promise(process.nextTick)
  const perTurn: number[] = []
  while (begun.length < asked.length) {
    perTurn.push(begun.length)
    await setImmediate()
  }
  await Promise.all(asked)
  expect(begun).toEqual([0, 1, 2, 3])
  expect(Math.max(...perTurn.map((count, turn) => count - (perTurn[turn - 1] ?? 0)))).toBe(1)
})

it('a render that fails holds up nobody', async () => {
  const cache = renderInTurn(createMemoryCache())
  const failing = cache.get('page /broken', () => Promise.reject(new Error('broken')))
  const whole = cache.get('page /whole', async () => entry())
  await expect(failing).rejects.toThrow('broken')
  expect((await whole).status).toBe(200)
})

it('waiting for a turn takes nothing of the time for the content service', async () => {
  const cache = renderInTurn(createMemoryCache())
  const blocking = cache.get('page /slow', async () => {
    const end = performance.now() + 60
    while (performance.now() < end);
    return entry()
  })
  const left = withinPageBudget(50, async () => {
    let ms = 0
    await cache.get('page /next', async () => {
      ms = leftOfPageBudget()
      return entry()
    })
    return ms
  })
  await blocking
  expect(await left).toBeCloseTo(50)
})
