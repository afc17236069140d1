/** Models as Slice Machine writes them: `customtypes/<id>/index.json`, `slices/<Name>/model.json`. */
import { isObject } from '../../schemas/is-object.ts'

export interface ForeignCustomType {
  id: string
  label?: string | null
  format?: string | null
  repeatable: boolean
  /** Tab to field to model. */
  json: Record<string, Record<string, ForeignField>>
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
  primary?: Record<string, ForeignField>
  items?: Record<string, ForeignField>
}

export interface ForeignField {
  type: string
  fieldset?: string | null
  config?: Record<string, unknown>
}

export interface ForeignModels {
  customTypes: readonly ForeignCustomType[]
  slices: readonly ForeignSlice[]
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

type Unknown = Readonly<Record<string, unknown>>

function isVariation(value: unknown): boolean {
  if (!isObject(value)) return false
  const { id, primary = {}, items = {} } = value as Unknown
  return typeof id === 'string' && isFields(primary) && isFields(items)
}

function isFields(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isField)
}

function isField(value: unknown): boolean {
  if (!isObject(value)) return false
  const { type, config = {} } = value as Unknown
  return typeof type === 'string' && isObject(config) && isFields(config['fields'] ?? {})
}
