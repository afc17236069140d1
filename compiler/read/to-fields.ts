import type { Schemas } from './load-schemas.ts'
import type {
  DocumentSchema,
  EditorHints,
  FieldSchema,
  FieldsSchema,
  SliceSchema,
  VariationSchema,
} from '../../schemas/schema-types.ts'

/** A field of a document, slice or group: what generators and checks need to know of it. */
export interface Field {
  name: string
  /** Name of the file in `schemas/fields`: `rich-text`. */
  kind: string
  title: string
  description: string | undefined
  required: boolean
  editor: EditorHints
  schema: FieldSchema
  /** Fields of one item, for kinds that are lists of fields: `group` and `cta`. */
  fields?: Field[] | undefined
}

export type FieldSource = Pick<Schemas, 'fields' | 'mixins'>

/**
 * The fields of a document: those of its mixins first, an own one in the place of the mixin's it
 * replaces, `uid` before all. Unknown mixins and kinds are let through; `checkSite` names them.
 */
export function toDocumentFields(document: DocumentSchema, source: FieldSource): Field[] {
  const required = new Set(document.required)
  const properties: Record<string, FieldSchema> = {}
  for (const { $ref } of document.allOf ?? []) {
    const mixin = source.mixins.get($ref?.replace(/^mixin:/, '') ?? '')?.schema
    for (const name of mixin?.required ?? []) required.add(name)
    Object.assign(properties, mixin?.properties)
  }
  Object.assign(properties, document.properties)
  const { uid, ...others } = properties
  const merged = uid ? { uid, ...others } : others
  return toFields({ required: [...required], properties: merged }, source)
}

export function toFields(schema: FieldsSchema, source: Pick<FieldSource, 'fields'>): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const kind = (property.$ref ?? '').replace(/^field:/, '')
    const items = property.items ?? source.fields.get(kind)?.schema.items
    const field: Field = {
      name,
      kind,
      title: property.title ?? name,
      description: property.description,
      required: schema.required?.includes(name) ?? false,
      editor: property['x-editor'] ?? {},
      schema: property,
    }
    if (items?.properties) field.fields = toFields(items, source)
    return field
  })
}

export interface Variation extends VariationSchema {
  id: string
  /** What it is for. */
  description: string
}

export function listVariations(schema: Pick<SliceSchema, 'x-variations'>): Variation[] {
  return Object.entries(schema['x-variations']).map(([id, said]) =>
    typeof said === 'string' ? { id, description: said } : { description: '', ...said, id },
  )
}

/** A slice as one of its variations has it: fields of its own replace those of the slice. */
export function toVariationSchema(schema: SliceSchema, variation: Variation): SliceSchema {
  const { properties = {}, required = [] } = variation
  if (Object.keys(properties).length === 0) return schema
  const isReplaced = (name: string) => Object.hasOwn(properties, name)
  return {
    ...schema,
    required: [...(schema.required ?? []).filter((name) => !isReplaced(name)), ...required],
    properties: { ...schema.properties, ...properties },
  }
}

/** Of all variations; those of their own may come several times under one name, and never have to be filled. */
export function toSliceFields(schema: SliceSchema, source: Pick<FieldSource, 'fields'>): Field[] {
  const own = listVariations(schema).flatMap(({ properties = {} }) =>
    toFields({ properties }, source),
  )
  return [...toFields(schema, source), ...own]
}

/** The group that is the repeatable zone of a slice. */
export function findZone(fields: readonly Field[]): Field | undefined {
  return fields.find(({ kind, editor }) => kind === 'group' && editor.zone === 'items')
}

/** Fields of which a slice needs one, whichever it is; the first is the usual one. */
export function listAlternatives({ anyOf = [] }: FieldsSchema): string[] {
  return anyOf.flatMap(({ required }) => required)
}

/** `"quote" or "source"`. */
export function joinAlternatives(names: readonly string[], mark = '"'): string {
  return names.map((name) => `${mark}${name}${mark}`).join(' or ')
}

/** Visits every field, those of groups too; `path` names the fields from the outside in. */
export function walkFields(
  fields: readonly Field[],
  visit: (field: Field, path: readonly string[]) => void,
  path: readonly string[] = [],
): void {
  for (const field of fields) {
    const here = [...path, field.name]
    visit(field, here)
    if (field.fields) walkFields(field.fields, visit, here)
  }
}
