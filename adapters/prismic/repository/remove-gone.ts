/** Files of a pulled folder whose documents and assets the repository has no more. */
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { siteError, toReason } from '#runtime/errors'
import { hashOf, type PullRecord } from './pull-record.ts'
import { listFiles } from './read-content-folders.ts'
import { PullFolderUnwritable } from './repository-errors.ts'

export interface GoneFiles {
  removed: string[]
  /** Not there in the repository, and left alone. */
  kept: { path: string; why: 'changed' | 'foreign' }[]
}

export interface GoneParts {
  folder: string
  /** Paths that the repository has; those of assets are unknown without a list of them. */
  present: { documents: ReadonlySet<string>; assets: ReadonlySet<string> | undefined }
  record: PullRecord
  isDryRun: boolean
  /** Takes away also what no pull has written, and what was changed since. */
  isForced: boolean
}

/** @throws SiteError PullFolderUnwritable */
export async function removeGone(parts: GoneParts): Promise<GoneFiles> {
  const { folder, record, isDryRun, isForced } = parts
  const gone: GoneFiles = { removed: [], kept: [] }
  for (const path of findGone(parts)) {
    const known = record.files.get(path)
    const isOurs = known !== undefined && known === hashOf(readFileSync(join(folder, path)))
    if (!isOurs && !isForced) {
      gone.kept.push({ path, why: known === undefined ? 'foreign' : 'changed' })
      continue
    }
    gone.removed.push(path)
    if (isDryRun) continue
    try {
      await rm(join(folder, path))
    } catch (error) {
      throw siteError(PullFolderUnwritable, [path, toReason(error)], { cause: error })
    }
    record.note(path, undefined)
  }
  return gone
}

export function findGone({ folder, present }: Pick<GoneParts, 'folder' | 'present'>): string[] {
  const { documents, assets } = present
  const files = listFiles(join(folder, 'documents'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `documents/${name}`)
  const others = listFiles(join(folder, 'assets')).map((name) => `assets/${name}`)
  return [
    ...files.filter((path) => !documents.has(path)),
    ...(assets ? others.filter((path) => !assets.has(path)) : []),
  ]
}
