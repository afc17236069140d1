/// <reference lib="es2025.intl" />
/** Numbers and moments in the words of a language. Undefined for other values. */
import { isDay, isTimeZone, offsetAt, readMoment, toLocalTime } from '#schemas/moments.ts'
import { isDuration } from '../model/documents/duration.ts'

export function formatNumber(
  value: unknown,
  iso: string,
  options: Intl.NumberFormatOptions | undefined,
): string | undefined {
  const number = Number(value)
  const isPriceless = options?.style === 'currency' && options.currency === undefined
  return Number.isFinite(number) && !isPriceless
    ? keepSign(formatterOf(Intl.NumberFormat, iso, options).format(number))
    : undefined
}

/** In a text from right to left, the sign of `UK£` would be drawn before its letters. */
function keepSign(text: string): string {
  return text.includes('\u200f') ? text.replace(/(?<=[A-Z])\p{Sc}/gu, '$&\u200e') : text
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

export type DateOptions = Intl.DateTimeFormatOptions

/** Undefined for the time of a day, too: it has none. */
export function formatDate(
  value: unknown,
  iso: string,
  options: DateOptions | undefined,
): string | undefined {
  const moment = readMoment(value, options?.timeZone)
  const shown = isDay(value) ? ofDays(options) : options
  return moment === undefined || !shown ? undefined : dateFormatter(iso, shown).format(moment)
}

/**
 * The options with the time zone of the place; without one with their own, or that of the locale.
 * @param zone - what content says of it; a name that is no zone counts as none
 */
export function inZone(
  options: DateOptions | undefined,
  zone: unknown,
  usual: string | undefined,
): DateOptions {
  return { timeZone: usual ?? 'UTC', ...options, ...(isTimeZone(zone) && { timeZone: zone }) }
}

/** An ISO time in the zone of a place, with its offset; a day stays one. */
export function toIsoTime(value: unknown, zone: unknown): string | undefined {
  const place = isTimeZone(zone) ? zone : undefined
  const moment = readMoment(value, place)
  if (moment === undefined || isDay(value)) return moment === undefined ? undefined : String(value)
  return place ? toLocalTime(moment, place) : new Date(moment).toISOString()
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

/**
 * From when to when; of whole days where it begins with one.
 * @param minutes - the duration, instead of `end`
 */
export function formatRange(
  start: unknown,
  { end, minutes }: { end: unknown; minutes: number },
  iso: string,
  options: DateOptions,
): string | undefined {
  const { timeZone = 'UTC' } = options
  const from = readMoment(start, timeZone)
  const shown = isDay(start) ? ofDays(options) : options
  if (from === undefined || !shown) return undefined
  const formatter = dateFormatter(iso, shown)
  const to = isDay(start)
    ? readDay(end, timeZone)
    : findEnd(from, readMoment(end, timeZone), minutes)
  if (to === undefined || to <= from) return formatter.format(from)
  if (!isDay(start) && hasOtherClock(from, to, shown)) return formatEnds(from, to, iso, shown)
  return formatter.formatRange(from, to)
}

function findEnd(from: number, end: number | undefined, minutes: number): number | undefined {
  return isDuration(minutes) && minutes > 0 ? from + minutes * 60_000 : end
}

/** The day that a moment is on, in its place. */
function readDay(value: unknown, timeZone: string): number | undefined {
  const moment = readMoment(value, timeZone)
  if (moment === undefined || isDay(value)) return moment
  return readMoment(toLocalTime(moment, timeZone).slice(0, 10))
}

const dayParts = ['weekday', 'era', 'year', 'month', 'day', 'dateStyle'] as const
const timeParts = ['hour', 'minute', 'second', 'fractionalSecondDigits', 'timeStyle'] as const
const clockParts = [...timeParts, 'dayPeriod', 'timeZoneName'] as const

/** Undefined where nothing of a day would be shown. */
function ofDays(options: DateOptions = {}): DateOptions | undefined {
  const isTimeOnly = has(options, timeParts) && !has(options, dayParts)
  return isTimeOnly ? undefined : { ...without(options, clockParts), timeZone: 'UTC' }
}

function has(options: DateOptions, names: readonly (keyof DateOptions)[]): boolean {
  return names.some((name) => options[name] !== undefined)
}

function without(options: DateOptions, names: readonly string[]): DateOptions {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)))
}

/**
 * Whether clocks are set between two times that are shown, so that a reader needs the name of either's. ICU
 * gives both that of the end, and takes an hour that comes twice for no time at all.
 */
function hasOtherClock(from: number, to: number, options: DateOptions): boolean {
  const { timeZone = 'UTC' } = options
  if (!has(options, timeParts) || offsetAt(from, timeZone) === offsetAt(to, timeZone)) return false
  return namesZone(options) || to - from < 86_400_000
}

function namesZone({ timeZoneName, timeStyle }: DateOptions): boolean {
  return timeZoneName !== undefined || timeStyle === 'full' || timeStyle === 'long'
}

/** `Sunday, October 25 at 2:30 AM GMT+2 – 2:15 AM GMT+1` */
function formatEnds(from: number, to: number, iso: string, options: DateOptions): string {
  const { timeZone = 'UTC' } = options
  const dayOf = (moment: number) => toLocalTime(moment, timeZone).slice(0, 10)
  const last = dayOf(from) === dayOf(to) ? without(options, dayParts) : options
  const nameOf = (moment: number) =>
    dateFormatter(iso, { timeZone, hour: 'numeric', timeZoneName: 'short' })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')!.value
  const write = (moment: number, shown: DateOptions) => {
    const text = dateFormatter(iso, shown).format(moment)
    return namesZone(shown) ? text : `${text} ${nameOf(moment)}`
  }
  return `${write(from, options)} – ${write(to, last)}`
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
