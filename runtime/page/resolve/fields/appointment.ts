/** Start and end of events. */
import { isDay, isTimeZone, readMoment, toLocalTime, toMoment } from '#schemas/moments.ts'
import type { PageType } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { isDuration } from '../../../model/documents/duration.ts'
import { getAt } from '../../../model/documents/pointer.ts'
import { evaluate } from '../../../values/evaluate.ts'
import type { Scope } from '../../../values/scope.ts'

/** Suffix of an event page's path: its calendar entry. */
export const calendarSuffix = '.ics'

const minute = 60_000
const defaultDuration = 60

export interface Appointment {
  /** ms since 1970. */
  start: number
  end: number
  /** The time zone of its place, else of the locale; UTC where neither is known. */
  zone: string
  /** Of an event of whole days, the first and the one after the last: `2026-12-03`. */
  days?: [first: string, next: string]
}

/** Undefined without a date, and once it is over. */
export function findAppointment(
  document: Document,
  { calendar, card }: Pick<PageType, 'calendar' | 'card'>,
  scope: Pick<Scope, 'locale' | 't'>,
  now: number,
): Appointment | undefined {
  if (!calendar) return undefined
  const place = calendar.zone ?? card?.zone
  const found = place === undefined ? undefined : evaluate(place, document, { ...scope, document })
  const zone = isTimeZone(found) ? found : (scope.locale.timeZone ?? 'UTC')
  const read = (pointer: string | undefined) =>
    pointer === undefined ? undefined : getAt(document, pointer)
  const from = read(calendar.start)
  const start = readMoment(from, zone)
  if (start === undefined) return undefined
  const until = readMoment(read(calendar.end), zone)
  const appointment = isDay(from)
    ? ofDays(from, until, zone)
    : { start, end: findEnd(start, until, Number(read(calendar.duration))), zone }
  return appointment.end > now ? appointment : undefined
}

function findEnd(start: number, until: number | undefined, duration: number): number {
  if (until !== undefined && until > start) return until
  return start + (duration > 0 && isDuration(duration) ? duration : defaultDuration) * minute
}

/** From the first day to the end of the last, by the clock of the place. */
function ofDays(first: string, until: number | undefined, zone: string): Appointment {
  const begin = Date.parse(first)
  const next = toDay(Math.max(begin, until ?? begin) + 24 * 60 * minute)
  const [start, end] = [first, next].map((day) => toMoment(`${day}T00:00`, zone))
  return { start: start!, end: end!, zone, days: [first, next] }
}

const toDay = (time: number) => toLocalTime(time, 'UTC').slice(0, 10)
