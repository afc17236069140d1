import { isTimeZone, toMoment } from '#schemas/moments.ts'
import { mapJson, type Json } from './parse-json.ts'

const day = 86_400_000

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/**
 * `@today+24d`: a day, counted from the day the service started. `@today-3d 17:00 Europe/Paris`: a time of
 * a place, else of UTC. Appointments are on working days: one that would be on a weekend is after it, or
 * before it if it is past. `@today+58d tue 09:30 Europe/Berlin` is on the first Tuesday from that day on.
 */
const pattern =
  /^@today([+-]\d{1,4})d(?: (sun|mon|tue|wed|thu|fri|sat))?(?: ([01]\d|2[0-3]):([0-5]\d)(?: ([A-Za-z_]+(?:\/[A-Za-z_+-]+)*))?)?$/

/**
 * `value` with relative dates made absolute, a copy where it has any, in the form of the content service: `2026-12-15`,
 * `2026-12-15T17:00:00+0000`. So a site shipped with its content always has events ahead.
 */
export function resolveRelativeDates(value: Json, today: Date): Json {
  if (typeof value === 'string') return value.startsWith('@today') ? toDate(value, today) : value
  if (typeof value !== 'object' || value === null) return value
  return mapJson(value, (item) => resolveRelativeDates(item, today))
}

/** A text that only looks like one stays as it is, and is refused by the schema of its field. */
function toDate(text: string, today: Date): string {
  const [, days, weekday, hours, minutes, zone = 'UTC'] = pattern.exec(text) ?? []
  if (days === undefined || !isTimeZone(zone)) return text
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const counted = start + Number(days) * day
  if (hours === undefined) return toDay(weekday ? findWeekday(counted, weekday) : counted)
  const chosen = weekday ? findWeekday(counted, weekday) : findWorkingDay(counted, days)
  const moment = toMoment(`${toDay(chosen)}T${hours}:${minutes}`, zone)
  return new Date(moment).toISOString().replace('.000Z', '+0000')
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function findWeekday(time: number, weekday: string): number {
  const ahead = (weekdays.indexOf(weekday) - new Date(time).getUTCDay() + 7) % 7
  return time + ahead * day
}

function findWorkingDay(time: number, days: string): number {
  const weekday = new Date(time).getUTCDay()
  if (weekday !== 0 && weekday !== 6) return time
  const [isPast, isSunday] = [days.startsWith('-'), weekday === 0]
  if (isPast) return time - (isSunday ? 2 : 1) * day
  return time + (isSunday ? 1 : 2) * day
}
