/**
 * The functions of the expression language, each by its name. None throws, whatever it is given.
 * They are exports of their own, so that a browser gets those its documents call. `now()` and
 * `test()` are part of the parser: one reads the clock, the other a literal.
 */
import { number, own, text } from './expression-operations.ts'

type ExpressionFunction = (...args: unknown[]) => unknown

const entries = (value: unknown) => Object.entries(value && typeof value === 'object' ? value : {})
const values = (value: unknown) => entries(value).map(([, entry]) => entry as unknown)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export { number as num, text }

export const abs: ExpressionFunction = (value) => Math.abs(number(value))

export const append: ExpressionFunction = (items, item) => [...list(items), item]

export const every: ExpressionFunction = (items) => values(items).every(Boolean)

export const floor: ExpressionFunction = (value) => Math.floor(number(value))

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

export const round: ExpressionFunction = (value, digits = 0) =>
  Math.round(number(value) * 10 ** number(digits)) / 10 ** number(digits)

export const slice: ExpressionFunction = (items, from, to) =>
  (typeof items === 'string' ? items : list(items)).slice(
    number(from),
    to === undefined ? undefined : number(to),
  )

export const some: ExpressionFunction = (items) => values(items).some(Boolean)

export const sum: ExpressionFunction = (items, key) =>
  values(items).reduce<number>(
    (total, item) => total + number(key === undefined ? item : own(item, key)),
    0,
  )

export const trim: ExpressionFunction = (value) => text(value).trim()

export const without: ExpressionFunction = (items, item) =>
  list(items).filter((entry) => entry !== item)
