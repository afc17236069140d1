import { isObject } from '#schemas/is-object.ts'
import type { Json, JsonObject } from '../../desk-types.ts'

/** The items of a list that a form can show: a file may contain anything, and must still open. */
export function toItems(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter((item): item is JsonObject => isObject(item)) : []
}
