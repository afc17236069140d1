/** Reads every schema of the site, and the wiring of its slices, from the roots. */
import { join } from 'node:path'
import { SiteFaults } from './fault.ts'
import type { FunctionContract } from '../../schemas/config-types.ts'
import { hydrationOf } from './default-start.ts'
import { JsonReader } from './read-json.ts'
import { fillOptions, readOptions } from './fill-options.ts'
import { keepKnownTypes } from './keep-known-types.ts'
import { toSliceType } from './slice-names.ts'
import { findFiles, findFolders, isInRoot, repositoryRoot } from './roots.ts'
import type {
  DocumentSchema,
  FieldsSchema,
  Hydration,
  MixinSchema,
  SliceSchema,
  Wiring,
} from '../../schemas/schema-types.ts'

export interface Schemas {
  /** Schemas by field kind: `rich-text`. */
  fields: Map<string, Source<KindSchema>>
  mixins: Map<string, Source<MixinSchema>>
  /** Schemas by document type. */
  documents: Map<string, Source<DocumentSchema>>
  /** Slices by type: `logo_wall`. */
  slices: Map<string, SliceSource>
  /** Contracts of server functions, by name: `fetch-company`. */
  functions: Map<string, Source<FunctionContract>>
  /** Schemas of configuration files, by name: `page-type`. */
  configs: Map<string, Source<object>>
}

export interface Source<T> {
  path: string
  schema: T
}

export interface KindSchema {
  $id: string
  title: string
  description: string
  maxLength?: number
  maxItems?: number
  /** Has `properties` only for a kind that is a list of fields, such as `cta`. */
  items?: FieldsSchema
}

export interface SliceSource extends Source<SliceSchema> {
  /** Absolute. */
  folder: string
  wiring: Wiring
  /** When its machine starts; null without one. */
  hydration: Hydration | null
  wiringPath: string
  /** PascalCase of the folder: the component's export and file. */
  componentName: string
  componentPath: string
}

/**
 * Field kinds, mixins and configuration schemas are part of the engine: they are read from this
 * repository even when a standalone site replaces everything else.
 * @throws SiteFaults with every file that is not JSON.
 */
export function loadSchemas(roots: readonly string[]): Schemas {
  const reader = new JsonReader()
  const schemas = readSchemas(roots, reader)
  if (reader.faults.length > 0) throw new SiteFaults(reader.faults)
  return schemas
}

/** Files that are not JSON are left out; `reader` has their faults. */
export function readSchemas(roots: readonly string[], reader: JsonReader): Schemas {
  const engine = [repositoryRoot, ...roots.filter((root) => root !== repositoryRoot)]
  const readAll = <T extends object>(
    from: readonly string[],
    folder: string,
    end = '.schema.json',
  ) => {
    const sources = new Map<string, Source<T>>()
    for (const { name, path } of findFiles(from, folder, end)) {
      const schema = reader.read<T>(path)
      if (schema) sources.set(name, { path, schema })
    }
    return sources
  }
  const documents = readAll<DocumentSchema>(roots, 'schemas/documents')
  const mixins = readAll<MixinSchema>(engine, 'schemas/mixins')
  const slices = readSlices(roots, mixins, reader)
  const options = readOptions(roots, reader)
  for (const { schema } of [...documents.values(), ...slices.values()])
    fillOptions(schema.properties, options)
  // Schemas that the engine lends to another site link to that site's documents.
  if (roots.at(-1) !== repositoryRoot)
    for (const { path, schema } of [...mixins.values(), ...documents.values(), ...slices.values()])
      if (isInRoot(path, repositoryRoot) && !isOfSite(path, roots))
        keepKnownTypes(schema.properties, (type) => documents.has(type))
  return {
    fields: readAll<KindSchema>(engine, 'schemas/fields'),
    mixins,
    documents,
    slices,
    functions: readAll<FunctionContract>(engine, 'schemas/functions', '.json'),
    configs: readAll<object>(engine, 'schemas'),
  }
}

function readSlices(
  roots: readonly string[],
  mixins: Schemas['mixins'],
  reader: JsonReader,
): Map<string, SliceSource> {
  const slices = new Map<string, SliceSource>()
  for (const { name, path: folder } of findFolders(roots, 'slice-registry/slices', 'schema.json')) {
    const path = join(folder, 'schema.json')
    const wiringPath = join(folder, 'wiring.json')
    const schema = reader.read<SliceSchema>(path)
    const wiring = reader.readIfPresent<Wiring>(wiringPath) ?? {}
    const componentName = toPascalCase(name)
    const componentPath = join(folder, `${componentName}.tsx`)
    if (!schema) continue
    addMixins(schema, mixins)
    const type = toSliceType(name)
    slices.set(type, {
      path,
      schema,
      folder,
      wiring,
      hydration: hydrationOf(wiring, roots),
      wiringPath,
      componentName,
      componentPath,
    })
  }
  return slices
}

/** Whether a file is in one of the site's own folders, which may lie in this repository. */
const isOfSite = (path: string, roots: readonly string[]) =>
  roots.some((root) => root !== repositoryRoot && isInRoot(path, root))

/** Unlike documents, slices are loaded with the fields of their mixins, after their own. */
function addMixins(schema: SliceSchema, mixins: Schemas['mixins']): void {
  if (!Array.isArray(schema.allOf)) return
  const unknown = []
  for (const part of schema.allOf) {
    const mixin = mixins.get(part.$ref?.replace(/^mixin:/, '') ?? '')?.schema
    if (mixin) schema.properties = { ...schema.properties, ...mixin.properties }
    else unknown.push(part)
  }
  if (unknown.length > 0) schema.allOf = unknown
  else delete schema.allOf
}

/** `logo-wall` and `logo_wall` become `LogoWall`; `404`, which cannot name anything in code, `N404`. */
export function toPascalCase(name: string): string {
  const pascal = name.replaceAll(/(?:^|[-_]+)([a-z0-9])/gi, (_, letter: string) =>
    letter.toUpperCase(),
  )
  return /^[A-Z]/.test(pascal) ? pascal : `N${pascal}`
}
