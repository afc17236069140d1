/** Derives a form for the payload of an event from its schema. */
import { isObject } from '#schemas/is-object.ts'
import type { Json, JsonSchema } from '../../../runtime/model/config/machine-document.ts'
import { isPayload } from './schema-problems.ts'

export interface EventField {
  path: readonly string[]
  /** Name of the field, and key of its typed text: `values.analytics`. */
  name: string
  kind: 'text' | 'number' | 'choice' | 'json'
  /** Options of a choice. */
  options: readonly Json[]
  isRequired: boolean
  description: string
}

/** Typed texts by field name. Empty ones are left out, except for a required text. */
export type TypedFields = Readonly<Record<string, string>>

export type Payload = Record<string, unknown>

/** Fields in the schema's order; nested objects are flattened. */
export function toEventFields(schema: JsonSchema, path: readonly string[] = []): EventField[] {
  const required = (schema['required'] ?? []) as string[]
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  return Object.entries(properties).flatMap(([key, field]) => {
    const inner = [...path, key]
    if (field['type'] === 'object' && isObject(field['properties']))
      return toEventFields(field, inner)
    const options = (field['enum'] ?? (field['type'] === 'boolean' ? [true, false] : [])) as Json[]
    return {
      path: inner,
      name: inner.join('.'),
      kind: options.length ? 'choice' : toKind(field['type']),
      options,
      // A field of an optional object is required only with that object: the schema checks that.
      isRequired: !path.length && required.includes(key),
      description: typeof field['description'] === 'string' ? field['description'] : '',
    }
  })
}

function toKind(type: Json | undefined): EventField['kind'] {
  if (type === 'string') return 'text'
  return type === 'number' || type === 'integer' ? 'number' : 'json'
}

/** The texts to type for a payload. */
export function toTyped(fields: readonly EventField[], payload: Payload): TypedFields {
  return Object.fromEntries(
    fields.map(({ name, path, kind }) => {
      const value = path.reduce<unknown>(
        (inner, key) => (isPayload(inner) ? inner[key] : undefined),
        payload,
      )
      if (value === undefined) return [name, '']
      return [name, kind === 'text' || kind === 'number' ? String(value) : JSON.stringify(value)]
    }),
  )
}

/** @returns the payload, and problems by field name for unreadable texts */
export function toPayload(
  fields: readonly EventField[],
  typed: TypedFields,
): { payload: Payload; unread: Record<string, string> } {
  const payload: Payload = {}
  const unread: Record<string, string> = {}
  for (const field of fields) {
    try {
      const value = readField(field, typed[field.name] ?? '')
      if (value !== undefined) put(payload, field.path, value)
    } catch (error) {
      unread[field.name] = `is no JSON: ${(error as Error).message}`
    }
  }
  return { payload, unread }
}

/** Reads a text; an invalid number stays a text, so that the schema refuses it. */
function readField({ kind, isRequired }: EventField, text: string): unknown {
  if (kind === 'text') return text || isRequired ? text : undefined
  if (!text.trim()) return undefined
  if (kind !== 'number') return JSON.parse(text)
  const number = Number(text)
  return Number.isNaN(number) ? text : number
}

function put(target: Payload, [key, ...rest]: readonly string[], value: unknown): void {
  if (!rest.length) target[key!] = value
  else put((target[key!] ??= {}) as Payload, rest, value)
}
