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

  it('in percent is a hundredth of what is typed', () => {
    expect(readNumber('30', percent, { locale: 'en' })).toBe(0.3)
    expect(readNumber('7 %', percent, { locale: 'de' })).toBe(0.07)
    expect(toFieldText(0.07, percent, { locale: 'en' })).toBe('7')
  })

  it('is read again as it was written, in every language', () => {
    for (const locale of ['en', 'de', 'fr']) {
      for (const value of [0, 0.5, 12, 999.99, 1234, 60_000, 1_234_567.25]) {
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
})
