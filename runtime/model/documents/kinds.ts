/**
 * The generator's knowledge of every field: by it the runtime finds links, images and groups in
 * data.
 */
import type { ExpandWiring, ListWiring, PersonHint } from '#schemas/schema-types.ts'
import type { Hydrate, ObjectTemplate, Value } from '../config/page-type.ts'

export type Kind =
  | 'uid'
  | 'key-text'
  | 'title'
  | 'rich-text'
  | 'image'
  | 'link'
  | 'links'
  | 'media-link'
  | 'content-relationship'
  | 'select'
  | 'number'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'color'
  | 'embed'
  | 'geo-point'
  | 'table'
  | 'integration'
  | 'cta'
  | 'slice-zone'
  | GroupKinds

export interface GroupKinds {
  group: FieldKinds
  /** Fields that hold the name of a person. */
  people?: Record<string, PersonHint>
  /** Fields without which an item is dropped. */
  required: string[]
}

export type FieldKinds = Record<string, Kind>

/** The editors' names of fields. */
export interface FieldTitles {
  [name: string]: string | { title: string; fields: FieldTitles }
}

export interface DocumentKinds {
  fields: FieldKinds
  titles?: FieldTitles
  people?: Record<string, PersonHint>
  repeatable: boolean
  /** Fields to load from its linked documents, as `type.field`. */
  links?: string[]
  /** Fields that are loaded with links to such a document. */
  linked?: string[]
}

export interface SliceKinds {
  /** The editors' name of it. */
  title?: string
  fields: FieldKinds
  titles?: FieldTitles
  people?: Record<string, PersonHint> | undefined
  required: string[]
  /** Name of the group that is its repeatable zone: `items` in the content service. */
  items?: string | undefined
  version: number
  variations: string[]
  /** Of variations that have fields of their own: with those of the slice. */
  own?: Record<string, VariationKinds>
  frame?: boolean
  machine?: string | null
  input?: Record<string, Value>
  hydrate?: Hydrate | null
  /** Its machine is bound to its markup, without React. */
  binding?: 'elements' | undefined
  messages?: string[]
  eagerImage?: string | null
  structuredData?: ObjectTemplate[] | undefined
  /** Fields to load from its linked documents, as `type.field`. */
  links?: string[]
  /** Type of the single document it shows beside its own fields (SLICE-02). */
  shared?: string | undefined
  /** Pointer to the relationship that leads to the form it shows. */
  form?: string | undefined
  /** Whether its fields are a calculator. */
  calculation?: true | undefined
  /** Whether it shows data of the individual visitor. */
  personal?: true | undefined
  /** In a zone: the sections of a linked document replace it. */
  expand?: ExpandWiring | undefined
  /** In a zone: shows documents. */
  list?: ListWiring | undefined
}

export type VariationKinds = Pick<SliceKinds, 'fields' | 'titles' | 'people' | 'required' | 'items'>

export interface Kinds {
  documents: Record<string, DocumentKinds>
  slices: Record<string, SliceKinds>
}
