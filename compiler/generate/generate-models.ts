/** Prismic's custom types and shared slices from our schemas, so that editors get what we check. */
import { findLinks } from './generate-kinds.ts'
import type { Schemas } from '../read/load-schemas.ts'
import type { DocumentSchema, SliceSchema } from '../../schemas/schema-types.ts'
import { toVersionWord } from '../../schemas/migration-types.ts'
import { findZone, toDocumentFields, toFields, type Field } from '../read/to-fields.ts'

export interface PrismicModels {
  /** Models by document type. */
  customTypes: Map<string, CustomTypeModel>
  /** Models by slice type; slices of the page frame are not offered to editors. */
  sharedSlices: Map<string, SharedSliceModel>
}

export interface CustomTypeModel {
  id: string
  label: string
  format: 'page' | 'custom'
  repeatable: boolean
  status: true
  /** Models by tab, then by field. */
  json: Record<string, Record<string, FieldModel>>
}

export interface SharedSliceModel {
  id: string
  type: 'SharedSlice'
  name: string
  description: string
  variations: {
    id: string
    name: string
    description: string
    docURL: string
    version: string
    imageUrl: string
    primary: Record<string, FieldModel>
    /** The repeatable zone. */
    items: Record<string, FieldModel>
  }[]
}

export interface FieldModel {
  type: string
  fieldset?: string
  config?: Record<string, unknown>
}

export function buildModels(schemas: Schemas): PrismicModels {
  const offered = [...schemas.slices].filter(([, { wiring }]) => !wiring.frame)
  const choices = offered.map(([type]) => type)
  const inDocument = { schemas, choices, headings: 'heading1' }
  const inSlice = { schemas, choices, headings: 'heading2,heading3' }
  return {
    customTypes: new Map(
      [...schemas.documents].map(([type, { schema }]) => [
        type,
        toCustomType(type, schema, inDocument),
      ]),
    ),
    sharedSlices: new Map(
      offered.map(([type, { schema }]) => [type, toSharedSlice(type, schema, inSlice)]),
    ),
  }
}

interface Context {
  schemas: Schemas
  /** Slice types a zone offers. */
  choices: readonly string[]
  /** Levels a title may have. */
  headings: string
}

function toCustomType(id: string, schema: DocumentSchema, context: Context): CustomTypeModel {
  const json: CustomTypeModel['json'] = { Main: {} }
  for (const field of toDocumentFields(schema, context.schemas)) {
    const tab = (json[field.editor.tab ?? 'Main'] ??= {})
    tab[field.name] = toModel(field, context)
  }
  const { repeatable, format = 'custom' } = schema['x-editor']
  return { id, label: schema.title, format, repeatable, status: true, json }
}

function toSharedSlice(id: string, schema: SliceSchema, context: Context): SharedSliceModel {
  const fields = toFields(schema, context.schemas)
  const zone = findZone(fields)
  const toModels = (chosen: readonly Field[]) =>
    Object.fromEntries(chosen.map((field) => [field.name, toModel(field, context)]))
  const primary = toModels(fields.filter((field) => field !== zone))
  const items = toModels(zone?.fields ?? [])
  return {
    id,
    type: 'SharedSlice',
    name: schema.title,
    description: schema.description,
    variations: Object.entries(schema['x-variations']).map(([variation, description]) => ({
      id: variation,
      name: toLabel(variation),
      description,
      docURL: '',
      version: toVersionWord(schema['x-version']),
      imageUrl: '',
      primary,
      items,
    })),
  }
}

