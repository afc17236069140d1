/** What of documents the models of a repository do not take: known before anything is written. */
import { toStoredData, type JsonObject, type StoredAsset } from '../service/index.ts'
import { toRepositoryData, type FileDocument, type FileIndex } from './content-forms.ts'
import type { RemoteModel } from './repository-api.ts'

export interface MisfitParts {
  documents: readonly FileDocument[]
  types: readonly RemoteModel[]
  slices: readonly RemoteModel[]
  files: FileIndex
  today: Date
}

/** A sentence each: `page "home": data.body[3].variation: The slice has no such variation`. */
export function findMisfits({ documents, types, slices, files, today }: MisfitParts): string[] {
  const typeById = new Map(types.map((model) => [model.id, model]))
  const sliceById = new Map(slices.map((model) => [model.id, model]))
  // Files and places of documents are made by the push itself.
  const asset = () => anyAsset
  const typeByDocument = new Map(documents.map(({ id, type }) => [id, type]))
  const context = {
    slice: (id: string) => sliceById.get(id),
    asset,
    assetAt: asset,
    typeOf: (id: string) => typeByDocument.get(id),
  }
  return documents.flatMap((document) => {
    const model = typeById.get(document.type)
    if (!model) return []
    const data: JsonObject = toRepositoryData(document, {
      files,
      today,
      documentId: (id) => id,
      asset: (path) => (path === '' ? undefined : { id: anyAsset.id, url: '' }),
    })
    const name = `${document.type} "${document.uid ?? document.id}"`
    return toStoredData(data, model, context).faults.map(
      ({ property, error }) => `${name}: ${property}: ${error}`,
    )
  })
}

const anyAsset: StoredAsset = {
  id: 'any',
  path: 'any',
  filename: 'any',
  extension: '',
  size: 0,
  kind: 'image',
  tags: [],
  created_at: 0,
  last_modified: 0,
}
