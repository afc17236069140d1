import type { Card } from '#runtime/slice'
import css from './DateLeaf.module.css'

/** Types whose date visitors look for first. */
const dated = new Set(['live_event', 'webinar'])

export function hasLeaf(card: Card): card is Card & { date: string } {
  return card.date !== undefined && dated.has(card.type)
}

/** A leaf of a tear-off calendar. */
export function DateLeaf({
  date,
  locale,
  className,
}: {
  date: string
  locale: string
  className?: string | undefined
}) {
  const { day, month, year } = formatsOf(locale)
  // The local day of the place, whatever the offset.
  const at = new Date(date.slice(0, 10))
  return (
    <time dateTime={date} className={className ? `${css['leaf']} ${className}` : css['leaf']}>
      <span className={css['day']}>{day.format(at)}</span>{' '}
      <span className={css['month']}>{month.format(at)}</span>{' '}
      <span className={css['year']}>{year.format(at)}</span>
    </time>
  )
}

type Formats = Record<'day' | 'month' | 'year', Intl.DateTimeFormat>
const formats = new Map<string, Formats>()

/** Cached formatters: creating one costs more than rendering a card. */
function formatsOf(locale: string): Formats {
  const timeZone = 'UTC'
  const known = formats.get(locale) ?? {
    day: new Intl.DateTimeFormat('en', { timeZone, day: 'numeric' }),
    month: new Intl.DateTimeFormat(locale, { timeZone, month: 'short' }),
    year: new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric' }),
  }
  formats.set(locale, known)
  return known
}
