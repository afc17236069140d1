/** The clock of a place for readers of calendars, which may know no zone by its name (RFC 5545, 3.6.5). */
import { listClockChanges, offsetAt, toClock, writeOffset } from '#schemas/moments.ts'

const year = 366 * 86_400_000

/**
 * `VTIMEZONE` with each change of its clocks from a year before an event to a year after it: no rule can say
 * when those of every zone are set, such as Morocco's.
 */
export function writeTimeZone(zone: string, start: number, end: number): string {
  const from = start - year
  const changes = listClockChanges(zone, from, end + year).map((at) => ({
    // Until it is set, a clock shows the time of before.
    shown: toWallTime(at + offsetAt(at - 1, zone)),
    before: offsetAt(at - 1, zone),
    after: offsetAt(at, zone),
  }))
  const first = offsetAt(from, zone)
  const blocks = [{ shown: '19700101T000000', before: first, after: first }, ...changes]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...blocks.flatMap(({ shown, before, after }) => {
      const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
      return [
        `BEGIN:${kind}`,
        `DTSTART:${shown}`,
        `TZOFFSETFROM:${writeOffset(before)}`,
        `TZOFFSETTO:${writeOffset(after)}`,
        `END:${kind}`,
      ]
    }),
    'END:VTIMEZONE',
  ].join('\r\n')
}

/** `20261203T083000`, as clocks of the zone show it. */
export function toCalendarTime(moment: number, zone: string): string {
  return toWallTime(toClock(moment, zone).getTime())
}

function toWallTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}
