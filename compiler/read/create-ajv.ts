import addFormats from 'ajv-formats'
import { Ajv2020, type AnySchemaObject, type Options } from 'ajv/dist/2020.js'
import { isObject } from '../../schemas/is-object.ts'
import type { Schemas } from './load-schemas.ts'

/** Our own annotation keywords. */
const vocabulary = ['x-editor', 'x-linked', 'x-options', 'x-kept', 'x-version', 'x-variations']

/**
 * An Ajv that knows the field kinds and mixins. Strict: an unknown keyword is a mistake in the
 * schema. Schemas are not checked against the meta-schema, which takes longer to compile than all
 * of ours: strict compilation finds the same mistakes.
 */
export function createAjv(
  schemas: Pick<Schemas, 'fields' | 'mixins'>,
  options: Options = {},
): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    inlineRefs: false,
    meta: false,
    validateSchema: false,
    // Optimizing takes a third of the compile time, for code that runs once.
    code: { optimize: false },
    ...options,
  })
  addFormats(ajv)
  ajv.addVocabulary(vocabulary)
  for (const { schema } of [...schemas.fields.values(), ...schemas.mixins.values()]) {
    ajv.addSchema(withoutAnnotations(schema))
  }
  return ajv
}

/** Tells whether an Ajv that was made before knows the same. */
export function toKindsText({ fields, mixins }: Pick<Schemas, 'fields' | 'mixins'>): string {
  return JSON.stringify([...fields.values(), ...mixins.values()].map(({ schema }) => schema))
}

const annotations = new Set(['$schema', 'title', 'description', 'examples', ...vocabulary])

/**
 * The parts of a schema that compiled validators need: texts for people would be most of their size,
 * and `$schema` is for code editors, not for ajv.
 */
export function withoutAnnotations(schema: object): AnySchemaObject {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
      if (annotations.has(key)) return []
      // A select without values takes every text.
      if (key === 'enum' && Array.isArray(value) && value.length === 0) return []
      if (namedSchemas.has(key) && isObject(value)) {
        const entries = Object.entries(value)
        return [[key, Object.fromEntries(entries.map(([name, entry]) => [name, strip(entry)]))]]
      }
      return [[key, strip(value)]]
    }),
  )
}

/** Keywords whose value maps names of our choice, such as a field called `title`, to schemas. */
const namedSchemas = new Set(['properties', '$defs', 'dependentSchemas', 'patternProperties'])

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip)
  return isObject(value) ? withoutAnnotations(value) : value
}
