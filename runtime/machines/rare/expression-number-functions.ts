/**
 * Functions of expressions over numbers. They are apart because no machine on every page needs
 * them.
 */
import { number, own } from '../expressions/expression-operations.ts'
import { values, type ExpressionFunction } from '../expressions/list-values.ts'

export const abs: ExpressionFunction = (value) => Math.abs(number(value))

export const floor: ExpressionFunction = (value) => Math.floor(number(value))

export const round: ExpressionFunction = (value, digits = 0) =>
  Math.round(number(value) * 10 ** number(digits)) / 10 ** number(digits)

export const sum: ExpressionFunction = (items, key) =>
  values(items).reduce<number>(
    (total, item) => total + number(key === undefined ? item : own(item, key)),
    0,
  )
