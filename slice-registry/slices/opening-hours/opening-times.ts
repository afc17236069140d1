/** Days and times as the language of the page writes them. */

export interface Span {
  /** `09:00` */
  opens: string
  closes: string
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

export interface DayOfWeek {
  /** Of one day, or of the first and the last of several: `Monday – Friday`. */
  name: string
  /** In the order of the day; none when it is closed. */
  spans: Span[]
}

/** All seven days, from Monday; those with the same hours that follow each other are one entry. */
export function toDays(hours: readonly (Span & { day: string })[], locale: string): DayOfWeek[] {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
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
  const nameOf = (index: number) => names.format(monday + index * dayLength)
  return groups.map(({ first, last, spans }) => ({
    name: toOpening(first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`, locale),
    spans,
  }))
}

/** `9:00 AM – 12:30 PM`, `09:00–12:30` */
export function toSpan({ opens, closes }: Span, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(toTime(opens))} – ${format.format(toTime(closes))}`
}

export function toDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return toOpening(format.format(new Date(`${date}T00:00:00Z`)), locale)
}

/** Many languages write days in lower case, but not at the beginning of a line. */
const toOpening = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

const toTime = (time: string) => new Date(`1970-01-01T${time}:00Z`)

const dayLength = 86_400_000

/** Some Monday. */
const monday = Date.UTC(2026, 0, 5)
