/**
 * The time that one page may wait for the content service, all its requests together, and whether
 * it got everything. Other work, such as filling the replica, has no such limit.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { ContentIncomplete } from '../../model/errors/content-errors.ts'
import { siteError } from '../../model/errors/site-error.ts'

interface Reading {
  ms: number
  /** Set at the first read: a page that waits for its turn has not read yet. */
  end?: number
  hasGap: boolean
  /** Path of an answer that is complete or not given. */
  whole?: string
}

const readings = new AsyncLocalStorage<Reading>()

/** Gives the reads of `work`, and of everything it starts, this much time together. */
export function withinPageBudget<Result>(ms: number, work: () => Result): Result {
  return readings.run({ ms, hasGap: false }, work)
}

/**
 * Like `withinPageBudget`, for answers that list all pages, such as a sitemap.
 * @throws SiteError ContentIncomplete when there are gaps
 */
export function withinBudgetOfWhole<Result>(ms: number, path: string, work: () => Result): Result {
  return readings.run({ ms, hasGap: false, whole: path }, work)
}

export function withoutPageBudget<Result>(work: () => Result): Result {
  return readings.exit(work)
}

/** Milliseconds left, 0 when it is used up; Infinity outside of a page. */
export function leftOfPageBudget(): number {
  const reading = readings.getStore()
  if (!reading) return Infinity
  const now = performance.now()
  reading.end ??= now + reading.ms
  return Math.max(0, reading.end - now)
}

/**
 * Notes that an answer lacks something that will be available a little later: it must not be
 * cached.
 * @throws SiteError ContentIncomplete where the answer has to be complete
 */
export function tellGap(): void {
  const reading = readings.getStore()
  if (!reading) return
  if (reading.whole !== undefined) throw siteError(ContentIncomplete, [reading.whole])
  reading.hasGap = true
}

/** Whether the answer is complete or not given, so that it is worth waiting longer. */
export function hasToBeWhole(): boolean {
  return readings.getStore()?.whole !== undefined
}

export function hasGap(): boolean {
  return readings.getStore()?.hasGap ?? false
}
