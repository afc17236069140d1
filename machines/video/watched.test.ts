import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addStep, marks, reachedMarks, shareOf, type Part } from './watched.ts'

const length = 120

/** The parts after a player played from one second to another. */
function play(parts: readonly Part[], from: number, to: number): Part[] {
  let played = [...parts]
  for (let at = from; at < to; at += 0.25) played = addStep(played, at, Math.min(at + 0.25, to))
  return played
}

const stretch = fc
  .tuple(fc.integer({ min: 0, max: length }), fc.integer({ min: 0, max: length }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
const stretches = fc.array(stretch, { maxLength: 6 })
const watch = (all: readonly (readonly [number, number])[]) =>
  all.reduce<Part[]>((parts, [from, to]) => play(parts, from, to), [])

/** The share, calculated by counting the seconds that lie in any stretch. */
function countShare(all: readonly (readonly [number, number])[]): number {
  const seconds = Array.from({ length }, (_, second) => second)
  const seen = seconds.filter((second) => all.some(([from, to]) => from <= second && second < to))
  return seen.length / length
}

describe('[VIDEO-03] the share that was watched', () => {
  it('grows with what is played', () => {
    expect(shareOf(play([], 0, 30), length)).toBeCloseTo(0.25)
    expect(reachedMarks(shareOf(play([], 0, 29.5), length))).toEqual([])
    expect(reachedMarks(shareOf(play([], 0, 30), length))).toEqual([25])
    expect(reachedMarks(shareOf(play([], 0, length), length))).toEqual([...marks])
  })

  it('does not grow by seeking, however far and however often', () => {
    const leaps = [0, 115, 3, 90, 60, 119, 118.9].map((at) => [at, at + 20] as const)
    const parts = leaps.reduce<Part[]>((all, [from, to]) => addStep(all, from, to), [])
    expect(shareOf(parts, length)).toBe(0)
    expect(reachedMarks(shareOf(parts, length))).toEqual([])
  })

  it('does not grow by watching the same again', () => {
    const once = play([], 10, 40)
    expect(shareOf(play(play(once, 10, 40), 20, 30), length)).toBeCloseTo(shareOf(once, length))
  })

  it('counts what a fast video shows between two reports', () => {
    expect(shareOf(addStep([], 0, 3.5, 2), length)).toBeCloseTo(3.5 / length)
    expect(addStep([], 0, 3.5, 1)).toEqual([])
    expect(addStep([], 0, 1.5, 0.5)).toEqual([[0, 1.5]])
  })

  it('is nothing while the length is unknown', () => {
    for (const unknown of [0, NaN, Infinity, -1]) expect(shareOf([[0, 10]], unknown)).toBe(0)
  })

  it('is what counting the seconds gives, whatever the order', () => {
    fc.assert(
      fc.property(stretches, (all) => {
        const share = shareOf(watch(all), length)
        expect(share).toBeCloseTo(countShare(all), 6)
        expect(shareOf(watch(all.toReversed()), length)).toBeCloseTo(share, 6)
      }),
    )
  })

  it('never falls, never leaves 0 to 1, and keeps parts that do not touch', () => {
    fc.assert(
      fc.property(stretches, stretch, (all, [from, to]) => {
        const parts = watch(all)
        const more = play(parts, from, to)
        expect(shareOf(more, length)).toBeGreaterThanOrEqual(shareOf(parts, length) - 1e-9)
        expect(shareOf(more, length)).toBeLessThanOrEqual(1)
        const sorted = more.toSorted(([a], [b]) => a - b)
        sorted.slice(1).forEach(([start], at) => expect(start).toBeGreaterThan(sorted[at]![1]))
      }),
    )
  })
})
