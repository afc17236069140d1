/** What the generator knows of every field: how the runtime finds links, images and groups in data. */
import type { ExpandWiring, ListWiring } from '#schemas/schema-types.ts'
import type { Hydrate, StructuredData } from '../config/page-type.ts'

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
  /** Fields without which an item is nothing. */
  required: string[]
}

export type FieldKinds = Record<string, Kind>

export interface DocumentKinds {
  fields: FieldKinds
  repeatable: boolean
  /** Fields its linked documents must bring along, as `type.field`. */
  links?: string[]
  /** Fields that come along with links to such a document. */
  linked?: string[]
}

export interface SliceKinds {
  fields: FieldKinds
  required: string[]
  version: number
  variations: string[]
  frame?: boolean
  machine?: string | null
  input?: Record<string, string | { count: string } | { value: unknown }>
  hydrate?: Hydrate | null
  /** Its machine is bound to its markup, without React. */
  binding?: 'elements'
  messages?: string[]
  eagerImage?: string | null
  structuredData?: StructuredData[]
  /** Fields its linked documents must bring along, as `type.field`. */
  links?: string[]
  /** Type of the single document it shows beside its own fields (SLICE-02). */
  shared?: string
  /** In a zone: stands for the sections of a linked document. */
  expand?: ExpandWiring
  /** In a zone: shows documents. */
  list?: ListWiring
}

export interface Kinds {
  documents: Record<string, DocumentKinds>
  slices: Record<string, SliceKinds>
}
