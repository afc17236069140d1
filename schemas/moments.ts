/**
 * Moments and the clocks of places: the one reader of dates and timestamps, and the one module that knows
 * time zones, by their names in the IANA database: `Europe/Paris`. A moment is ms since 1970.
 */

const msPerMinute = 60_000
const msPerHour = 60 * msPerMinute

/** `2026-12-03`, which is the same day everywhere. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
}

/**
 * The moment of a date or timestamp; undefined for any other text, and for a day no calendar has.
 * @param zone - the place whose clock a text without an offset tells; UTC without one
 */
export function readMoment(value: unknown, zone?: string): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return undefined
  const [, day = '', time, offset] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(value) ?? []
  const start = Date.parse(day)
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== day) return undefined
  if (!time) return start
  // Not every browser reads an offset without a colon, as the content service writes it.
  const found =
    offset || !zone
      ? Date.parse(`${day}${time}${(offset ?? 'Z').replace(/(\d\d)(\d\d)$/, '$1:$2')}`)
      : toMoment(`${day}${time}`, zone)
  return Number.isNaN(found) ? undefined : found
}

/** The moment something dated begins: a day at midnight, by the clock of a place. */
export function readStart(value: unknown, zone?: string): number | undefined {
  return readMoment(isDay(value) ? `${value}T00:00` : value, zone)
}

export function isTimeZone(value: unknown): value is string {
  return typeof value === 'string' && offsetFormatter(value) !== undefined
}

/**
 * The moment at which clocks of a zone show this time: the first one where they show it twice; where they
 * skip it, the moment they would have shown it (RFC 5545, 3.3.5).
 * @param wall - `2026-12-03T08:30`
 */
export function toMoment(wall: string, zone: string): number {
  const time = Date.parse(`${wall}Z`)
  // Far enough that the clocks of no zone show the time yet, or any more.
  const [before, after] = [-36, 36].map((hours) => offsetAt(time + hours * msPerHour, zone))
  const found = [before!, after!].find((offset) => offsetAt(time - offset, zone) === offset)
  return time - (found ?? before!)
}

/** What the clocks of a zone show, as if they were those of UTC: to be read by `getUTCHours()` and its kin. */
export function toClock(time: number, zone: string): Date {
  return new Date(time + offsetAt(time, zone))
}

/** The local time of a zone, with its offset: `2026-12-03T08:30:00+01:00`. */
export function toLocalTime(time: number, zone: string): string {
  const shown = toClock(time, zone).toISOString().slice(0, 19)
  return `${shown}${writeOffset(offsetAt(time, zone), ':')}`
}

/** `+0530` */
export function writeOffset(offset: number, separator = ''): string {
  const minutes = Math.abs(offset) / msPerMinute
  const parts = [Math.floor(minutes / 60), minutes % 60]
  const written = parts.map((part) => String(part).padStart(2, '0')).join(separator)
  return `${offset < 0 ? '-' : '+'}${written}`
}

/** Milliseconds, whole minutes; positive east of Greenwich. NaN for what is no zone or no time. */
export function offsetAt(time: number, zone: string): number {
  const formatter = Number.isFinite(new Date(time).getTime()) ? offsetFormatter(zone) : undefined
  if (!formatter) return Number.NaN
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(formatter.format(time)) ?? []
  const offset = Number(hours ?? 0) * msPerHour + Number(minutes ?? 0) * msPerMinute
  return sign === '-' ? -offset : offset
}

/** The moments from which clocks of a zone are set otherwise, after `from` and until `to`. */
export function listClockChanges(zone: string, from: number, to: number): number[] {
  const changes: number[] = []
  // No zone has two changes within a week; one that is taken back within it is none.
  const step = 7 * 24 * msPerHour
  for (let low = from; low < to; low += step) {
    const high = Math.min(low + step, to)
    if (offsetAt(low, zone) !== offsetAt(high, zone)) changes.push(findChange(zone, low, high))
  }
  return changes
}

/** Clocks change on whole minutes. */
function findChange(zone: string, low: number, high: number): number {
  const before = offsetAt(low, zone)
  let [first, last] = [Math.floor(low / msPerMinute), Math.ceil(high / msPerMinute)]
  while (last - first > 1) {
    const middle = Math.floor((first + last) / 2)
    if (offsetAt(middle * msPerMinute, zone) === before) first = middle
    else last = middle
  }
  return last * msPerMinute
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making one costs as much as a hundred formats. */
function offsetFormatter(timeZone: string): Intl.DateTimeFormat | undefined {
  const formatter = formatters.get(timeZone) ?? createFormatter(timeZone)
  if (formatter) formatters.set(timeZone, formatter)
  return formatter
}

function createFormatter(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  } catch {
    return undefined
  }
}
