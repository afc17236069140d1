export type ExpressionFunction = (...args: unknown[]) => unknown

export const entries = (value: unknown) =>
  Object.entries(value && typeof value === 'object' ? value : {})

export const values = (value: unknown) => entries(value).map(([, entry]) => entry as unknown)

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
