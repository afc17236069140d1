/** Values of the content as texts and things to compare. */
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

/** Ids of the documents that relationships link to; a plain value stays as it is. */
export function toIds(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(toIds)
  if (typeof value !== 'object') return value === undefined ? [] : [value]
  const { id, isBroken } = (value ?? {}) as { id?: unknown; isBroken?: unknown }
  return typeof id === 'string' && isBroken !== true ? [id] : []
}
