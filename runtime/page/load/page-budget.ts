/**
 * How long one page may wait for the content service, all its requests together, and whether it got
 * everything. Work that is not for a page, such as filling the replica, has no such limit.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { ContentIncomplete } from '../../model/errors/content-errors.ts'
import { siteError } from '../../model/errors/site-error.ts'

interface Reading {
  ms: number
  /** Known from the first read on: a page that waits for its turn has not read yet. */
  end?: number
  hasGap: boolean
  /** Path of an answer that is whole or not given. */
  whole?: string
}

const readings = new AsyncLocalStorage<Reading>()

/** Reads made by `work` and by what it starts share this much time. */
export function withinPageBudget<Result>(ms: number, work: () => Result): Result {
  return readings.run({ ms, hasGap: false }, work)
}

/** The same for what names everything there is, such as a sitemap. @throws SiteError ContentIncomplete where there are gaps */
export function withinBudgetOfWhole<Result>(ms: number, path: string, work: () => Result): Result {
  return readings.run({ ms, hasGap: false, whole: path }, work)
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

/**
 * An answer lacks something that will be available a little later: the page must not be cached.
 * @throws SiteError ContentIncomplete where the answer has to be whole
 */
export function tellGap(): void {
  const reading = readings.getStore()
  if (!reading) return
  if (reading.whole !== undefined) throw siteError(ContentIncomplete, [reading.whole])
  reading.hasGap = true
}

/** Whether the answer is whole or not given, so that it is worth waiting longer. */
export function hasToBeWhole(): boolean {
  return readings.getStore()?.whole !== undefined
}

export function hasGap(): boolean {
  return readings.getStore()?.hasGap ?? false
}
