import { expect, it } from 'vitest'
import { toSlope } from './slope.ts'

it('leaves out what a run costs that has no page', () => {
  const run = (pages: number) => ({ pages, ms: 3000 + pages * 0.7 })
  expect(toSlope([run(300), run(900)])).toBeCloseTo(0.7)
})

it('refuses two runs of one size', () => {
  const run = { pages: 300, ms: 1 }
  expect(() => toSlope([run, run])).toThrow('Both contents have 300 pages.')
})
