import { getAllAt } from '../documents/pointer.ts'

/** ms since 1970 of a date or timestamp. */
export function toTime(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : time
}

/** Ids of the documents that relationships lead to; a plain value stands for itself. */
export function idsAt(subject: unknown, pointer: string): string[] {
  return getAllAt(subject, pointer).flatMap((value) => {
    if (typeof value === 'string') return [value]
    const { id, isBroken } = value as { id?: unknown; isBroken?: unknown }
    return typeof id === 'string' && isBroken !== true ? [id] : []
  })
}
