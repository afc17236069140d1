/** What the generator knows of every field: how the runtime finds links, images and groups in data. */
import type { Hydrate } from '../config/page-type.ts'

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
  messages?: string[]
  eagerImage?: string | null
  /** Fields its linked documents must bring along, as `type.field`. */
  links?: string[]
}

export interface Kinds {
  documents: Record<string, DocumentKinds>
  slices: Record<string, SliceKinds>
}
