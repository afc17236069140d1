/** Field kinds, which the runtime walks to normalise and resolve fields without the schemas. */
import type { Schemas, SliceSource } from '../read/load-schemas.ts'
import type { ObjectTemplate, Value } from '../../schemas/value-types.ts'
import type {
  ExpandWiring,
  Hydration,
  ListWiring,
  PersonHint,
  SliceSchema,
} from '../../schemas/schema-types.ts'
import {
  findZone,
  listVariations,
  toDocumentFields,
  toFields,
  toSliceFields,
  toVariationSchema,
  walkFields,
  type Field,
} from '../read/to-fields.ts'

export interface Kinds {
  /** Kinds by document type. */
  documents: Record<string, DocumentKinds>
  /** Kinds by slice type. */
  slices: Record<string, SliceKinds>
}

/** The kind of each field. `cta` is a separate kind: its fields are the same everywhere. */
export type FieldKinds = { [name: string]: string | GroupKinds }

/** The titles by which editors know fields. */
export interface FieldTitles {
  [name: string]: string | { title: string; fields: FieldTitles }
}

/** Fields with the name of a person. */
export type People = { [name: string]: PersonHint }

export interface GroupKinds {
  group: FieldKinds
  people?: People
  /** Fields without which an item is dropped. */
  required: string[]
}

export interface DocumentKinds {
  title: string
  version: number
  repeatable: boolean
  fields: FieldKinds
  titles: FieldTitles
  people?: People
  required: string[]
  /** Fields of related documents to load, as `type.field`. */
  links: string[]
  /** Fields that are loaded with links to such a document. */
  linked: string[]
}

export interface SliceKinds {
  title: string
  version: number
  variations: string[]
  /** Of variations that have fields of their own: with those of the slice. */
  own?: Record<string, VariationKinds> | undefined
  fields: FieldKinds
  titles: FieldTitles
  people?: People | undefined
  required: string[]
  links: string[]
  /** Name of the group that is its repeatable zone. */
  items?: string | undefined
  /** Part of the page frame. */
  frame: boolean
  machine: string | null
  /** Its machine is bound to its markup, without React. */
  binding?: 'elements' | undefined
  /** Null without a machine: nothing is hydrated. */
  hydrate: Hydration | null
  input: Record<string, Value>
  /** Messages its island needs. */
  messages: string[]
  /** JSON Pointer to the picture that may load first when the slice opens a page. */
  eagerImage: string | null
  structuredData?: ObjectTemplate[] | undefined
  /** Type of the single document it shows (SLICE-02). */
  shared?: string | undefined
  /** JSON Pointer to the relationship that leads to its form. */
  form?: string | undefined
  /** Whether its fields are a calculator. */
  calculation?: true | undefined
  /** Whether it shows something personal to the visitor. */
  personal?: true | undefined
  expand?: ExpandWiring | undefined
  list?: ListWiring | undefined
}

export type VariationKinds = Pick<SliceKinds, 'fields' | 'titles' | 'people' | 'required' | 'items'>

export function buildKinds(schemas: Schemas): Kinds {
  const documents: Kinds['documents'] = {}
  for (const [type, { schema }] of schemas.documents) {
    const fields = toDocumentFields(schema, schemas)
    documents[type] = {
      title: schema.title,
      version: schema['x-version'],
      repeatable: schema['x-editor'].repeatable,
      ...toKinds(fields),
      links: listLinks(fields, schemas),
      linked: schema['x-linked'] ?? [],
    }
  }
  const slices: Kinds['slices'] = {}
  for (const [type, source] of schemas.slices) slices[type] = toSliceKinds(source, schemas)
  return { documents, slices }
}

function toSliceKinds({ schema, wiring, hydration }: SliceSource, schemas: Schemas): SliceKinds {
  const machine = wiring.machine ?? null
  const variations = listVariations(schema)
  const own = variations.flatMap((variation): [string, VariationKinds][] => {
    const whole = toVariationSchema(schema, variation)
    return whole === schema ? [] : [[variation.id, toOwnKinds(whole, schemas)]]
  })
  return {
    title: schema.title,
    version: schema['x-version'],
    variations: variations.map(({ id }) => id),
    ...toOwnKinds(schema, schemas),
    links: listLinks(toSliceFields(schema, schemas), schemas),
    own: own.length > 0 ? Object.fromEntries(own) : undefined,
    frame: wiring.frame ?? false,
    machine,
    hydrate: hydration,
    input: wiring.input ?? {},
    messages: wiring.messages ?? [],
    binding: wiring.binding,
    eagerImage: wiring.eagerImage ?? null,
    shared: wiring.shared,
    form: wiring.form,
    calculation: wiring.calculation || undefined,
    personal: wiring.personal || undefined,
    expand: wiring.expand,
    list: wiring.list,
    structuredData: wiring.structuredData,
  }
}

function toOwnKinds(schema: SliceSchema, schemas: Schemas): VariationKinds {
  const fields = toFields(schema, schemas)
  return { ...toKinds(fields), items: findZone(fields)?.name }
}

function toKinds(
  fields: readonly Field[],
): Pick<DocumentKinds, 'fields' | 'titles' | 'people' | 'required'> {
  return {
    fields: toFieldKinds(fields),
    titles: toTitles(fields),
    ...findPeople(fields),
    required: namesOfRequired(fields),
  }
}

function listLinks(fields: readonly Field[], schemas: Schemas): string[] {
  const links = new Set<string>()
  walkFields(fields, (field) => {
    for (const link of findLinks(field, schemas)) links.add(link)
  })
  return [...links]
}

function toTitles(fields: readonly Field[]): FieldTitles {
  return Object.fromEntries(
    fields.map(({ name, title, fields: inner }) => [
      name,
      inner ? { title, fields: toTitles(inner) } : title,
    ]),
  )
}

/**
 * The fields loaded from a field's linked documents, as `type.field`: those their schemas list, and
 * the field's own extras.
 */
export function findLinks(
  { kind, editor }: Pick<Field, 'kind' | 'editor'>,
  { documents }: Pick<Schemas, 'documents'>,
): string[] {
  if (kind !== 'content-relationship') return []
  const named = (editor.types ?? []).flatMap((type) =>
    (documents.get(type)?.schema['x-linked'] ?? []).map((name) => `${type}.${name}`),
  )
  return [...new Set([...named, ...(editor.links ?? [])])]
}

function toFieldKinds(fields: readonly Field[]): FieldKinds {
  return Object.fromEntries(
    fields.map(({ name, kind, fields: inner }) => [
      name,
      kind === 'group' ? toGroupKinds(inner ?? []) : kind,
    ]),
  )
}

function toGroupKinds(fields: readonly Field[]): GroupKinds {
  return {
    group: toFieldKinds(fields),
    ...findPeople(fields),
    required: namesOfRequired(fields),
  }
}

function findPeople(fields: readonly Field[]): { people?: People } {
  const people = fields.flatMap(({ name, editor }) =>
    editor.person ? [[name, editor.person] as const] : [],
  )
  return people.length > 0 ? { people: Object.fromEntries(people) } : {}
}

function namesOfRequired(fields: readonly Field[]): string[] {
  return fields.filter((field) => field.required).map((field) => field.name)
}
