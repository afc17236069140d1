import { loadSchemas } from '../read/load-schemas.ts'
import { buildModels } from './generate-models.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

export interface ListedModel {
  id: string
  [name: string]: Json
}

/** Models by the name that repositories have for each kind. */
export type ListedModels = Record<'customtypes' | 'slices', ListedModel[]>

/** The models of all roots as they are sent: JSON, without what is undefined. */
export function listModels(roots: readonly string[]): ListedModels {
  const { customTypes, sharedSlices } = buildModels(loadSchemas(roots))
  return {
    customtypes: toJson([...customTypes.values()]),
    slices: toJson([...sharedSlices.values()]),
  }
}

function toJson(models: readonly object[]): ListedModel[] {
  return JSON.parse(JSON.stringify(models)) as ListedModel[]
}
