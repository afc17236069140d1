/** Options of Intl that a value is formatted with: what Intl would refuse when a page is drawn, or not know. */
import { isTimeZone } from '../../schemas/moments.ts'
import { didYouMean } from '../read/fault.ts'
import { escapePointer } from '../../schemas/json-pointer.ts'
import type { SiteFiles } from '../read/load-site.ts'
import type { Report } from './report.ts'

type Options = Readonly<Record<string, unknown>>

const words = {
  date: [
    'dateStyle',
    'timeStyle',
    'calendar',
    'dayPeriod',
    'numberingSystem',
    'localeMatcher',
    'timeZone',
    'hour12',
    'hourCycle',
    'formatMatcher',
    'weekday',
    'era',
    'year',
    'month',
    'day',
    'hour',
    'minute',
    'second',
    'fractionalSecondDigits',
    'timeZoneName',
  ],
  number: [
    'style',
    'currency',
    'currencyDisplay',
    'currencySign',
    'unit',
    'unitDisplay',
    'notation',
    'compactDisplay',
    'signDisplay',
    'useGrouping',
    'numberingSystem',
    'localeMatcher',
    'minimumIntegerDigits',
    'minimumFractionDigits',
    'maximumFractionDigits',
    'minimumSignificantDigits',
    'maximumSignificantDigits',
    'roundingPriority',
    'roundingIncrement',
    'roundingMode',
    'trailingZeroDisplay',
  ],
} as const

/** Whether every locale names its currency, which then stands in for one that options leave out. */
export function hasCurrency({ site }: Pick<SiteFiles, 'site'>): boolean {
  return site?.value.locales?.every(({ currency }) => currency !== undefined) ?? false
}

/** Values of options that take one of a few. */
const values: Readonly<Record<string, readonly string[]>> = {
  style: ['decimal', 'percent', 'currency', 'unit'],
  currencyDisplay: ['symbol', 'narrowSymbol', 'code', 'name'],
  currencySign: ['standard', 'accounting'],
  unitDisplay: ['short', 'narrow', 'long'],
  notation: ['standard', 'scientific', 'engineering', 'compact'],
  compactDisplay: ['short', 'long'],
  signDisplay: ['auto', 'never', 'always', 'exceptZero', 'negative'],
  dateStyle: ['full', 'long', 'medium', 'short'],
  timeStyle: ['full', 'long', 'medium', 'short'],
  weekday: ['long', 'short', 'narrow'],
  era: ['long', 'short', 'narrow'],
  year: ['numeric', '2-digit'],
  month: ['numeric', '2-digit', 'long', 'short', 'narrow'],
  day: ['numeric', '2-digit'],
  hour: ['numeric', '2-digit'],
  minute: ['numeric', '2-digit'],
  second: ['numeric', '2-digit'],
  hourCycle: ['h11', 'h12', 'h23', 'h24'],
  dayPeriod: ['long', 'short', 'narrow'],
}

/** Values that Intl knows all of. */
const supported: Readonly<Record<string, Parameters<typeof Intl.supportedValuesOf>[0]>> = {
  currency: 'currency',
  unit: 'unit',
  calendar: 'calendar',
  numberingSystem: 'numberingSystem',
}

/** @param at - the place of the options */
export function checkFormatOptions(
  format: string,
  options: Options,
  at: string,
  report: Report,
): void {
  const kind = format === 'number' ? 'number' : 'date'
  let isTold = false
  for (const [name, value] of Object.entries(options)) {
    const fault = findFault(kind, name, value)
    if (fault === undefined) continue
    isTold = true
    report(`${at}/${escapePointer(name)}`, ...fault)
  }
  if (isTold) return
  try {
    if (kind === 'number')
      new Intl.NumberFormat('en', options as Intl.NumberFormatOptions).format(0)
    else new Intl.DateTimeFormat('en', options as Intl.DateTimeFormatOptions).format(0)
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
    report(at, `These options cannot be used: ${reason}.`, toHint(options))
  }
}

function findFault(
  kind: keyof typeof words,
  name: string,
  value: unknown,
): [message: string, hint: string] | undefined {
  const known: readonly string[] = words[kind]
  if (!known.includes(name))
    return [`There is no option "${name}" of a ${kind}.`, didYouMean(name, known)]
  const choices = values[name]
  if (choices && !choices.includes(String(value)))
    return [
      `${JSON.stringify(value)} is not one of the values of "${name}".`,
      didYouMean(String(value), choices),
    ]
  const key = supported[name]
  if (key && !isSupported(key, String(value)))
    return [
      `There is no ${name} ${JSON.stringify(value)}.`,
      didYouMean(String(value), Intl.supportedValuesOf(key)),
    ]
  return (name === 'timeZone' ? findZoneFault(value) : undefined) ?? isDigits(name, value)
}

/** Undefined for a zone of the IANA database, also under another name: `UTC`, `Asia/Calcutta`. */
export function findZoneFault(value: unknown): [message: string, hint: string] | undefined {
  if (isTimeZone(value)) return undefined
  const hint = didYouMean(String(value), Intl.supportedValuesOf('timeZone'))
  return [`There is no time zone ${JSON.stringify(value)}.`, hint]
}

/** Units may be compound: `kilometer-per-hour`. */
function isSupported(key: Parameters<typeof Intl.supportedValuesOf>[0], value: string): boolean {
  const parts =
    key === 'unit' ? value.split('-per-') : [key === 'currency' ? value.toUpperCase() : value]
  const known = Intl.supportedValuesOf(key)
  return parts.every((part) => known.includes(part))
}

function isDigits(name: string, value: unknown): [string, string] | undefined {
  const limits = digits[name]
  if (
    !limits ||
    (Number.isInteger(value) && Number(value) >= limits[0] && Number(value) <= limits[1])
  )
    return undefined
  return [
    `${JSON.stringify(value)} is no number of digits for "${name}".`,
    `Give one from ${limits[0]} to ${limits[1]}.`,
  ]
}

const digits: Readonly<Record<string, readonly [number, number]>> = {
  minimumIntegerDigits: [1, 21],
  minimumFractionDigits: [0, 100],
  maximumFractionDigits: [0, 100],
  minimumSignificantDigits: [1, 21],
  maximumSignificantDigits: [1, 21],
  fractionalSecondDigits: [1, 3],
}

function toHint({ style, dateStyle, timeStyle }: Options): string {
  if (style === 'currency')
    return 'Add the currency, "currency": "EUR", or name that of each locale in site-config/site.json.'
  if (style === 'unit') return 'Add the unit: "unit": "liter".'
  if (dateStyle !== undefined || timeStyle !== undefined)
    return 'Use "dateStyle" and "timeStyle", or single parts such as "month": not both.'
  return 'Leave out what contradicts the rest.'
}
