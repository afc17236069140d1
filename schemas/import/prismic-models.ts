/** Models as Slice Machine writes them: `customtypes/<id>/index.json`, `slices/<Name>/model.json`. */

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
