/** Models as Slice Machine writes them: `customtypes/<id>/index.json`, `slices/<Name>/model.json`. */
import { isObject } from '../../schemas/is-object.ts'

export interface ForeignCustomType {
  id: string
  label?: string | null
  format?: string | null
  repeatable: boolean
  /** Tab to field to model. */
  status?: boolean
  json: Record<string, ForeignFields>
}

export interface ForeignSlice {
  id: string
  type: string
  name: string
  description?: string | null
  variations: ForeignVariation[]
}

export interface ForeignVariation {
  id: string
  name: string
  description?: string | null
  primary?: ForeignFields
  /** The repeatable zone. */
  items?: ForeignFields
}

export interface ForeignField {
  type: string
  fieldset?: string | null
  config?: Record<string, unknown>
}

export type ForeignFields = Record<string, ForeignField>

export interface ForeignModels {
  customTypes: readonly ForeignCustomType[]
  slices: readonly ForeignSlice[]
}

/** Of the client, which the service resolves addresses by. */
export interface ForeignRoute {
  type: string
  /** `/:lang?/blog/:category?/:uid` */
  path: string
  uid?: string
  lang?: string
  /** Parameter to the relationship whose uid it is: `category`, `section.category`. */
  resolvers?: Record<string, string>
}

export function isCustomType(value: unknown): value is ForeignCustomType {
  if (!isObject(value)) return false
  const { id, json } = value as Unknown
  return typeof id === 'string' && isObject(json) && Object.values(json).every(isFields)
}

export function isSlice(value: unknown): value is ForeignSlice {
  if (!isObject(value)) return false
  const { id, name, variations } = value as Unknown
  const isNamed = typeof id === 'string' && typeof name === 'string'
  return isNamed && Array.isArray(variations) && variations.every(isVariation)
}

export function isRoute(value: unknown): value is ForeignRoute {
  if (!isObject(value)) return false
  const { type, path } = value as Unknown
  return typeof type === 'string' && typeof path === 'string'
}

/** Whether it can be the name of a type, slice or field here. */
export function isName(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_-]*$/.test(name)
}

type Unknown = Readonly<Record<string, unknown>>

function isVariation(value: unknown): boolean {
  if (!isObject(value)) return false
  const { id, primary = {}, items = {} } = value as Unknown
  return typeof id === 'string' && isFields(primary) && isFields(items)
}

export function isFields(value: unknown): value is ForeignFields {
  return isObject(value) && Object.values(value).every(isField)
}

function isField(value: unknown): boolean {
  if (!isObject(value)) return false
  const { type, config = {} } = value as Unknown
  return typeof type === 'string' && isObject(config) && isFields(config['fields'] ?? {})
}
