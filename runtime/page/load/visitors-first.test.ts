import { describe, expect, it } from 'vitest'
import { createVisitorsFirst } from './visitors-first.ts'

describe('work that can wait', () => {
  it('goes on at once where nobody reads', async () => {
    await createVisitorsFirst().rest()
  })

  it('goes on after a read, whether it succeeds or fails', async () => {
    for (const isGood of [true, false]) {
      const visitors = createVisitorsFirst()
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const order: string[] = []
      const read = visitors
        .serve(() => promise)
        .catch(String)
        .then(() => order.push('read'))
      const rested = visitors.rest().then(() => order.push('rested'))
      if (isGood) resolve('')
      else reject(new Error('gone'))
      await Promise.all([read, rested])
      expect(order).toEqual(['read', 'rested'])
    }
  })

  it('goes on beside a read that does not end', async () => {
    const visitors = createVisitorsFirst()
    void visitors.serve(() => new Promise(() => {}))
    await visitors.rest()
  })
})
