/** Content folders as what they are: files with their text, for what goes into a repository and comes out of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentFolderInvalid, siteError, toReason } from '#runtime/errors'
import type { FileDocument } from './content-forms.ts'

export interface ContentFolders {
  /** Inside `content/`: `documents/en-us/page/home.json`. */
  documents: Map<string, { path: string; text: string; document: FileDocument }>
  /** Path inside `assets/` to the file. */
  assets: Map<string, string>
}

/**
 * A later folder replaces documents with the same id, and files with the same path.
 *
 * @throws SiteError ContentFolderInvalid naming a file that is no document
 */
export function readContentFolders(folders: readonly string[]): ContentFolders {
  const documents: ContentFolders['documents'] = new Map()
  const assets: ContentFolders['assets'] = new Map()
  for (const folder of folders) {
    for (const name of listFiles(join(folder, 'documents')).filter((file) =>
      file.endsWith('.json'),
    )) {
      const path = `documents/${name}`
      const text = readFileSync(join(folder, path), 'utf8')
      const document = toDocument(text, folder, path)
      documents.set(document.id, { path, text, document })
    }
    for (const name of listFiles(join(folder, 'assets')))
      assets.set(name, join(folder, 'assets', name))
  }
  return { documents, assets }
}

/** Files inside, with slashes; what starts with a dot is nobody's. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/(^|\/)\./.test(name))
    .sort()
}

function toDocument(text: string, folder: string, path: string): FileDocument {
  let value: Omit<Partial<FileDocument>, 'uid'> & { uid?: string | null }
  try {
    value = JSON.parse(text) as typeof value
  } catch (error) {
    throw siteError(ContentFolderInvalid, [folder, `${path} is not JSON, ${toReason(error)}`])
  }
  // Documents of Prismic say so of a type without one.
  if (value.uid === null) delete value.uid
  const { id, type, lang, data } = value
  if (typeof id !== 'string' || typeof type !== 'string' || typeof lang !== 'string' || !data) {
    throw siteError(ContentFolderInvalid, [folder, `${path} needs "id", "type", "lang" and "data"`])
  }
  return value as FileDocument
}
