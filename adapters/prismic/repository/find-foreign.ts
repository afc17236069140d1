/** What a repository has and the files have not. */
import type { PrismicDocument } from '@prismicio/client'
import type { PushJournal } from './push-journal.ts'
import type { ContentFolders } from './read-content-folders.ts'
import type { RepositoryApi } from './repository-api.ts'
import { isAddress, listWebFiles } from './web-files.ts'

export interface Foreign {
  documents: PrismicDocument[]
  /** Files that were pushed from a path where there is none now; what editors uploaded is theirs. */
  assets: { id: string; url: string; path: string }[]
}

/** Each call throws what the repository's calls throw. */
export async function findForeign(
  there: readonly PrismicDocument[],
  {
    content,
    journal,
    api,
  }: { content: ContentFolders; journal: PushJournal; api: Pick<RepositoryApi, 'listAssets'> },
): Promise<Foreign> {
  const ours = listPushed(content, journal)
  const missing = [...journal.assets].filter(([path]) => !content.assets.has(path))
  // Those from elsewhere are in no folder, but in documents.
  const used = missing.some(([path]) => isAddress(path))
    ? new Set(listWebFiles([...content.documents.values()].map(({ document }) => document)))
    : new Set<string>()
  const gone = missing.filter(([path]) => !used.has(path))
  const listed = gone.length > 0 ? new Set((await api.listAssets()).map(({ id }) => id)) : new Set()
  return {
    documents: there.filter(({ id }) => !ours.has(id)),
    assets: gone.flatMap(([path, { id, url }]) => (listed.has(id) ? { id, url, path } : [])),
  }
}

/** Ids of documents of the repository that files have. */
export function listPushed(
  { documents }: ContentFolders,
  journal: Pick<PushJournal, 'documents'>,
): ReadonlySet<string> {
  return new Set([...documents.keys()].flatMap((own) => journal.documents.get(own)?.id ?? []))
}
