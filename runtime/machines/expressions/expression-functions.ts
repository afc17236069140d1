/**
 * The functions of the expression language, each by its name. None throws, whatever its arguments. Each
 * is a separate export, so that a browser gets only those its documents call. `now()` and `test()` are
 * part of the parser: one reads the clock, the other a literal.
 */
import { number, text } from './expression-operations.ts'
import { entries, list, values, type ExpressionFunction } from './list-values.ts'

export { number as num, text }

export const append: ExpressionFunction = (items, item) => [...list(items), item]

/**
 * Milliseconds since the epoch. UTC where the text names no zone: server and browser must agree.
 */
export const date = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value
  const [, day, time = '', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(text(value)) ??
    []
  // Not every browser reads an offset without a colon, as the content service writes it.
  const found = Date.parse(`${day}${time}${time && zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`)
  return Number.isNaN(found) ? undefined : found
}

const at = (value: unknown) => new Date(date(value) ?? NaN)

export const day: ExpressionFunction = (value) => at(value).getUTCDate()

export const every: ExpressionFunction = (items) => values(items).every(Boolean)

export const has: ExpressionFunction = (items, item) =>
  Array.isArray(items)
    ? items.includes(item)
    : (typeof items === 'string' ? items : keys(items)).includes(text(item))

export const hour: ExpressionFunction = (value) => at(value).getUTCHours()

export const keys = (value: unknown) => entries(value).map(([key]) => key)

export const len: ExpressionFunction = (value) =>
  typeof value === 'string' ? value.length : entries(value).length

export const lower: ExpressionFunction = (value) => text(value).toLowerCase()

export const max: ExpressionFunction = (...items) => Math.max(...items.map(number))

export const merge: ExpressionFunction = (...items) => Object.fromEntries(items.flatMap(entries))

export const min: ExpressionFunction = (...items) => Math.min(...items.map(number))

export const minute: ExpressionFunction = (value) => at(value).getUTCMinutes()

export const month: ExpressionFunction = (value) => at(value).getUTCMonth() + 1

export const slice: ExpressionFunction = (items, from, to) =>
  (typeof items === 'string' ? items : list(items)).slice(
    number(from),
    to === undefined ? undefined : number(to),
  )

export const some: ExpressionFunction = (items) => values(items).some(Boolean)

export const trim: ExpressionFunction = (value) => text(value).trim()

export const weekday: ExpressionFunction = (value) => at(value).getUTCDay() || 7

export const without: ExpressionFunction = (items, item) =>
  list(items).filter((entry) => entry !== item)

export const year: ExpressionFunction = (value) => at(value).getUTCFullYear()
