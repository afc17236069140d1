/** Types of the schema files, as far as generators and checks read them. */

export interface FieldSchema {
  /** Always `field:<kind>`. */
  $ref: string
  title: string
  description?: string
  enum?: string[]
  /** For a select: its options are the forms of all roots, which loading sets as `enum`. */
  'x-options'?: 'forms'
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  examples?: unknown[]
  /** The fields of a group. */
  items?: FieldsSchema
  'x-editor'?: EditorHints
}

export interface FieldsSchema {
  type?: 'object'
  required?: string[]
  /** For a slice: sets of fields, of which one is required. */
  anyOf?: { required: string[] }[]
  properties?: Record<string, FieldSchema>
}

/** Hints for editors, and parts of Prismic's model that JSON Schema cannot express. */
export interface EditorHints {
  placeholder?: string
  /** Tab of the editor; `Main` when absent. */
  tab?: string
  /** Nodes and spans a rich text or title may hold, in Prismic's words. */
  allow?: string[]
  /** Document types a content relationship may lead to. */
  types?: string[]
  /** Fields of the related document to load, as `type.field`. */
  links?: string[]
  constraint?: { width?: number; height?: number }
  thumbnails?: { name: string; width?: number; height?: number }[]
  /** The catalog of an integration field. */
  catalog?: string
  /** Marks a slice's group as its repeatable zone, `items` in the content service. */
  zone?: 'items'
  default?: string | boolean
  person?: PersonHint
}

/** Marks a field that names a person. */
export interface PersonHint {
  /**
   * `team`: a member of the team. `guest`: somebody from outside who talks about it. Absent:
   * either.
   */
  is?: 'team' | 'guest'
  /** Sibling field with the person's picture. */
  portrait?: string
}

export interface DocumentSchema extends FieldsSchema {
  $id: string
  title: string
  description: string
  'x-version': number
  'x-editor': { repeatable: boolean; format?: 'page' | 'custom' }
  /** Fields that are loaded by pages that link to the document (DOC-07..23). */
  'x-linked'?: string[]
  /** Mixins: `{ "$ref": "mixin:<name>" }`. */
  allOf?: { $ref?: string }[]
}

export interface SliceSchema extends FieldsSchema {
  $id: string
  title: string
  description: string
  'x-version': number
  /** Purposes by variation. */
  'x-variations': Record<string, string>
  /** Like those of documents; after loading, only mixins that do not exist. */
  allOf?: { $ref?: string }[]
}

export interface MixinSchema extends FieldsSchema {
  $id: string
}

export type {
  ExpandWiring,
  Hydration,
  ListWiring,
  SliceBudget,
  SliceWiring as Wiring,
} from './generated/config-types.ts'
