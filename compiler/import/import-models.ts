/**
 * Somebody else's models -> the folder of a site: schemas, page types and a first drawing of every
 * slice, from which their documents render at once and a developer goes on.
 */
import { toPascalCase, type Schemas, type SliceSource } from '../read/load-schemas.ts'
import { toSliceFolder } from '../read/slice-names.ts'
import type { DocumentSchema, SliceSchema } from '../../schemas/schema-types.ts'
import { drawSlice, type HeaderOptions } from './draw-slice.ts'
import type { ImportContext } from './import-fields.ts'
import { importRoutes } from './import-routes.ts'
import { importOldSlices, importSlice } from './import-slices.ts'
import { importType, isPageFormat, titleField, toPage } from './import-types.ts'
import { keepModels, type Kept } from './keep-models.ts'
import type { ForeignModels, ForeignRoute } from './prismic-models.ts'
import { siteFiles, type SiteFacts } from './site-files.ts'

export interface ImportOptions extends SiteFacts {
  /** Those of the project's client. */
  routes?: readonly ForeignRoute[]
  /** Kinds of fields of the engine, for the models that are made again. */
  kinds: Schemas['fields']
}

export interface ImportedSite {
  /** Path in the folder of the site to its text. */
  files: Map<string, string>
  /** What visitors do not get, or get in another way, a sentence each. */
  notes: string[]
  /** What of the models is kept for the next push, and means nothing to visitors. */
  kept: Kept[]
}

export function importModels(models: ForeignModels, options: ImportOptions): ImportedSite {
  const notes = new Set<string>()
  const context: Omit<ImportContext, 'at'> = {
    note: (sentence) => void notes.add(sentence),
    types: new Map(
      models.customTypes.map(({ id, json }) => [id, Object.assign({}, ...Object.values(json))]),
    ),
    slices: new Set(models.slices.map(({ id }) => id)),
  }
  const slices = new Map<string, SliceSchema>()
  for (const slice of models.slices)
    slices.set(slice.id, importSlice(slice, { ...context, at: slice.id }))
  for (const old of importOldSlices(models.customTypes, { ...context, at: '' }))
    slices.set(old.$id.replace('slice:', ''), old)
  const types = models.customTypes.map((type) => ({
    type,
    schema: importType(type, { ...context, at: type.id }),
  }))
  const { pages, headers } = importPages(types, slices, options, context.note)
  const schemas = toSchemas(
    types.map(({ schema }) => schema),
    slices,
    options.kinds,
  )
  const kept = keepModels(models, schemas)
  const files = new Map<string, string>()
  const write = (path: string, value: unknown) =>
    files.set(path, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
  for (const [path, value] of Object.entries(siteFiles(options))) write(path, value)
  for (const { type, schema } of types) write(`schemas/documents/${type.id}.schema.json`, schema)
  for (const [type, page] of pages) write(`site-config/page-types/${type}.json`, page)
  for (const [type, schema] of slices) {
    const folder = `slice-registry/slices/${toSliceFolder(type)}`
    const name = toPascalCase(toSliceFolder(type))
    write(`${folder}/schema.json`, schema)
    write(`${folder}/${name}.tsx`, drawSlice(name, schema, headers.get(type)))
  }
  return { files, notes: [...notes], kept }
}

type ImportedType = { type: ForeignModels['customTypes'][number]; schema: DocumentSchema }

/** Page types, and the slices that open their pages, which are added to the others. */
function importPages(
  types: readonly ImportedType[],
  slices: Map<string, SliceSchema>,
  { routes = [] }: ImportOptions,
  note: ImportContext['note'],
) {
  const routed = types.map(({ type, schema }) => {
    const fields = schema.properties ?? {}
    return { type, fields, isPage: isPageFormat(type, fields) }
  })
  const paths = importRoutes(routed, { routes, note })
  const pages = new Map<string, object>()
  const headers = new Map<string, HeaderOptions>()
  for (const { type, fields } of routed) {
    const own = paths.get(type.id)
    if (!own) continue
    const headerType = freeName(`${type.id}_header`, slices)
    const { pageType, header, hasTitle } = toPage(type, fields, own, headerType)
    slices.set(headerType, header)
    headers.set(headerType, { title: titleField, isHidden: !hasTitle })
    pages.set(type.id, pageType)
  }
  return { pages, headers }
}

function freeName(name: string, slices: ReadonlyMap<string, unknown>): string {
  return slices.has(name) ? freeName(`${name}_of_page`, slices) : name
}

/** As they will be read from the files that are written, which share these schemas. */
function toSchemas(
  documents: readonly DocumentSchema[],
  slices: ReadonlyMap<string, SliceSchema>,
  fields: Schemas['fields'],
): Schemas {
  const path = ''
  const toSource = (schema: SliceSchema): SliceSource => ({
    path,
    schema,
    folder: '',
    wiring: {},
    hydration: null,
    wiringPath: '',
    componentName: '',
    componentPath: '',
  })
  return {
    fields,
    mixins: new Map(),
    documents: new Map(
      documents.map((schema) => [schema.$id.replace('document:', ''), { path, schema }]),
    ),
    slices: new Map([...slices].map(([type, schema]) => [type, toSource(schema)])),
    functions: new Map(),
    configs: new Map(),
  }
}
