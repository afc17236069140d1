/// <reference lib="es2025.intl" />
/** Values in the words of the page's language. Undefined where a value is none: its field is left out. */
import type { FormatBinding } from '../config/page-type.ts'
import type { Locale } from '../config/site-config.ts'
import { getAllAt, getAt } from '../documents/pointer.ts'
import { toText } from '../documents/plain-text.ts'
import type { Translate } from '../slice.tsx'

export interface WordsContext {
  locale: Locale
  t: Translate
  /** Where the page's event can be had as an entry of a calendar; undefined without one, or once it is over. */
  calendarHref?: string | undefined
  /** The page's canonical address, absolute; undefined while the site has no base URL. */
  url?: string | undefined
}

/** Several texts only of a select in a group. */
export function formatAll(
  binding: FormatBinding,
  subject: unknown,
  { locale: { iso }, t }: WordsContext,
): string[] {
  if (binding.format === 'select') {
    const values = getAllAt(subject, binding.from).flatMap((value) => toText(value) ?? [])
    return values.map((value) => t(`${binding.labels}.${value}`))
  }
  const value = getAt(subject, binding.from)
  if (value === undefined || value === null) return []
  if (binding.format === 'count') {
    const count = Array.isArray(value) ? value.length : Number(value)
    return Number.isFinite(count) ? [countInWords(count, binding.message, iso, t)] : []
  }
  const text = format(binding, value, subject, iso)
  if (text === undefined) return []
  return [binding.message === undefined ? text : t(binding.message, { value: text })]
}

function format(
  binding: Exclude<FormatBinding, { format: 'select' | 'count' }>,
  value: unknown,
  subject: unknown,
  iso: string,
): string | undefined {
  switch (binding.format) {
    case 'number':
      return Number.isFinite(Number(value))
        ? formatterOf(Intl.NumberFormat, iso, binding.options).format(Number(value))
        : undefined
    case 'duration':
      return formatMinutes(Number(value), iso)
    case 'date': {
      const date = toDate(value)
      return date && dateFormatter(iso, binding.options).format(date)
    }
    case 'timeRange':
      return formatRange(binding, value, subject, iso)
  }
}

/** "1 hr, 30 min". */
function formatMinutes(minutes: number, iso: string): string | undefined {
  if (!Number.isFinite(minutes) || minutes < 0) return undefined
  const whole = Math.round(minutes)
  return formatterOf(Intl.DurationFormat, iso, { style: 'short' }).format(
    whole < 60 ? { minutes: whole } : { hours: Math.floor(whole / 60), minutes: whole % 60 },
  )
}

function formatRange(
  binding: Extract<FormatBinding, { format: 'timeRange' }>,
  value: unknown,
  subject: unknown,
  iso: string,
): string | undefined {
  const from = toDate(value)
  if (!from) return undefined
  const minutes = binding.duration && Number(getAt(subject, binding.duration))
  const to = minutes
    ? new Date(from.getTime() + minutes * 60_000)
    : toDate(binding.to && getAt(subject, binding.to))
  const formatter = dateFormatter(iso, binding.options ?? { timeStyle: 'short' })
  return to && to > from ? formatter.formatRange(from, to) : formatter.format(from)
}

/** By the plural rules of the language: `<stem>.one`, else `<stem>.other`. */
export function countInWords(count: number, stem: string, iso: string, t: Translate): string {
  const rule = formatterOf(Intl.PluralRules, iso, undefined).select(count)
  const value = formatterOf(Intl.NumberFormat, iso, undefined).format(count)
  return t(`${stem}.${rule === 'one' ? 'one' : 'other'}`, { value })
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
