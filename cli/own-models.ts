/** The models that are generated from the schemas of a site, as they are sent. */
import { buildModels } from '#compiler/generate/generate-models.ts'
import type { Schemas } from '#compiler/read/load-schemas.ts'
import type { Models, RemoteModel } from '../adapters/prismic/repository/index.ts'
import type { Project } from './read-project.ts'

export function ownModels(schemas: Schemas): Models {
  const { customTypes, sharedSlices } = buildModels(schemas)
  return {
    customtypes: toJson([...customTypes.values()]),
    slices: toJson([...sharedSlices.values()]),
  }
}

/** Those of a Slice Machine project. */
export function projectModels({ customTypes, slices }: Pick<Project, 'customTypes' | 'slices'>) {
  return { customtypes: toJson(customTypes), slices: toJson(slices) } satisfies Models
}

/** Without what is undefined. */
function toJson(models: readonly object[]): RemoteModel[] {
  return JSON.parse(JSON.stringify(models)) as RemoteModel[]
}
