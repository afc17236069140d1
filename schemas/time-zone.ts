/** Converts local times, by names of the IANA time zone database: `Europe/Paris`. */

const minute = 60_000
const formatters = new Map<string, Intl.DateTimeFormat>()

export function isTimeZone(value: unknown): value is string {
  return typeof value === 'string' && offsetFormatter(value) !== undefined
}

/**
 * The moment at which clocks of a zone show this time.
 * @param wall - `2026-12-03T08:30`; one that is skipped in spring counts with the old offset
 */
export function toMoment(wall: string, zone: string): number {
  const time = Date.parse(`${wall}Z`)
  const before = time - offsetAt(time, zone)
  return time - offsetAt(before, zone)
}

/** The local time of a zone, with its offset: `2026-12-03T08:30:00+01:00`. */
export function toLocalTime(time: number, zone: string): string {
  const offset = offsetAt(time, zone)
  const shown = new Date(time + offset).toISOString().slice(0, 19)
  const minutes = Math.abs(offset) / minute
  const parts = [Math.floor(minutes / 60), minutes % 60]
  const written = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return `${shown}${offset < 0 ? '-' : '+'}${written}`
}

/** Milliseconds; positive east of Greenwich. */
function offsetAt(time: number, zone: string): number {
  const text = offsetFormatter(zone)?.format(time) ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute
  return sign === '-' ? -offset : offset
}

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
