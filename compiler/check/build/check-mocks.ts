/** Sample contents of slices against the schemas of their slices. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { findShapeFaults } from '../shape-faults.ts'
import { createAjv, toKindsText, withoutAnnotations } from '../../read/create-ajv.ts'
import { didYouMean, type Fault } from '../../read/fault.ts'
import { escapePointer } from '#schemas/json-pointer.ts'
import { readSchemas, type Schemas, type SliceSource } from '../../read/load-schemas.ts'
import { JsonReader } from '../../read/read-json.ts'
import { isInRoot, repositoryRoot } from '../../read/roots.ts'
import type { SliceSchema } from '#schemas/schema-types.ts'
import { listVariations, toVariationSchema } from '../../read/to-fields.ts'

type Mocks = Record<string, { variation?: unknown; fields?: unknown }>

/**
 * All faults at once; of slices that have a `mocks.json`. Those that the engine lends to another site
 * are the engine's: they name its own types.
 */
export function checkMocks(roots: readonly string[]): Fault[] {
  const schemas = readSchemas(roots, new JsonReader())
  const ajv = openAjv(schemas)
  const owners =
    roots.at(-1) === repositoryRoot ? roots : roots.filter((one) => one !== repositoryRoot)
  const slices = [...schemas.slices.values()].filter(({ path }) =>
    owners.some((root) => isInRoot(path, root)),
  )
  return slices.flatMap((slice) => {
    const file = join(slice.folder, 'mocks.json')
    const reader = new JsonReader()
    const mocks = existsSync(file) ? reader.read<Mocks>(file) : undefined
    return [...reader.faults, ...(mocks ? checkEach(mocks, slice, { ajv, file }) : [])]
  })
}

function checkEach(
  mocks: Mocks,
  { schema }: SliceSource,
  { ajv, file }: { ajv: Ajv2020; file: string },
): Fault[] {
  const variations = Object.keys(schema['x-variations'])
  const listed = listVariations(schema).map((variation) => toVariationSchema(schema, variation))
  const wholes = new Map(variations.map((id, index) => [id, listed[index] ?? schema]))
  const shapes = new Map<SliceSchema, object>()
  return Object.entries(mocks).flatMap(([name, { variation, fields }]) => {
    const whole = wholes.get(String(variation)) ?? schema
    const shape = shapes.get(whole) ?? toShape(whole)
    shapes.set(whole, shape)
    const known = Object.keys(whole.properties ?? {})
    const path = `/${escapePointer(name)}`
    const faults = findShapeFaults(ajv, shape, fields, { file, path: `${path}/fields` })
    for (const field of Object.keys(fields ?? {})) {
      if (known.includes(field)) continue
      const message = `The slice has no field "${field}".`
      const hint = didYouMean(field, known)
      faults.push({ file, path: `${path}/fields/${escapePointer(field)}`, message, hint })
    }
    if (variations.includes(String(variation))) return faults
    const message = `The slice has no variation "${String(variation)}".`
    const hint = didYouMean(String(variation), variations)
    return [...faults, { file, path: `${path}/variation`, message, hint }]
  })
}

/** Of the last pass: who checks again has most of its shapes once more, which are compiled then. */
let latest: { kinds: string; ajv: Ajv2020; shapes: Map<string, object> } | undefined

function openAjv(schemas: Schemas): Ajv2020 {
  const kinds = toKindsText(schemas)
  if (latest?.kinds !== kinds || latest.shapes.size > mostShapes)
    latest = { kinds, ajv: createAjv(schemas, { verbose: true }), shapes: new Map() }
  return latest.ajv
}

/** An Ajv forgets none, and each edit of a schema makes another. */
const mostShapes = 1000

/** Without the name that the schema has elsewhere: a variation with fields of its own is another. */
function toShape(schema: SliceSchema): object {
  const { $id: _, ...shape } = withoutAnnotations(schema)
  const text = JSON.stringify(shape)
  const known = latest?.shapes.get(text) ?? shape
  latest?.shapes.set(text, known)
  return known
}
