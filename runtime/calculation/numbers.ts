/** Numbers as they are written in a language, and as visitors type them. */
import { stripInvisible, toAsciiDigits, toHalfWidth } from '#schemas/typed-text.ts'
import type { Calculation, NumberStyle } from './calculation.ts'

type Language = Pick<Calculation, 'locale' | 'currency'>

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, options)))
  return format
}

/** The number with its unit: `€60,000`, `30%`, `4.5 months`. */
export function showNumber(
  value: number,
  { format, decimals }: NumberStyle,
  { locale, currency }: Language,
): string {
  const options: Intl.NumberFormatOptions = { maximumFractionDigits: decimals }
  if (format === 'currency') {
    Object.assign(options, { style: format, currency })
    // Cents have as many digits as in the currency: €1.50, ¥2, KWD 1.500.
    const { minimumFractionDigits: most = 0 } = formatOf(locale, {
      style: format,
      currency,
    }).resolvedOptions()
    const cents = Number.isInteger(value) ? 0 : Math.min(decimals, most)
    Object.assign(options, { minimumFractionDigits: cents })
  } else if (format === 'percent') options.style = format
  else if (format !== 'number')
    Object.assign(options, { style: 'unit', unit: format, unitDisplay: 'long' })
  return formatOf(locale, options).format(value)
}

/** The number as it is typed, in full: `60,000`; percentages without their sign. */
export function toFieldText(
  value: number,
  { format }: Pick<NumberStyle, 'format'>,
  { locale }: Pick<Language, 'locale'>,
): string {
  return formatOf(locale, { maximumFractionDigits: 10 }).format(toTyped(value, { format }))
}

/** The number in the field: for 0.07 in percent, 7, though binary gives not quite that. */
export function toTyped(value: number, { format }: Pick<NumberStyle, 'format'>): number {
  return format === 'percent' ? Number((value * 100).toPrecision(12)) : value
}

/**
 * Reads what a visitor typed, by the rules of their language, in digits of any script. Undefined for
 * anything that is not one number, and for a number that could mean two: `60.000` in French.
 */
export function readNumber(
  text: string,
  { format }: Pick<NumberStyle, 'format'>,
  { locale, currency }: Pick<Language, 'locale'> & Partial<Language>,
): number | undefined {
  const bare = toSigns(withoutCurrency(text, format, locale, currency)).replace(
    /[\s'’%\p{Sc}]/gu,
    '',
  )
  const [, sign, digits] = /^([+-]?)(\d[\d.,]*)$/.exec(bare) ?? []
  const plain = digits && toPlain(digits, locale)
  if (!plain) return undefined
  const value = Number(sign + plain)
  return format === 'percent' ? Number((value / 100).toPrecision(12)) : value
}

/** Signs of any script and width in ASCII: `−١٬٢٣٤٫٥` becomes `-1,234.5`. */
function toSigns(text: string): string {
  return toAsciiDigits(toHalfWidth(stripInvisible(text)))
    .replace('−', '-')
    .replace(/٫/g, '.')
    .replace(/[٬،]/g, ',')
    .replace(/٪/g, '%')
}

/** The text without what `Intl` writes beside an amount: `R$`, `CHF`, `kr`. */
function withoutCurrency(text: string, format: string, locale: string, currency?: string): string {
  if (format !== 'currency' || currency === undefined) return text
  const parts = formatOf(locale, { style: format, currency }).formatToParts(1)
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return text.replace(symbol, '').replace(new RegExp(currency, 'i'), '')
}

/** The digits with a decimal point and without groups. */
function toPlain(digits: string, locale: string): string | undefined {
  const signs = digits.replace(/\d/g, '')
  if (signs === '') return digits
  const last = signs.at(-1)!
  const isAlone = signs.length === 1
  const parts = formatOf(locale, {}).formatToParts(123_456_789.5)
  const isUsual = (type: string) =>
    parts.some((part) => part.type === type && toSigns(part.value) === last)
  const couldBeGroup = /^\d{1,3}[.,]\d{3}$/.test(digits)
  if (isAlone && couldBeGroup && !isUsual('decimal')) {
    return isUsual('group') ? digits.replace(last, '') : undefined
  }
  const [group, decimal] = isAlone ? ['', last] : isSame(signs) ? [last, ''] : [signs[0]!, last]
  const [whole = '', fraction = '', ...more] = decimal ? digits.split(decimal) : [digits]
  const sizes = parts.flatMap(({ type, value }) => (type === 'integer' ? [value.length] : []))
  if (more.length > 0 || (group && !isGrouped(whole.split(group), sizes.at(-2) ?? 3)))
    return undefined
  return `${whole.replaceAll(group, '')}.${fraction}`
}

function isSame(signs: string): boolean {
  return new Set(signs).size === 1
}

/** @param size - digits of a group; the last one has three in every language: `12,34,567` in Hindi */
function isGrouped(groups: readonly string[], size: number): boolean {
  return groups.every((group, index) => {
    if (index === 0) return group.length >= 1 && group.length <= size
    return group.length === (index === groups.length - 1 ? 3 : size)
  })
}
