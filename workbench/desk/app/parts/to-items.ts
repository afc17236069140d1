import { isObject } from '#schemas/is-object.ts'
import type { Json, JsonObject } from '../../desk-types.ts'

/** The items of a list, as far as a form can show them: a file may hold anything, and must still be opened. */
export function toItems(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter((item): item is JsonObject => isObject(item)) : []
}
