/**
 * The functions of the expression language, each by its name. None throws, whatever its arguments. Each
 * is a separate export, so that a browser gets only those its documents call. `now()` and `test()` are
 * part of the parser: one reads the clock, the other a literal.
 */
import { number, text } from './expression-operations.ts'
import { entries, list, values, type ExpressionFunction } from './list-values.ts'

export { number as num, text }

export const append: ExpressionFunction = (items, item) => [...list(items), item]

export const every: ExpressionFunction = (items) => values(items).every(Boolean)

export const has: ExpressionFunction = (items, item) =>
  Array.isArray(items)
    ? items.includes(item)
    : (typeof items === 'string' ? items : keys(items)).includes(text(item))

export const keys = (value: unknown) => entries(value).map(([key]) => key)

export const len: ExpressionFunction = (value) =>
  typeof value === 'string' ? value.length : entries(value).length

export const lower: ExpressionFunction = (value) => text(value).toLowerCase()

export const max: ExpressionFunction = (...items) => Math.max(...items.map(number))

export const merge: ExpressionFunction = (...items) => Object.fromEntries(items.flatMap(entries))

export const min: ExpressionFunction = (...items) => Math.min(...items.map(number))

export const slice: ExpressionFunction = (items, from, to) =>
  (typeof items === 'string' ? items : list(items)).slice(
    number(from),
    to === undefined ? undefined : number(to),
  )

export const some: ExpressionFunction = (items) => values(items).some(Boolean)

export const trim: ExpressionFunction = (value) => text(value).trim()

export const without: ExpressionFunction = (items, item) =>
  list(items).filter((entry) => entry !== item)
