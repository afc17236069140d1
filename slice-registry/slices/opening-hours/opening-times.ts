/** Days and times as the language of the page writes them. */

export interface Span {
  /** `09:00` */
  opens: string
  closes: string
}

/** A day, or several in a row; without hours it is closed. */
export interface SpecialDay extends Partial<Span> {
  /** `2026-12-24` */
  date: string
  until?: string
}

type WeekHours = readonly (Span & { day: string })[]

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

export interface DayOfWeek {
  /** Of one day, or of the first and the last of several: `Monday – Friday`. */
  name: string
  /** In the order of the day; none when it is closed. */
  spans: Span[]
}

/** All seven days, from Monday; those with the same hours that follow each other are one entry. */
export function toDays(hours: WeekHours, locale: string): DayOfWeek[] {
  const groups: { first: number; last: number; spans: Span[] }[] = []
  for (const [index, day] of days.entries()) {
    const spans = hours
      .filter((row) => row.day === day)
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => a.opens.localeCompare(b.opens))
    const before = groups.at(-1)
    if (before && JSON.stringify(before.spans) === JSON.stringify(spans)) before.last = index
    else groups.push({ first: index, last: index, spans })
  }
  const nameOf = (index: number) => toDayName(days[index]!, locale)
  return groups.map(({ first, last, spans }) => ({
    name: toOpening(first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`, locale),
    spans,
  }))
}

/** `9:00 AM – 12:30 PM`, `09:00–12:30` */
export function toSpan({ opens, closes }: Span, locale: string): string {
  return `${toClockTime(opens, locale)} – ${toClockTime(closes, locale)}`
}

export function toDate(
  { date, until }: Pick<SpecialDay, 'date' | 'until'>,
  locale: string,
): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const [first, last] = [toTime(date), toTime(until ?? date)]
  return toOpening(last > first ? format.formatRange(first, last) : format.format(first), locale)
}

/** What the machine `opening` may say of now, and its words. */
export interface Saying {
  /** `open 18:00`, `closed tuesday 10:00`, `closed 2027-01-05 10:00` */
  says: string
  time: string
  /** Of an opening. */
  day?: string
}

/** Each time at which it closes, and each at which it opens next, whichever day today is. */
export function listSayings(
  hours: WeekHours,
  special: readonly SpecialDay[],
  locale: string,
): Saying[] {
  const differing = special.filter(isOpen)
  const closings = [...hours, ...differing].map(({ closes }) => ({
    says: `open ${closes}`,
    time: toClockTime(closes, locale),
  }))
  const openings = [
    ...hours,
    ...differing.map(({ date, opens }) => ({ day: weekdayOf(toTime(date)), opens })),
    ...special.flatMap((one) => listReturns(one, hours, special)),
  ].map(({ day, opens }) => ({
    says: `closed ${day} ${opens}`,
    day: days.includes(day) ? toDayName(day, locale) : toShortDate(day, locale),
    time: toClockTime(opens, locale),
  }))
  const sayings = [...closings, ...openings]
  return [...new Map(sayings.map((saying) => [saying.says, saying])).values()]
}

/** When it opens after days on which it is closed; they may be more than a week. */
function listReturns(
  { date, until = date }: SpecialDay,
  hours: WeekHours,
  special: readonly SpecialDay[],
): { day: string; opens: string }[] {
  for (let time = toTime(until) + dayLength, ahead = 0; ahead < 60; time += dayLength, ahead++) {
    const day = new Date(time).toISOString().slice(0, 10)
    const own = special.filter((one) => one.date <= day && day <= (one.until ?? one.date))
    const rows =
      own.length > 0 ? own.filter(isOpen) : hours.filter((row) => row.day === weekdayOf(time))
    const [first] = rows.map(({ opens }) => opens).toSorted()
    if (first !== undefined) return [{ day, opens: first }]
  }
  return []
}

function isOpen<Day extends SpecialDay>(day: Day): day is Day & Span {
  return Boolean(day.opens && day.closes)
}

/** Many languages write days in lower case, but not at the beginning of a line. */
const toOpening = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

const dayLength = 86_400_000

/** Some Monday. */
const monday = Date.UTC(2026, 0, 5)

const toTime = (date: string) => Date.parse(`${date}T00:00:00Z`)

const weekdayOf = (time: number) => days[(new Date(time).getUTCDay() + 6) % 7]!

function toDayName(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return format.format(monday + days.indexOf(day) * dayLength)
}

function toShortDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(toTime(date))
}

function toClockTime(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return format.format(Date.parse(`1970-01-01T${time}:00Z`))
}
