/**
 * Validates payloads. The tools' pages forbid `eval`, which Ajv needs to compile; event schemas use
 * few keywords, and a test compares this with Ajv over all of them.
 */
import type { Json, JsonSchema } from '../../../runtime/model/config/machine-document.ts'
import { isObject } from '#schemas/is-object.ts'

export interface SchemaProblem {
  /** Names of the fields leading to it; empty for the payload itself. */
  path: readonly string[]
  /** Text after the name of the field: `must be a number`. */
  message: string
}

/** Whether a value has fields by name. */
export const isPayload = (value: unknown): value is Record<string, unknown> => isObject(value)

type Check = (value: unknown, wanted: never, path: readonly string[]) => SchemaProblem[]

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
  number: (value) => typeof value === 'number',
  object: isObject,
  string: (value) => typeof value === 'string',
}

const nouns: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
}

/** @returns one problem, with a readable message, if it fails */
const when = (fails: boolean, path: readonly string[], message: string): SchemaProblem[] =>
  fails ? [{ path, message }] : []

const checks: Readonly<Record<string, Check>> = {
  type(value, wanted: string | string[], path) {
    const types = [wanted].flat()
    const words = types.map((type) => nouns[type] ?? type).join(' or ')
    return when(!types.some((type) => kinds[type]?.(value)), path, `must be ${words}`)
  },
  enum: (value, wanted: Json[], path) =>
    when(
      !wanted.some((option) => JSON.stringify(option) === JSON.stringify(value)),
      path,
      `must be one of ${wanted.map(String).join(', ')}`,
    ),
  required: (value, wanted: string[], path) =>
    isPayload(value)
      ? wanted.flatMap((name) => when(value[name] === undefined, [...path, name], 'is required'))
      : [],
  properties: (value, wanted: Record<string, JsonSchema>, path) =>
    isPayload(value)
      ? Object.entries(wanted).flatMap(([name, schema]) =>
          value[name] === undefined ? [] : findSchemaProblems(schema, value[name], [...path, name]),
        )
      : [],
  items: (value, wanted: JsonSchema, path) =>
    Array.isArray(value)
      ? value.flatMap((item, at) => findSchemaProblems(wanted, item, [...path, String(at)]))
      : [],
  minimum: (value, wanted: number, path) =>
    when(typeof value === 'number' && value < wanted, path, `must be ${wanted} or more`),
  maximum: (value, wanted: number, path) =>
    when(typeof value === 'number' && value > wanted, path, `must be ${wanted} or less`),
}

/** Keywords that only annotate. */
const annotations = ['description', 'examples', 'additionalProperties']

/** Schema keywords that `findSchemaProblems` checks, and those that only annotate. */
export const knownKeywords: ReadonlySet<string> = new Set([...Object.keys(checks), ...annotations])

/** Problems of a payload; empty if its schema allows it. */
export function findSchemaProblems(
  schema: JsonSchema,
  value: unknown,
  path: readonly string[] = [],
): SchemaProblem[] {
  const found = Object.entries(checks).flatMap(([keyword, check]) =>
    schema[keyword] === undefined ? [] : check(value, schema[keyword] as never, path),
  )
  const { additionalProperties: others, properties } = schema
  return [...found, ...findOthers(others, (properties ?? {}) as object, value, path)]
}

/** Fields without a schema of their own. */
function findOthers(
  others: Json | undefined,
  named: object,
  value: unknown,
  path: readonly string[],
): SchemaProblem[] {
  if (others === undefined || others === true || !isPayload(value)) return []
  return Object.keys(value)
    .filter((name) => !(name in named))
    .flatMap((name) =>
      others === false
        ? [{ path: [...path, name], message: 'is unknown here' }]
        : findSchemaProblems(others as JsonSchema, value[name], [...path, name]),
    )
}
