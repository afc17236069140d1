import { loadSchemas, type Schemas } from '../read/load-schemas.ts'
import { buildModels } from './generate-models.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

export interface ListedModel {
  id: string
  [name: string]: Json
}

/** Models by the name that repositories have for each kind. */
export type ListedModels = Record<'customtypes' | 'slices', ListedModel[]>

/** The models of all roots as they are sent. */
export function listModels(roots: readonly string[]): ListedModels {
  return listModelsOf(loadSchemas(roots))
}

export function listModelsOf(schemas: Schemas): ListedModels {
  const { customTypes, sharedSlices } = buildModels(schemas)
  return {
    customtypes: toPlainModels([...customTypes.values()]),
    slices: toPlainModels([...sharedSlices.values()]),
  }
}

/** As JSON, without what is undefined. */
export function toPlainModels(models: readonly object[]): ListedModel[] {
  return JSON.parse(JSON.stringify(models)) as ListedModel[]
}
