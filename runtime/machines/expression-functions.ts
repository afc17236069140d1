/**
 * The functions of the expression language. None throws, whatever
 * it is given. `now()` and `test()` are part of the parser: one reads the clock, the other a literal.
 */
import { number, own, text } from './expression-operations.ts'

const entries = (value: unknown) => Object.entries(value && typeof value === 'object' ? value : {})
const values = (value: unknown) => entries(value).map(([, entry]) => entry as unknown)
const keys = (value: unknown) => entries(value).map(([key]) => key)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const functions: Record<string, (...args: unknown[]) => unknown> = {
  abs: (value) => Math.abs(number(value)),
  append: (items, item) => [...list(items), item],
  every: (items) => values(items).every(Boolean),
  floor: (value) => Math.floor(number(value)),
  has: (items, item) =>
    Array.isArray(items)
      ? items.includes(item)
      : (typeof items === 'string' ? items : keys(items)).includes(text(item)),
  keys,
  len: (value) => (typeof value === 'string' ? value.length : entries(value).length),
  lower: (value) => text(value).toLowerCase(),
  max: (...items) => Math.max(...items.map(number)),
  merge: (...items) => Object.fromEntries(items.flatMap(entries)),
  min: (...items) => Math.min(...items.map(number)),
  num: number,
  round: (value, digits = 0) =>
    Math.round(number(value) * 10 ** number(digits)) / 10 ** number(digits),
  slice: (items, from, to) =>
    (typeof items === 'string' ? items : list(items)).slice(
      number(from),
      to === undefined ? undefined : number(to),
    ),
  some: (items) => values(items).some(Boolean),
  sum: (items, key) =>
    values(items).reduce<number>(
      (total, item) => total + number(key === undefined ? item : own(item, key)),
      0,
    ),
  text,
  trim: (value) => text(value).trim(),
  without: (items, item) => list(items).filter((entry) => entry !== item),
}
