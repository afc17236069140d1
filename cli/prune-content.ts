/** Removes what a repository has and the files lack, or lists it where it cannot be removed. */
import { buildKinds } from '#compiler/generate/generate-kinds.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { createEditorUrl } from '../adapters/prismic/editor-url.ts'
import {
  findForeign,
  type ContentFolders,
  type Foreign,
  type PushJournal,
  type RepositoryApi,
  type RepositoryReader,
} from '../adapters/prismic/repository/index.ts'
import type { Kinds } from '../runtime/model/documents/kinds.ts'
import { readSiteFiles } from '../compiler/build/modules/site-files.ts'
import { toAssetName } from '../compiler/quality/usage/find-uses.ts'
import {
  describeHindrances,
  findHindrances,
  type Hindrance,
} from '../compiler/quality/usage/guard-removal.ts'
import { listSiteUses } from '../compiler/quality/usage/site-uses.ts'
import { createUsageIndexer } from '../compiler/quality/usage/usage-index.ts'

export interface PruneParts {
  content: ContentFolders
  api: RepositoryApi
  reader: RepositoryReader
  journal: PushJournal
  isDryRun: boolean
  /** Removes even what is still used. */
  isForced: boolean
}

/** @returns the exit code: 1 when something still used prevents the removal */
export async function pruneContent(parts: PruneParts): Promise<number> {
  const { api, reader, isDryRun, isForced } = parts
  const there = await reader.all(true)
  const foreign = await findForeign(there, parts)
  const { documents, assets } = foreign
  if (documents.length + assets.length === 0) {
    console.log('The repository has nothing that the files have not.')
    return 0
  }
  print(foreign, api)
  const hindrances = findUses(there, foreign)
  if (hindrances.length > 0) console.log(describeHindrances(hindrances))
  if (!api.deletes) {
    console.log(
      'Prismic deletes nothing at the request of a program. Open each of these documents, and choose Archive; delete the files in the media library.',
    )
    return 0
  }
  if (hindrances.length > 0 && !isForced) {
    console.error(
      'Nothing was deleted: removing what is in use would leave broken links. Change its users first, or add --force.',
    )
    return 1
  }
  if (!isDryRun) await removeAll(foreign, parts)
  const verb = isDryRun ? 'would be' : 'were'
  console.log(`${documents.length} documents and ${assets.length} files ${verb} deleted.`)
  return 0
}

function print({ documents, assets }: Foreign, { deletes, repository }: RepositoryApi): void {
  const { preview } = readSiteFiles(findRoots()).config
  const editorUrl = createEditorUrl(repository, preview?.editorUrl)
  for (const { type, uid, id, lang } of documents) {
    console.log(`- ${type} ${uid ?? id} ${lang}${deletes ? '' : ` ${editorUrl(id)}`}`)
  }
  for (const { path, url } of assets) console.log(`- ${deletes ? path : `${path} ${url}`}`)
}

function findUses(there: Foreign['documents'], { documents, assets }: Foreign): Hindrance[] {
  const { config, pageTypes, layouts, behaviours } = readSiteFiles(findRoots())
  const { slices } = buildKinds(loadSchemas(findRoots())) as unknown as Kinds
  const { add, index } = createUsageIndexer({ slices, forms: config.forms })
  for (const document of there) add(document)
  const started = behaviours.actors.map(({ machine }) => machine)
  const removal = {
    documents: documents.map(({ id }) => id),
    assets: assets.map(({ url }) => toAssetName(url)),
  }
  return findHindrances(
    removal,
    index,
    listSiteUses({ config, pageTypes, layouts, slices, started }),
  )
}

async function removeAll(
  { documents, assets }: Foreign,
  { api, journal }: PruneParts,
): Promise<void> {
  const own = new Map([...journal.documents].map(([file, { id }]) => [id, file]))
  for (const { id } of documents) {
    await api.removeDocument(id)
    const file = own.get(id)
    if (file !== undefined) journal.add({ step: 'removed', document: file })
  }
  for (const { id, path } of assets) {
    await api.removeAsset(id)
    journal.add({ step: 'removedFile', path })
  }
}
