/** Whether a place is open: by its week, the days that differ, and its own clock. */
import { isTimeZone, readMoment, toClock, toMoment } from '#schemas/moments.ts'
import { own, text } from '../expressions/expression-operations.ts'
import { list, type ExpressionFunction } from '../expressions/list-values.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const msPerDay = 86_400_000
const daysAhead = 400

interface Span {
  start: number
  end: number
  /** `10:00` */
  opens: string
  closes: string
}

/**
 * What hours say at a moment: `isOpen`; `changes`, when that is over, ms since 1970; while it is open,
 * `closes`: `18:00`, if that is within a day; while it is closed, `opens`: `tuesday 10:00`, or after more than
 * a week `2027-01-05 10:00`. Undefined without a moment or a zone.
 * @param hours - rows of `day`, `opens` and `closes`; it closes the day after where that is not later
 * @param special - rows of `date`, of the last one, `until`, if there are several, and hours; closed without.
 *   They stand in place of those of the week
 */
export const opening: ExpressionFunction = (moment, zone, hours, special) => {
  const now = readMoment(moment) ?? NaN
  const clock = isTimeZone(zone) ? toClock(now, zone).getTime() : NaN
  // Of years of four digits: their dates compare as texts.
  if (!(Math.abs(clock) < 2e14)) return undefined
  const [week, days] = [list(hours), list(special)]
  if (week.length === 0 && days.length === 0) return { isOpen: false }
  const today = clock - (clock % msPerDay)
  let end: number | undefined
  let closes = ''
  // Yesterday's hours may last past midnight.
  for (let ahead = -1; ahead <= daysAhead; ahead++) {
    const day = today + ahead * msPerDay
    for (const span of listSpans(day, text(zone), week, days)) {
      if (end === undefined) {
        if (span.end <= now) continue
        const opens = `${ahead <= 7 ? nameOf(day) : toDate(day)} ${span.opens}`
        if (span.start > now) return { isOpen: false, changes: span.start, opens }
      } else if (span.start > end) return whileOpen(now, end, closes)
      if (end === undefined || span.end > end) [end, closes] = [span.end, span.closes]
    }
    // What does not close within a week does not say when.
    if (end !== undefined && ahead > 7)
      return end > day ? { isOpen: true } : whileOpen(now, end, closes)
  }
  return { isOpen: false }
}

const whileOpen = (now: number, end: number, closes: string) => ({
  isOpen: true,
  changes: end,
  ...(end - now <= msPerDay && { closes }),
})

/** Hours that begin on a day, in their order. */
function listSpans(
  day: number,
  zone: string,
  hours: readonly unknown[],
  special: readonly unknown[],
): Span[] {
  const date = toDate(day)
  const differing = special.filter(
    (row) => text(own(row, 'date')) <= date && date <= text(own(row, 'until') ?? own(row, 'date')),
  )
  const usual = hours.filter((row) => own(row, 'day') === nameOf(day))
  return (differing.length > 0 ? differing : usual)
    .map((row) => ({ opens: text(own(row, 'opens')), closes: text(own(row, 'closes')) }))
    .filter(({ opens, closes }) => isTime(opens) && isTime(closes))
    .map(({ opens, closes }) => {
      const next = toDate(day + msPerDay)
      // Who is open around the clock writes so.
      const until =
        closes === '23:59' ? `${next}T00:00` : `${closes > opens ? date : next}T${closes}`
      return {
        start: toMoment(`${date}T${opens}`, zone),
        end: toMoment(until, zone),
        opens,
        closes,
      }
    })
    .toSorted((a, b) => a.start - b.start)
}

const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

const toDate = (day: number) => new Date(day).toISOString().slice(0, 10)

const nameOf = (day: number) => weekdays[new Date(day).getUTCDay()]!
