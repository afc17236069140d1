import type { Json, JsonObject, MachineDocument } from '../model/config/machine-document.ts'

/** Keys that people, tools and tests read; at the root `$schema`, `schemas`, `stores`, `needsComponent` and `version` as well. */
const forPeople = new Set(['description', 'meta'])

/** A copy of the document without the keys that only people and tools read. Runs at build. */
export function stripForBrowser(document: MachineDocument): MachineDocument {
  const { $schema, schemas, stores, version, needsComponent, ...rest } = document
  return stripState(rest as unknown as JsonObject) as unknown as MachineDocument
}

/** `description` is a key of states, transitions and invocations only: params may hold one. */
function stripState(value: Json | undefined, isNamed = false): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => stripState(item) as Json)
  if (!value || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([key]) => isNamed || !forPeople.has(key))
  return Object.fromEntries(
    kept.map(([key, entry]) => [
      key,
      isOpaque(key, isNamed) ? entry : stripState(entry, isMap(key, isNamed)),
    ]),
  )
}

/** Keys whose values are the author's data, not the format's. */
function isOpaque(key: string, isNamed: boolean): boolean {
  return !isNamed && ['params', 'input', 'output', 'context', 'persist'].includes(key)
}

/** Keys whose values are maps from the author's names. */
function isMap(key: string, isNamed: boolean): boolean {
  return (
    !isNamed && ['states', 'on', 'after', 'actions', 'values', 'guards', 'delays'].includes(key)
  )
}
