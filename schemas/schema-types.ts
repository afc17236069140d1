/** The shapes of our schema files, as far as generators and checks read them. */
import type { Section } from './config-types.ts'
import type { StructuredData } from './config-types.ts'

export interface FieldSchema {
  /** `field:<kind>`. */
  $ref: string
  title: string
  description?: string
  enum?: string[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  examples?: unknown[]
  /** Of a group. */
  items?: FieldsSchema
  'x-editor'?: EditorHints
}

export interface FieldsSchema {
  type?: 'object'
  required?: string[]
  /** Of a slice: fields of which one is required. */
  anyOf?: { required: string[] }[]
  properties?: Record<string, FieldSchema>
}

/** What editors see, and what Prismic's model says that JSON Schema has no word for. */
export interface EditorHints {
  placeholder?: string
  /** Tab of the editor; `Main` when absent. */
  tab?: string
  /** Nodes and spans a rich text or title may hold, in Prismic's words. */
  allow?: string[]
  /** Document types a content relationship may lead to. */
  types?: string[]
  /** Fields of the related document that come along, as `type.field`. */
  links?: string[]
  constraint?: { width?: number; height?: number }
  thumbnails?: { name: string; width?: number; height?: number }[]
  /** Of an integration. */
  catalog?: string
  default?: string | boolean
}

export interface DocumentSchema extends FieldsSchema {
  $id: string
  title: string
  description: string
  'x-version': number
  'x-editor': { repeatable: boolean; format?: 'page' | 'custom' }
  /** Fields that pages linking to the document bring along (DOC-07..23). */
  'x-linked'?: string[]
  /** Mixins: `{ "$ref": "mixin:<name>" }`. */
  allOf?: { $ref?: string }[]
}

export interface SliceSchema extends FieldsSchema {
  $id: string
  title: string
  description: string
  'x-version': number
  /** Variation to what it is for. */
  'x-variations': Record<string, string>
}

export interface MixinSchema extends FieldsSchema {
  $id: string
}

export type Hydration = 'load' | 'idle' | 'visible' | 'interaction'

export type InputBinding = string | { count: string } | { value: unknown }

export interface Wiring {
  machine?: string
  input?: Record<string, InputBinding>
  /** The machine is bound to the markup by attributes, without React. */
  binding?: 'elements'
  hydrate?: Hydration
  messages?: string[]
  eagerImage?: string
  structuredData?: StructuredData[]
  frame?: boolean
  actors?: string[]
  /** Single document whose fields it shows (SLICE-02). */
  shared?: string
  /** In a zone: stands for the sections of a linked document. */
  expand?: ExpandWiring
  /** In a zone: shows documents. */
  list?: ListWiring
}

export interface ExpandWiring {
  /** Pointer to the relationship among the fields. */
  document: string
  /** Sections, as in a page type, fed from the linked document. */
  template: Section[]
}

export interface ListWiring {
  /** Pointer to the chosen documents: a group's relationships. */
  documents?: string
  /** Pointer to the type whose newest documents are shown when none are chosen. */
  type?: string
  /** Pointer to how many. */
  limit?: string
}
