import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ContentFolderInvalid } from '#runtime/errors'
import { siteError } from '#runtime/errors'
import { createFolder, filesOf, refreshFolder, REPOSITORY_FILE } from './content-folder.ts'
import type { Folder, GoodFile, GoodFiles, Report } from './content-folder.ts'
import type { JsonObject } from './parse-json.ts'
import { resolveRelativeDates } from './relative-dates.ts'

/** A document as its file has it; what the file leaves out is filled by `completeDocument`. */
export interface StoredDocument {
  id: string
  uid: string | null
  type: string
  lang: string
  tags: string[]
  /** Null for a draft that was never published. */
  first_publication_date?: string | null
  last_publication_date?: string | null
  alternate_languages?: AlternateLanguage[]
  /** Uids it had before, by which the API finds it as well. */
  former_uids?: string[]
  /** Documents of one type with the same group are each other's translations. */
  group?: string
  /** May be read from the disk each time. */
  readonly data: JsonObject
  /** Changes with the bytes of the file. */
  version: string
  /** Inside its content folder: `documents/en-us/landing_page/video-tours.json`. */
  path: string
}

export interface AlternateLanguage {
  id: string
  uid: string | null
  type: string
  lang: string
}

export interface Repository {
  name: string
  /** The first is the master language. */
  languages: { id: string; name: string }[]
}

export interface ContentFiles {
  repository: Repository
  /** Sorted by folder, then path: the order is the same on every machine. */
  documents: StoredDocument[]
  /** Changes exactly when the bytes of a file that counts change, and from day to day. */
  hash: string
}

/**
 * Reads content folders; a later folder adds documents or replaces those of an earlier one that
 * have the same id, the same type, language and uid, or (without uid) the same file.
 * `read` costs a stat per file, reads only files that changed since the last call, and gives
 * undefined when none did. Relative dates count from `today`.
 *
 * @throws ContentFolderInvalid when a folder does not exist; from `read`, when no folder has a
 * readable repository.json
 */
export function createContentReader(
  paths: readonly string[],
  report: Report,
  today = new Date(),
  goodFiles?: GoodFiles,
) {
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) throw siteError(ContentFolderInvalid, [missing, 'it does not exist'])
  const folders = paths.map((path) => createFolder(path, goodFiles))
  return {
    read(): ContentFiles | undefined {
      const changes = folders.map((folder) => refreshFolder(folder, report))
      return changes.includes(true) ? mergeFolders(folders, report, today) : undefined
    },
  }
}

function mergeFolders(folders: Folder[], report: Report, today: Date): ContentFiles {
  // What a relative date becomes is part of the content.
  const hash = createHash('sha1').update(today.toISOString().slice(0, 10))
  for (const file of folders.flatMap(filesOf)) hash.update(`${file.path} ${file.hash} `)
  return {
    repository: findRepository(folders),
    documents: mergeDocuments(folders, report, today),
    hash: hash.digest('base64url'),
  }
}

function mergeDocuments(folders: Folder[], report: Report, today: Date): StoredDocument[] {
  const owners = new Map<string, { document: StoredDocument; folder: Folder }>()
  const merged = new Set<StoredDocument>()
  for (const folder of folders) {
    for (const file of filesOf(folder)) {
      const { path } = file
      if (path === REPOSITORY_FILE) continue
      const document = toStoredDocument(file, today)
      if (!document) {
        report(`${join(folder.path, path)}: a document needs the strings id, type and lang.`)
        continue
      }
      const rivals = identities(document).flatMap((identity) => owners.get(identity) ?? [])
      const twin = rivals.find((rival) => rival.folder === folder)
      if (twin) {
        report(
          `${join(folder.path, path)}: ${twin.document.path} has the same id, or the same type, ` +
            'language and uid. This file is left out.',
        )
        continue
      }
      for (const rival of rivals) merged.delete(rival.document)
      for (const identity of identities(document)) owners.set(identity, { document, folder })
      merged.add(document)
    }
  }
  return [...merged]
}

/** Two documents that share one of these are the same document. */
export function identities({ id, uid, type, lang, path }: StoredDocument): string[] {
  return [`id ${id}`, uid === null ? `file ${path}` : `uid ${type} ${lang} ${uid}`]
}

export function toStoredDocument(file: GoodFile, today: Date): StoredDocument | undefined {
  const { path, value, hash } = file
  const { id, type, lang, uid, tags, former_uids: former } = value
  if (typeof id !== 'string' || typeof type !== 'string' || typeof lang !== 'string') {
    return undefined
  }
  return {
    ...(value as Partial<StoredDocument>),
    id,
    uid: typeof uid === 'string' ? uid : null,
    type,
    lang,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    former_uids: Array.isArray(former) ? former.filter((name) => typeof name === 'string') : [],
    get data() {
      return resolveRelativeDates(file.data() ?? {}, today) as JsonObject
    },
    version: hash,
    path,
  }
}

/** The last folder that has one says which repository it is. */
function findRepository(folders: Folder[]): Repository {
  for (const folder of folders.toReversed()) {
    const file = filesOf(folder).find(({ path }) => path === REPOSITORY_FILE)
    if (file) return toRepository(file.value, join(folder.path, REPOSITORY_FILE))
  }
  const names = folders.map((folder) => folder.path).join(', ')
  throw siteError(ContentFolderInvalid, [names, `there is no readable ${REPOSITORY_FILE}`])
}

function toRepository(file: JsonObject, at: string): Repository {
  const { name, languages } = file as unknown as Repository
  const isComplete =
    typeof name === 'string' &&
    Array.isArray(languages) &&
    languages.length > 0 &&
    languages.every((language) => typeof language?.id === 'string')
  if (!isComplete) {
    throw siteError(ContentFolderInvalid, [
      at,
      'it needs "name" and "languages": [{ "id", "name" }], the master language first',
    ])
  }
  return { name, languages }
}
