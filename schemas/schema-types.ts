/** Types of the schema files, as far as generators and checks read them. */

export interface FieldSchema {
  /** Always `field:<kind>`. */
  $ref: string
  title: string
  description?: string
  enum?: string[]
  /**
   * What loading sets the values of a select, or the types of a relationship, to: the forms of all
   * roots; or of the types that are named those the site has, and those of its folders with a card.
   */
  'x-options'?: 'forms' | 'listed'
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
  'x-kept'?: KeptModel
}

/** What a model that was imported says and the engine has no word for: it goes back as it came. */
export interface KeptModel {
  /** Values of the model itself. */
  set?: Record<string, unknown>
  /** Values of its `config`; null where it has none. */
  config?: Record<string, unknown> | null
  /** What it lacks although a generated one would have it: in `config`, or in the model of a type or slice. */
  without?: string[]
  /** Fields without a kind or a name in the engine, by name. */
  fields?: Record<string, unknown>
  /** Names of fields in the order of the model, where the schema has another. */
  order?: string[]
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
  /** Of links: what editors may choose. */
  select?: 'web' | 'media' | 'document'
  /** Of links: their looks. */
  variants?: string[]
  /** Of a slice zone: types of the slices it offers; all without this. */
  choices?: string[]
  /** Of a select: its values in the words of editors, where the value itself does not say it. */
  options?: Record<string, string>
  /** Of a group of a slice: it is the slice's repeatable zone, `items` in the content service. */
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
  'x-editor': { repeatable: boolean; format?: 'page' | 'custom'; tabs?: string[] }
  'x-kept'?: KeptModel
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
  /** Variation to what it is for, or to more of it. */
  'x-variations': Record<string, string | VariationSchema>
  /** Not offered: it has no model of its own, and editors cannot add it. */
  'x-editor'?: { offered?: false }
  'x-kept'?: KeptModel
  /** As of documents; once loaded, those that do not exist. */
  allOf?: { $ref?: string }[]
}

export interface VariationSchema {
  /** As editors see it; made of its name without this. */
  title?: string
  description?: string
  /** Fields that only this variation has, or has of another kind, beside those of the slice. */
  properties?: Record<string, FieldSchema>
  required?: string[]
  'x-kept'?: KeptModel
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
