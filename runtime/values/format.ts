/// <reference lib="es2025.intl" />
/** Numbers and moments in the words of a language. Undefined for other values. */
import { isTimeZone, toLocalTime } from '#schemas/time-zone.ts'
import { isDuration } from '../model/documents/duration.ts'

export function formatNumber(
  value: unknown,
  iso: string,
  options: Intl.NumberFormatOptions | undefined,
): string | undefined {
  const number = Number(value)
  const isPriceless = options?.style === 'currency' && options.currency === undefined
  return Number.isFinite(number) && !isPriceless
    ? formatterOf(Intl.NumberFormat, iso, options).format(number)
    : undefined
}

/**
 * The options with the currency of an amount: the content's own, else that of the options, else the
 * locale's.
 * @param given - what the content says; anything but the form of ISO 4217 counts as nothing
 */
export function inCurrency(
  { currency, options }: { currency?: unknown; options?: Intl.NumberFormatOptions },
  given: unknown,
  locale: { currency?: string },
): Intl.NumberFormatOptions | undefined {
  if (currency === undefined && options?.style !== 'currency') return options
  const own = typeof given === 'string' && /^[A-Za-z]{3}$/.test(given) ? given : undefined
  const named = own ?? options?.currency ?? locale.currency
  return { ...options, style: 'currency', ...(named !== undefined && { currency: named }) }
}

export function formatDate(
  value: unknown,
  iso: string,
  options: Intl.DateTimeFormatOptions | undefined,
): string | undefined {
  const date = toDate(value)
  // A day is the same everywhere.
  const shown = isDay(value) ? { ...options, timeZone: 'UTC' } : options
  return date && dateFormatter(iso, shown).format(date)
}

/** The options with the time zone of a place, if it is one. */
export function inZone(
  options: Intl.DateTimeFormatOptions | undefined,
  zone: unknown,
): Intl.DateTimeFormatOptions | undefined {
  return isTimeZone(zone) ? { ...options, timeZone: zone } : options
}

/** An ISO time in the zone of a place, with its offset; a day stays one. */
export function toIsoTime(value: unknown, zone: unknown): string | undefined {
  const date = toDate(value)
  if (!date || isDay(value)) return date && String(value)
  return isTimeZone(zone) ? toLocalTime(date.getTime(), zone) : date.toISOString()
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
}

/** "1 hr, 30 min". */
export function formatMinutes(minutes: number, iso: string): string | undefined {
  if (!isDuration(minutes)) return undefined
  const whole = Math.round(minutes)
  const key = `${iso} ${whole}`
  const known = durations.get(key)
  if (known !== undefined) return known
  const text = formatterOf(Intl.DurationFormat, iso, { style: 'short' }).format(
    whole < 60 ? { minutes: whole } : { hours: Math.floor(whole / 60), minutes: whole % 60 },
  )
  if (durations.size < mostDurations) durations.set(key, text)
  return text
}

/** Formatting a duration takes as long as drawing a card; a site has a few dozen of them. */
const durations = new Map<string, string>()
const mostDurations = 1000

/** An ISO 8601 duration: `PT90M`. */
export function toIsoDuration(minutes: number): string | undefined {
  return minutes > 0 && isDuration(minutes) ? `PT${Math.round(minutes)}M` : undefined
}

/** @param minutes - the duration, instead of `end` */
export function formatRange(
  start: unknown,
  { end, minutes }: { end: unknown; minutes: number },
  iso: string,
  options: Intl.DateTimeFormatOptions | undefined,
): string | undefined {
  const from = toDate(start)
  if (!from) return undefined
  const to =
    isDuration(minutes) && minutes > 0 ? new Date(from.getTime() + minutes * 60_000) : toDate(end)
  const formatter = dateFormatter(iso, options)
  return to && to > from ? formatter.formatRange(from, to) : formatter.format(from)
}

/** A count by the plural rules of the language: `<stem>.one`, `<stem>.few` ... */
export function countInWords(
  count: number,
  stem: string,
  iso: string,
  t: (key: string, values: Record<string, string>) => string,
  values?: Record<string, string>,
): string {
  const rule = formatterOf(Intl.PluralRules, iso, undefined).select(count)
  const value = formatterOf(Intl.NumberFormat, iso, undefined).format(count)
  return t(`${stem}.${rule}`, { ...values, value })
}

function dateFormatter(
  iso: string,
  options: Intl.DateTimeFormatOptions | undefined,
): Intl.DateTimeFormat {
  return formatterOf(Intl.DateTimeFormat, iso, { timeZone: 'UTC', ...options })
}

function toDate(value: unknown): Date | undefined {
  const date = new Date(typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const formatters = new Map<string, unknown>()

/** Making a formatter costs as much as drawing a slice; page types declare a handful of them. */
function formatterOf<Formatter, Options>(
  Kind: new (locale: string, options?: Options) => Formatter,
  locale: string,
  options: Options | undefined,
): Formatter {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`
  const known = (formatters.get(key) as Formatter | undefined) ?? new Kind(locale, options)
  formatters.set(key, known)
  return known
}
