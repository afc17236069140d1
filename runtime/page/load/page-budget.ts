/**
 * How long one page may wait for the content service, all its requests together, and whether it got
 * everything. Work that is not for a page, such as filling the replica, has no such limit.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

interface Reading {
  ms: number
  /** Known from the first read on: a page that waits for its turn has not read yet. */
  end?: number
  hasGap: boolean
}

const readings = new AsyncLocalStorage<Reading>()

/** Reads made by `work` and by what it starts share this much time. */
export function withinPageBudget<Result>(ms: number, work: () => Result): Result {
  return readings.run({ ms, hasGap: false }, work)
}

export function withoutPageBudget<Result>(work: () => Result): Result {
  return readings.exit(work)
}

/** Milliseconds, 0 when it is used up; Infinity outside of a page. */
export function leftOfPageBudget(): number {
  const reading = readings.getStore()
  if (!reading) return Infinity
  const now = performance.now()
  reading.end ??= now + reading.ms
  return Math.max(0, reading.end - now)
}

/** An answer lacks something that will be available a little later: the page must not be cached. */
export function tellGap(): void {
  const reading = readings.getStore()
  if (reading) reading.hasGap = true
}

export function hasGap(): boolean {
  return readings.getStore()?.hasGap ?? false
}
