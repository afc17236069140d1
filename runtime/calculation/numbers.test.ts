import { describe, expect, it } from 'vitest'
import { readNumber, showNumber, toFieldText } from './numbers.ts'

const number = { format: 'number', decimals: 2 }
const percent = { format: 'percent', decimals: 0 }

describe('[ROI-01] a number as visitors type it', () => {
  it.each([
    ['en', '60,000', 60_000],
    ['en', ' 1 234.5 ', 1234.5],
    ['en', '45.5', 45.5],
    ['en', '1.234', 1.234],
    ['en', '1,234,567.8', 1_234_567.8],
    ['en', '45,5', 45.5],
    ['en', '€42', 42],
    ['en', '12.', 12],
    ['en', '-3', -3],
    ['en', '−3', -3],
    ['de', '60.000', 60_000],
    ['de', '45,5', 45.5],
    ['de', '45.5', 45.5],
    ['de', '1,234', 1.234],
    ['de', '1.234,5 €', 1234.5],
    ['fr', '60 000', 60_000],
    ['fr', '60\u202f000,5', 60_000.5],
    ['fr', '45,5', 45.5],
    ['de-CH', '1’234.5', 1234.5],
    ['pt-BR', '60.000,5', 60_000.5],
    ['en-IN', '1,23,456.5', 123_456.5],
    ['hi', '12,34,567', 1_234_567],
    ['ar-EG', '٦٠٬٠٠٠', 60_000],
    ['ar-EG', '٤٥٫٥', 45.5],
    ['ar-EG', '60000', 60_000],
    ['ar-AE', '١٢٬٥٠٠', 12_500],
    ['fa', '۱۲٬۳۴۵٫۵', 12_345.5],
    ['mr', '१,२३,४५६', 123_456],
    ['ja', '１，２３４．５', 1234.5],
  ])('in %s, %j is %d', (locale, text, value) => {
    expect(readNumber(text, number, { locale })).toBe(value)
  })

  it.each([
    ['en', ''],
    ['en', '  '],
    ['en', 'abc'],
    ['en', '12 people'],
    ['en', '1e5'],
    ['en', '0x10'],
    ['en', 'Infinity'],
    ['en', '1,23,456'],
    ['en', '1.2.3'],
    ['en', '1.2,3.4'],
    ['de', '1.23,456,7'],
    ['fr', '60.000'],
    ['en', '--1'],
    ['en', '-'],
  ])('in %s, %j is none', (locale, text) => {
    expect(readNumber(text, number, { locale })).toBeUndefined()
  })

  it.each([
    ['pt-BR', 'BRL', 'R$ 1.234,50', 1234.5],
    ['de-CH', 'CHF', "CHF 1'234.50", 1234.5],
    ['en-GB', 'CHF', 'CHF 42', 42],
    ['sv', 'SEK', 'SEK 1 234', 1234],
    ['he', 'ILS', '\u200f42.50 \u200f₪', 42.5],
    ['zh-Hant-HK', 'HKD', 'HK$60', 60],
  ])('in %s may have the sign of %s: %j is %d', (locale, _, text, value) => {
    const amount = { format: 'currency', decimals: 2 }
    expect(readNumber(text, amount, { locale })).toBe(value)
  })

  it('in percent is a hundredth of what is typed', () => {
    expect(readNumber('30', percent, { locale: 'en' })).toBe(0.3)
    expect(readNumber('7 %', percent, { locale: 'de' })).toBe(0.07)
    expect(toFieldText(0.07, percent, { locale: 'en' })).toBe('7')
  })

  it('is read again as it was written, in every language', () => {
    const locales = [
      'en',
      'de',
      'fr',
      'pt-BR',
      'de-CH',
      'en-IN',
      'hi',
      'ar',
      'ar-EG',
      'ar-EG-u-nu-latn',
    ]
    for (const locale of [
      ...locales,
      'fa',
      'bn',
      'mr',
      'sv',
      'pl',
      'es',
      'bg',
      'zh-Hant-HK',
      'el',
    ]) {
      for (const value of [0, 0.5, 12, -3, 999.99, 1234, 60_000, 1_234_567.25]) {
        const text = toFieldText(value, number, { locale })
        expect(readNumber(text, number, { locale }), `${locale} ${text}`).toBe(value)
      }
    }
  })
})

describe('[ROI-01] a number as a language writes it', () => {
  const spaces = /[\u00a0\u202f]/g
  it.each([
    ['en', 'currency', 60_000, 0, '€60,000'],
    ['en', 'currency', 1.5, 2, '€1.50'],
    ['en', 'currency', 42, 2, '€42'],
    ['de', 'currency', 60_000, 0, '60.000 €'],
    ['fr', 'currency', 60_000, 0, '60 000 €'],
    ['en', 'percent', 2.3125, 0, '231%'],
    ['de', 'percent', 2.3125, 0, '231 %'],
    ['en', 'month', 3.6226, 1, '3.6 months'],
    ['fr', 'month', 3.6226, 1, '3,6 mois'],
    ['en', 'number', 1234.56, 0, '1,235'],
  ])('in %s, %s', (locale, format, value, decimals, text) => {
    const shown = showNumber(value, { format, decimals }, { locale, currency: 'EUR' })
    expect(shown.replace(spaces, ' ')).toBe(text)
  })

  it.each([
    ['ja', 'JPY', 1500, 0, '￥1,500'],
    ['ja', 'JPY', 31.5, 2, '￥31.5'],
    ['en', 'KWD', 1.5, 3, 'KWD 1.500'],
    ['en', 'KWD', 2, 3, 'KWD 2'],
    ['pt-BR', 'BRL', 1234.5, 2, 'R$ 1.234,50'],
    ['de-CH', 'CHF', 1234.5, 2, 'CHF 1’234.50'],
    ['ar-EG-u-nu-latn', 'EGP', 60_000, 0, '\u200f60,000 ج.م.\u200f'],
    ['ar-EG', 'EGP', 60_000, 0, '\u200f٦٠٬٠٠٠ ج.م.\u200f'],
  ])('in %s, of %s, %d with %d decimals', (locale, currency, value, decimals, text) => {
    const shown = showNumber(value, { format: 'currency', decimals }, { locale, currency })
    expect(shown.replace(spaces, ' ').replace("'", '’')).toBe(text)
  })
})
