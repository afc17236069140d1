/**
 * What is left of each model once everything is made of our schemas: kept in these, so that the models made of them
 * are those that came. `Kept` says of what, for the report.
 */
import { buildModels } from '../generate/generate-models.ts'
import { keepOrder, keepRest } from '../generate/kept-models.ts'
import type { Schemas } from '../read/load-schemas.ts'
import type {
  DocumentSchema,
  FieldSchema,
  KeptModel,
  SliceSchema,
  VariationSchema,
} from '../../schemas/schema-types.ts'
import type { Fields } from './import-fields.ts'
import type { ForeignFields, ForeignModels } from './prismic-models.ts'

export interface Kept {
  at: string
  kept: KeptModel
}

type Owner = { 'x-kept'?: KeptModel }

/** Adds to the schemas in place. */
export function keepModels(models: ForeignModels, schemas: Schemas): Kept[] {
  const told: Kept[] = []
  const made = buildModels(schemas)
  const keep = (owner: Owner, at: string, kept: KeptModel | undefined) => {
    if (!kept) return
    owner['x-kept'] = kept
    told.push({ at, kept })
  }
  for (const type of models.customTypes) {
    const schema = schemas.documents.get(type.id)?.schema
    const model = made.customTypes.get(type.id)
    if (schema && model) keepType(schema, model, type, keep)
  }
  for (const slice of models.slices) {
    const schema = schemas.slices.get(slice.id)?.schema
    const model = made.sharedSlices.get(slice.id)
    if (!schema || !model) continue
    keep(schema, slice.id, keepRest(model, slice))
    for (const [index, variation] of slice.variations.entries()) {
      const own = variationOf(schema, variation.id)
      const at = slice.variations.length > 1 ? `${slice.id}.${variation.id}` : slice.id
      const fields = { ...schema.properties, ...own.properties }
      const [zone, group] = findZone(fields)
      const { primary = {}, items = {} } = variation
      const from = model.variations[index]!
      keepFields(without(fields, zone), from.primary, primary, at, keep)
      if (group) {
        const rows = group.items?.properties ?? {}
        keepFields(rows, from.items, items, `${at}.items`, keep)
        keep(group, `${at}.items`, restOf(from.items, items))
      }
      const rest = restOf(from.primary, primary)
      keep(own, at, merge(keepRest(from, variation), rest))
    }
  }
  return told
}

type Keep = (owner: Owner, at: string, kept: KeptModel | undefined) => void
type MadeFields = Record<string, object>

function keepType(
  schema: DocumentSchema,
  model: { json: Record<string, MadeFields> },
  type: { id: string; json: Record<string, ForeignFields> },
  keep: Keep,
): void {
  const fields = schema.properties ?? {}
  const order: string[] = []
  const lost: Record<string, ForeignFields> = {}
  let isOrdered = true
  for (const [tab, models] of Object.entries(type.json)) {
    const made = model.json[tab] ?? {}
    keepFields(fields, made, models, type.id, keep)
    const { fields: left, order: own } = restOf(made, models) ?? {}
    if (left) lost[tab] = left as ForeignFields
    if (own) isOrdered = false
    order.push(...Object.keys(models))
  }
  const rest: KeptModel = {
    ...(Object.keys(lost).length > 0 && { fields: lost }),
    ...(!isOrdered && { order }),
  }
  keep(schema, type.id, merge(keepRest(model, type), rest))
}

/** Of each field its own, and of groups those inside. */
function keepFields(
  fields: Fields,
  made: MadeFields,
  models: ForeignFields,
  at: string,
  keep: Keep,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const [from, was] = [made[name], models[name]]
    if (!from || !was) continue
    const place = `${at}.${name}`
    const inner = field.items?.properties
    const own = keepRest(from, was)
    if (!inner) {
      keep(field, place, own)
      continue
    }
    const { fields: group = {} } = (from as { config?: { fields?: MadeFields } }).config ?? {}
    const theirs = (was.config?.['fields'] ?? {}) as ForeignFields
    keepFields(inner, group, theirs, place, keep)
    keep(field, place, merge(own, restOf(group, theirs)))
  }
}

/** Fields that no schema makes, and an order that is not that of the schema. */
function restOf(made: MadeFields, models: ForeignFields): KeptModel | undefined {
  const left = Object.entries(models).filter(([name]) => !Object.hasOwn(made, name))
  const names = left.map(([name]) => name)
  const order = keepOrder([...Object.keys(made), ...names], Object.keys(models))
  if (left.length === 0 && !order) return undefined
  return {
    ...(left.length > 0 && { fields: Object.fromEntries(left) }),
    ...(order && { order }),
  }
}

function merge(a: KeptModel | undefined, b: KeptModel | undefined): KeptModel | undefined {
  const both = { ...a, ...b }
  return Object.keys(both).length > 0 ? both : undefined
}

function variationOf(schema: SliceSchema, id: string): VariationSchema {
  const said = schema['x-variations'][id]
  if (typeof said === 'object') return said
  const own: VariationSchema = said === undefined ? {} : { description: said }
  schema['x-variations'][id] = own
  return own
}

function findZone(fields: Fields): [string | undefined, FieldSchema | undefined] {
  const found = Object.entries(fields).find(([, field]) => field['x-editor']?.zone)
  return found ?? [undefined, undefined]
}

function without(fields: Fields, name: string | undefined): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name))
}
