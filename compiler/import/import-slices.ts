/** Slices of a project, shared and of old, as schemas of ours. */
import type { FieldSchema, SliceSchema, VariationSchema } from '../../schemas/schema-types.ts'
import { importFields, toTitle, type Fields, type ImportContext } from './import-fields.ts'
import {
  isFields,
  type ForeignCustomType,
  type ForeignField,
  type ForeignFields,
  type ForeignSlice,
  type ForeignVariation,
} from './prismic-models.ts'

export function importSlice(slice: ForeignSlice, context: ImportContext): SliceSchema {
  const zone = slice.variations.some(({ primary }) => primary?.['items'])
    ? 'repeatable_items'
    : 'items'
  const models = slice.variations.map((variation) => toModels(variation, zone))
  const sets = slice.variations.map((variation) => importVariation(variation, zone, context))
  const shared = listShared(sets, models)
  return {
    $id: `slice:${slice.id}`,
    title: slice.name || toTitle(slice.id),
    description: slice.description || `${toTitle(slice.id)}.`,
    'x-version': 1,
    'x-variations': Object.fromEntries(
      slice.variations.map((variation, index) => [
        variation.id,
        toVariation(variation, omit(sets[index] ?? {}, shared)),
      ]),
    ),
    type: 'object',
    properties: pick(sets[0] ?? {}, shared),
  }
}

/** The repeatable zone as the group it is here. */
function importVariation(
  { primary = {}, items = {} }: ForeignVariation,
  zone: string,
  context: ImportContext,
): Fields {
  const fields = importFields(primary, context)
  if (Object.keys(items).length === 0) return fields
  const rows = importFields(items, { ...context, at: `${context.at}.items` })
  return { ...fields, [zone]: toZone(rows) }
}

function toZone(rows: Fields): FieldSchema {
  return {
    $ref: 'field:group',
    title: 'Items',
    items: { type: 'object', properties: rows },
    'x-editor': { zone: 'items' },
  }
}

/** Under the names that the fields have here. */
function toModels({ primary = {}, items = {} }: ForeignVariation, zone: string) {
  return { ...primary, ...(Object.keys(items).length > 0 ? { [zone]: items } : {}) }
}

/** Names of the fields that all variations have, and of which their models say the same. */
function listShared(sets: readonly Fields[], models: readonly object[]): string[] {
  const texts = models.map(
    (model) => new Map(Object.entries(model).map(([name, one]) => [name, JSON.stringify(one)])),
  )
  return Object.keys(sets[0] ?? {}).filter((name) =>
    texts.every((text) => text.get(name) === texts[0]?.get(name)),
  )
}

function toVariation(
  { id, name, description }: ForeignVariation,
  properties: Fields,
): string | VariationSchema {
  const title = name || toTitle(id)
  const own = Object.keys(properties).length > 0 ? { properties } : {}
  return { title, ...(description ? { description } : {}), ...own }
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}

function omit(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

/**
 * Slices from before there were shared ones stand in the zones of types: composites with fields and rows, groups, and
 * plain fields. Pages show them; editors keep what is in the zone, which `keep-models.ts` keeps.
 */
export function importOldSlices(
  types: readonly ForeignCustomType[],
  context: ImportContext,
): SliceSchema[] {
  const found = new Map<string, SliceSchema>()
  for (const { id: type, json } of types)
    for (const [name, { type: kind, config }] of Object.values(json).flatMap(
      Object.entries<ForeignField>,
    )) {
      if (!zones.has(kind)) continue
      const choices = (config?.['choices'] ?? {}) as Record<string, OldSlice>
      for (const [id, old] of Object.entries(choices)) {
        const at = `${type}.${name}.${id}`
        if (old.type === 'SharedSlice') continue
        if (context.slices.has(id)) {
          context.note(`${at} is shown as the shared slice "${id}".`)
          continue
        }
        const schema = importOldSlice(id, old, { ...context, at })
        const known = found.get(id)
        found.set(id, known ? join(known, schema, at, context) : schema)
      }
    }
  return [...found.values()]
}

const zones = new Set(['Slices', 'Choice', 'LegacySlices'])

interface OldSlice extends ForeignField {
  description?: string | null
  'non-repeat'?: unknown
  repeat?: unknown
}

function importOldSlice(id: string, old: OldSlice, context: ImportContext): SliceSchema {
  const title = old.fieldset || toTitle(id)
  return {
    $id: `slice:${id}`,
    title,
    description: old.description || `${title}, of an editor's old slices.`,
    'x-version': 1,
    'x-variations': { default: 'The only variation.' },
    'x-editor': { offered: false },
    type: 'object',
    properties: fieldsOfOld(old, context),
  }
}

function fieldsOfOld(old: OldSlice, context: ImportContext): Fields {
  const fieldsOf = (value: unknown): ForeignFields => (isFields(value) ? value : {})
  if (old.type === 'Slice') {
    const { 'non-repeat': primary, repeat: items } = old
    const variation = {
      id: 'default',
      name: '',
      primary: fieldsOf(primary),
      items: fieldsOf(items),
    }
    return importVariation(
      variation,
      primary && 'items' in fieldsOf(primary) ? 'rows' : 'items',
      context,
    )
  }
  if (old.type !== 'Group') return importFields({ value: old }, context)
  return { items: toZone(importFields(fieldsOf(old.config?.['fields']), context)) }
}

/** Two types may call two slices the same; content tells them apart by nothing. */
function join(
  known: SliceSchema,
  other: SliceSchema,
  at: string,
  { note }: ImportContext,
): SliceSchema {
  const properties: Fields = { ...known.properties }
  for (const [name, field] of Object.entries(other.properties ?? {})) {
    const own = properties[name]
    if (own && own.$ref !== field.$ref)
      note(`${at}.${name} is of another kind in another type: it is shown as ${own.$ref.slice(6)}.`)
    properties[name] = own ?? field
  }
  return { ...known, properties }
}
