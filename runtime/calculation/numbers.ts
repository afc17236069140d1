/** Numbers as they are written in a language, and as visitors type them. */
import { toAsciiDigits } from '#schemas/typed-text.ts'
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
  // Cents have as many digits as in the currency, and whole amounts none: €1.50, KWD 1.500, €42.
  if (format === 'currency')
    Object.assign(
      options,
      { style: format, currency },
      Number.isInteger(value) && { minimumFractionDigits: 0 },
    )
  else if (format === 'percent') options.style = format
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
  { locale }: Pick<Language, 'locale'>,
): number | undefined {
  const bare = toSigns(text)
  const [, sign, digits] = /^([+-]?)(\d[\d.,]*)$/.exec(bare) ?? []
  const plain = digits && toPlain(digits, locale)
  if (!plain) return undefined
  const value = Number(sign + plain)
  return format === 'percent' ? Number((value / 100).toPrecision(12)) : value
}

/**
 * Digits and signs of any script in ASCII, without what says nothing of the number: blanks,
 * apostrophes, invisible marks, `%`, `€`, `R$`, `CHF`.
 */
function toSigns(text: string): string {
  return toAsciiDigits(text)
    .replace(/^[A-Z]+(?=[\s$])|[\s'’%٪\p{Sc}\p{Cf}]/gu, '')
    .replace(/[−－]/, '-')
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]/g, ',')
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
  const isGroup = !isAlone && new Set(signs).size === 1
  const [whole = '', fraction = '', ...more] = isGroup ? [digits] : digits.split(last)
  // The last group has three digits in every language, those before it two in Hindi: 12,34,567.
  const size = parts.findLast(({ type }, at) => type === 'integer' && at < 5)!.value.length
  const groups = new RegExp(`^\\d+$|^\\d{1,${size}}([.,]\\d{${size}})*[.,]\\d{3}$`)
  if (more.length > 0 || !groups.test(whole)) return undefined
  return `${whole.replace(/\D/g, '')}.${fraction}`
}
