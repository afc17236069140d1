/** The files of documents, in content folders and among drafts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseJson } from '../parse-json.ts'
import type { JsonObject } from '../parse-json.ts'
import { syncFolder } from './whole-files.ts'
import { WriteRefused } from './write-refused.ts'

export interface FoundDocument {
  /** Inside its folder: `documents/en-us/page/home.json`. */
  path: string
  value: JsonObject
}

/** @throws WriteRefused when the file has gone, which the next look at the folder tells */
export function readDocumentFile(folders: readonly string[], path: string, id: string): JsonObject {
  for (const folder of folders.toReversed()) {
    const value = readFile(folder, path, id)
    if (value) return value
  }
  throw new WriteRefused(404, `There is no document ${id} any more`)
}

function readFile(folder: string, path: string, id: string): JsonObject | undefined {
  const file = join(folder, path)
  if (!existsSync(file)) return undefined
  const value = parseJson(readFileSync(file, 'utf8'))
  return value['id'] === id ? value : undefined
}

export function readDrafts(folder: string): FoundDocument[] {
  const documents = join(folder, 'documents')
  if (!existsSync(documents)) return []
  return readdirSync(documents, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !/(^|[\\/])\./.test(name))
    .sort()
    .map((name) => ({
      path: `documents/${name.replaceAll('\\', '/')}`,
      value: parseJson(readFileSync(join(documents, name), 'utf8')),
    }))
}

/**
 * Of the last folder, the only one that is written.
 * @throws WriteRefused 409 when another folder has the document: it would be shown again
 */
export async function removeDocumentFile(
  folders: readonly string[],
  path: string,
  id: string,
): Promise<void> {
  const others = folders.slice(0, -1)
  const other = others.find((folder) => readFile(folder, path, id))
  if (other !== undefined) {
    throw new WriteRefused(409, `The document ${id} stands in ${other}, which is not written here`)
  }
  await removeFile(join(folders.at(-1) ?? '.', path))
}

/** On return it is off the disk; one that is not there is no error. */
export async function removeFile(file: string): Promise<void> {
  if (!existsSync(file)) return
  await rm(file)
  await syncFolder(dirname(file))
}