/** `withPicture` becomes `With picture`. */
function toLabel(id: string): string {
  const words = id
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** @throws Error on a field kind that has no Prismic model. */
function toModel(field: Field, context: Context): FieldModel {
  const model = models[field.kind]
  if (!model) {
    throw new Error(`The field kind "${field.kind}" of "${field.name}" has no Prismic model.`)
  }
  return model(field, context)
}

const models: Record<string, (field: Field, context: Context) => FieldModel> = {
  boolean: ({ title, editor }) => ({
    type: 'Boolean',
    config: { label: title, default_value: editor.default ?? false },
  }),
  color: (field) => ({ type: 'Color', config: toTexts(field) }),
  'content-relationship': (field, { schemas }) => ({
    type: 'Link',
    config: { ...toTexts(field), select: 'document', ...toTargets(field, schemas) },
  }),
  cta: toGroup,
  date: (field) => ({ type: 'Date', config: toTexts(field) }),
  embed: (field) => ({ type: 'Embed', config: toTexts(field) }),
  'geo-point': ({ title }) => ({ type: 'GeoPoint', config: { label: title } }),
  group: toGroup,
  image: ({ title, editor }) => {
    const { constraint = {}, thumbnails = [] } = editor
    return { type: 'Image', config: { label: title, constraint, thumbnails } }
  },
  integration: (field) => ({
    type: 'IntegrationFields',
    config: { ...toTexts(field), catalog: field.editor.catalog ?? '' },
  }),
  'key-text': (field) => ({ type: 'Text', config: toTexts(field) }),
  link: (field) => ({ type: 'Link', config: { ...toTexts(field), ...linkOptions } }),
  links: (field) => ({ type: 'Link', config: { ...toTexts(field), ...linkOptions, repeat: true } }),
  'media-link': (field) => ({ type: 'Link', config: { ...toTexts(field), select: 'media' } }),
  number: (field) => {
    const { minimum: min, maximum: max, multipleOf: step } = field.schema
    return { type: 'Number', config: { ...toTexts(field), min, max, step } }
  },
  'rich-text': (field) => {
    const extent = field.schema.maxItems === 1 ? 'single' : 'multi'
    const nodes = field.editor.allow?.join(',') ?? allNodes
    return toStructuredText(field, { [extent]: nodes })
  },
  select: (field) => ({
    type: 'Select',
    config: {
      ...toTexts(field),
      options: field.schema.enum ?? [],
      default_value: field.editor.default,
    },
  }),
  'slice-zone': ({ title }, { choices }) => ({
    type: 'Slices',
    fieldset: title,
    config: { choices: Object.fromEntries(choices.map((type) => [type, { type: 'SharedSlice' }])) },
  }),
  table: ({ title }) => ({ type: 'Table', config: { label: title } }),
  timestamp: (field) => ({ type: 'Timestamp', config: toTexts(field) }),
  title: (field, { headings }) =>
    toStructuredText(field, { single: field.editor.allow?.join(',') ?? `${headings},strong,em` }),
  uid: (field) => ({ type: 'UID', config: toTexts(field) }),
}

const linkOptions = { select: null, allowTargetBlank: true, allowText: true }

/**
 * Every kind of node that a rich text may hold. The first heading is the title of the page, which
 * has its own field.
 */
const allNodes =
  'paragraph,strong,em,hyperlink,heading2,heading3,heading4,heading5,heading6,' +
  'list-item,o-list-item,image,embed,preformatted,rtl'

function toTexts({ title, editor }: Field): { label: string; placeholder: string } {
  return { label: title, placeholder: editor.placeholder ?? '' }
}

function toStructuredText(field: Field, extent: Record<string, string>): FieldModel {
  return {
    type: 'StructuredText',
    config: { ...toTexts(field), allowTargetBlank: true, ...extent },
  }
}

function toGroup({ title, schema, fields = [] }: Field, context: Context): FieldModel {
  const inner = fields.map((field) => [field.name, toModel(field, context)])
  return {
    type: 'Group',
    config: { label: title, repeat: schema.maxItems !== 1, fields: Object.fromEntries(inner) },
  }
}

/** Prismic lets a relationship bring fields along only when it leads to one type. */
function toTargets(field: Field, schemas: Schemas): { customtypes?: unknown[] } {
  const types = field.editor.types ?? []
  if (types.length === 0) return {}
  const [type] = types
  const document = type === undefined ? undefined : schemas.documents.get(type)
  const links = findLinks(field, schemas).filter((link) => link.startsWith(`${type}.`))
  if (types.length > 1 || !document || links.length === 0) return { customtypes: types }
  const wanted = new Set(links.map((link) => link.slice(`${type}.`.length)))
  const fields = toDocumentFields(document.schema, schemas)
    .filter(({ name, kind }) => wanted.has(name) && !unfetchable.has(kind))
    .map(({ name }) => name)
  return { customtypes: [{ id: type, fields }] }
}

const unfetchable = new Set(['uid', 'slice-zone', 'group', 'cta'])
