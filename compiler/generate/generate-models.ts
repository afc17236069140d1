/** Prismic's custom types and shared slices from our schemas, so that editors get what we check. */
import { findLinks } from './generate-kinds.ts'
import type { Schemas } from '../read/load-schemas.ts'
import { isObject } from '../../schemas/is-object.ts'
import type { DocumentSchema, KeptModel, SliceSchema } from '../../schemas/schema-types.ts'
import { toVersionWord } from '../../schemas/migration-types.ts'
import {
  findZone,
  listVariations,
  toDocumentFields,
  toFields,
  toVariationSchema,
  type Field,
} from '../read/to-fields.ts'
import { giveBack, giveBackFields } from './kept-models.ts'

export interface ContentModels {
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
  status: boolean
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

export function buildModels(schemas: Schemas): ContentModels {
  const offered = [...schemas.slices].filter(
    ([, { wiring, schema }]) => !wiring.frame && schema['x-editor']?.offered !== false,
  )
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
  const { repeatable, format = 'custom', tabs = ['Main'] } = schema['x-editor']
  const { 'x-kept': kept } = schema
  const json: CustomTypeModel['json'] = Object.fromEntries(tabs.map((tab) => [tab, {}]))
  for (const field of toDocumentFields(schema, context.schemas)) {
    const tab = (json[field.editor.tab ?? 'Main'] ??= {})
    tab[field.name] = toModel(field, context)
  }
  for (const [name, rest] of Object.entries(kept?.fields ?? {}))
    json[name] = { ...json[name], ...(rest as Record<string, FieldModel>) }
  const ordered = Object.entries(json).map(
    ([tab, fields]) => [tab, giveBackFields(fields, { order: kept?.order ?? [] })] as const,
  )
  const model = { id, label: schema.title, format, repeatable, status: true }
  return { ...giveBack(model, kept), json: Object.fromEntries(ordered) }
}

function toSharedSlice(id: string, schema: SliceSchema, context: Context): SharedSliceModel {
  const { title: name, description } = schema
  const model = { id, type: 'SharedSlice' as const, name, description }
  const variations = listVariations(schema).map((variation) => {
    const { 'x-kept': kept } = variation
    const fields = toFields(toVariationSchema(schema, variation), context.schemas)
    const zone = findZone(fields)
    const own = {
      id: variation.id,
      name: variation.title ?? toLabel(variation.id),
      description: variation.description,
      docURL: '',
      version: toVersionWord(schema['x-version']),
      imageUrl: '',
    }
    const primary = toModels(
      fields.filter((field) => field !== zone),
      context,
    )
    const items = toModels(zone?.fields ?? [], context)
    const whole = {
      ...own,
      primary: giveBackFields(primary, kept),
      items: giveBackFields(items, zone?.schema['x-kept']),
    }
    return giveBack(whole, withVersion(kept, schema['x-version']))
  })
  return { ...giveBack(model, schema['x-kept']), variations }
}

/** The version somebody else has given it says nothing any more once it has one of its own. */
function withVersion(kept: KeptModel | undefined, version: number): KeptModel | undefined {
  if (version === 1 || !kept?.set) return kept
  const { version: _, ...set } = kept.set
  return { ...kept, set }
}

function toModels(fields: readonly Field[], context: Context): Record<string, FieldModel> {
  return Object.fromEntries(fields.map((field) => [field.name, toModel(field, context)]))
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
  const { 'x-kept': kept } = field.schema
  const made = withoutUndefined(model(field, context))
  const whole = giveBack(made, kept)
  if (field.kind === 'slice-zone') return withChoices(whole, made, context)
  if (kept && field.kind === 'content-relationship') return withTargets(whole, made)
  if (whole.type !== 'Group' || !whole.config) return whole
  const inner = giveBackFields(toModels(field.fields ?? [], context), kept)
  return { ...whole, config: { ...whole.config, fields: inner } }
}

/** As it is sent. */
function withoutUndefined({ type, fieldset, config }: FieldModel): FieldModel {
  const known = Object.entries(config ?? {}).filter(([, value]) => value !== undefined)
  return {
    type,
    ...(fieldset === undefined ? {} : { fieldset }),
    ...(config && { config: Object.fromEntries(known) }),
  }
}

/** Slices that the site does not have, and those of old that stand in the zone itself, beside what the schema offers. */
function withChoices(whole: FieldModel, made: FieldModel, { schemas }: Context): FieldModel {
  const kept = whole.config?.['choices']
  if (!whole.config || !isObject(kept)) return whole
  const offered = made.config?.['choices'] as Record<string, unknown>
  const old = Object.entries(kept).filter(
    ([name, choice]) =>
      name in offered ||
      !isObject(choice) ||
      choice['type'] !== 'SharedSlice' ||
      !schemas.slices.has(name),
  )
  const choices = { ...offered, ...Object.fromEntries(old) }
  return { ...whole, config: { ...whole.config, choices } }
}

/** Targets are kept in all they say, for as long as they are those of the schema. */
function withTargets(whole: FieldModel, made: FieldModel): FieldModel {
  const { customtypes: kept } = whole.config ?? {}
  const { customtypes: own } = made.config ?? {}
  const known = new Set(idsOf(kept))
  if (!whole.config || own === undefined || idsOf(own).every((id) => known.has(id))) return whole
  return { ...whole, config: { ...whole.config, customtypes: own } }
}

function idsOf(targets: unknown): string[] {
  if (!Array.isArray(targets)) return []
  return targets.map((target: unknown) => String(isObject(target) ? target['id'] : target))
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
  link: (field) => ({ type: 'Link', config: { ...toTexts(field), ...toLinkOptions(field) } }),
  links: (field, { schemas }) => ({
    type: 'Link',
    config: {
      ...toTexts(field),
      ...toLinkOptions(field),
      ...(field.editor.select === 'document' && toTargets(field, schemas)),
      repeat: true,
    },
  }),
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
  'slice-zone': ({ title, editor }, { choices }) => ({
    type: 'Slices',
    fieldset: title,
    config: {
      choices: Object.fromEntries(
        (editor.choices ?? choices).map((type) => [type, { type: 'SharedSlice' }]),
      ),
    },
  }),
  table: ({ title }) => ({ type: 'Table', config: { label: title } }),
  timestamp: (field) => ({ type: 'Timestamp', config: toTexts(field) }),
  title: (field, { headings }) =>
    toStructuredText(field, { single: field.editor.allow?.join(',') ?? `${headings},strong,em` }),
  uid: (field) => ({ type: 'UID', config: toTexts(field) }),
}

function toLinkOptions({ editor: { select, variants } }: Field): Record<string, unknown> {
  return {
    select: select ?? null,
    allowTargetBlank: true,
    allowText: true,
    ...(variants && { variants }),
  }
}

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
  const inner = toModels(fields, context)
  return { type: 'Group', config: { label: title, repeat: schema.maxItems !== 1, fields: inner } }
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
