/** Values of the content as texts, moments and things to compare. */
import { toText } from '../model/documents/plain-text.ts'

/** Whether a value is present; `false` is. */
export function isSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** One text, unless the value is a list of values. */
export function toTexts(value: unknown): string[] {
  const isList = Array.isArray(value) && !value.some(isNode)
  if (isList) return value.flatMap(toTexts)
  const text = toText(value)
  return text === undefined ? [] : [text]
}

/** Whether it is a node of rich text rather than an entry of a list of texts. */
function isNode(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value)
}

/** ms since 1970 of a date or timestamp; a number is a moment itself. */
export function toTime(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : time
}

/** Ids of the documents that relationships link to; a plain value stays as it is. */
export function toIds(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(toIds)
  if (typeof value !== 'object') return value === undefined ? [] : [value]
  const { id, isBroken } = (value ?? {}) as { id?: unknown; isBroken?: unknown }
  return typeof id === 'string' && isBroken !== true ? [id] : []
}
