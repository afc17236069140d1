/** Functions of expressions over moments and the clocks of places. They are apart because few machines need them. */
import { isDay, isTimeZone, readMoment, toClock } from '#schemas/moments.ts'
import type { ExpressionFunction } from '../expressions/list-values.ts'
import { opening } from './opening-hours.ts'

export { opening }

/** Milliseconds since the epoch. UTC where neither the text nor the call names a zone: server and browser must agree. */
export const date = (value: unknown, zone?: unknown): number | undefined =>
  zone == null || isTimeZone(zone) ? readMoment(value, zone ?? undefined) : undefined

/** By the clock of a place; of UTC without one. An unknown zone has no clock: one of another would be wrong. */
const clock = (value: unknown, zone: unknown) => {
  const time = date(value, zone) ?? NaN
  // A day is the same everywhere.
  return toClock(time, isTimeZone(zone) && !isDay(value) ? zone : 'UTC')
}

export const day: ExpressionFunction = (value, zone) => clock(value, zone).getUTCDate()

export const hour: ExpressionFunction = (value, zone) => clock(value, zone).getUTCHours()

export const minute: ExpressionFunction = (value, zone) => clock(value, zone).getUTCMinutes()

export const month: ExpressionFunction = (value, zone) => clock(value, zone).getUTCMonth() + 1

export const weekday: ExpressionFunction = (value, zone) =>
  ((clock(value, zone).getUTCDay() + 6) % 7) + 1

export const year: ExpressionFunction = (value, zone) => clock(value, zone).getUTCFullYear()
