/** The operators of the expression language. None throws, whatever its operands. */

export const number = (value: unknown): number =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.trim())
    ? +value
    : NaN

export const text = (value: unknown): string =>
  typeof value === 'object' ? '' : String(value ?? '')

/** Reads own data only: never a function, never anything inherited. */
export const own = (value: unknown, key: unknown): unknown => {
  const name = typeof key === 'number' ? String(key) : key
  if (value == null || typeof name !== 'string' || !Object.hasOwn(Object(value), name)) return
  const found = (value as Record<string, unknown>)[name]
  return typeof found === 'function' ? undefined : found
}

export const equal = (a: unknown, b: unknown): boolean => a === b || (a == null && b == null)

/** `-1` or `1` in order, `0` when equal, NaN when they cannot be compared. */
export const order = (a: unknown, b: unknown): number => {
  const areTexts = typeof a === 'string' && typeof b === 'string'
  const [left, right] = areTexts ? [a, b] : [number(a), number(b)]
  return left < right ? -1 : left > right ? 1 : left === right ? 0 : NaN
}

export const plus = (a: unknown, b: unknown): string | number =>
  typeof a === 'string' || typeof b === 'string' ? text(a) + text(b) : number(a) + number(b)
