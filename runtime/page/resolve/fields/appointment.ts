/** Start and end of events. */
import type { CalendarConfig } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { isDuration } from '../../../model/documents/duration.ts'
import { getAt } from '../../../model/documents/pointer.ts'

/** Suffix of an event page's path: its calendar entry. */
export const calendarSuffix = '.ics'

const minute = 60_000
const defaultDuration = 60

export interface Appointment {
  /** ms since 1970. */
  start: number
  end: number
}

/** Undefined without a date, and once it is over. */
export function findAppointment(
  document: Document,
  config: CalendarConfig | undefined,
  now: number,
): Appointment | undefined {
  if (!config) return undefined
  const start = Date.parse(String(getAt(document, config.start)))
  const ownEnd = config.end ? Date.parse(String(getAt(document, config.end))) : Number.NaN
  const duration = config.duration ? Number(getAt(document, config.duration)) : Number.NaN
  const length = (duration > 0 && isDuration(duration) ? duration : defaultDuration) * minute
  const end = ownEnd > start ? ownEnd : start + length
  return end > now ? { start, end } : undefined
}
