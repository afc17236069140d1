import { isObject } from '#schemas/is-object.ts'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from './parse-json.ts'
import type { Json, JsonObject } from './parse-json.ts'

/** Called with one sentence that names the file; the service goes on. */
export type Report = (problem: string) => void

/** A folder of JSON files as last read. */
export interface Folder {
  path: string
  records: Map<string, FileRecord>
  /** Bytes of the files whose `data` is in memory. */
  kept: number
  /** What other services have read of the same files. */
  goodFiles: GoodFiles | undefined
}

/** The last good version of files by their place on the disk, for services that follow one another. */
export type GoodFiles = Map<string, GoodFile>

interface FileRecord {
  /** Size and times on disk: the file is read again only when they differ. */
  stamp: string
  /** The last good version, which stays in use while the file is broken. */
  good: GoodFile | undefined
}

export interface GoodFile {
  /** Inside the folder, with slashes. */
  path: string
  hash: string
  /** All but `data`. */
  value: JsonObject
  /** From memory, or from the file as it is now. */
  data(): Json | undefined
}

/**
 * Of a folder, in bytes of files. Files beyond this limit are read when needed, so that a large
 * repository stays on the disk. Of such files only the newest version is available.
 */
const KEPT_BYTES = 16_000_000

export const REPOSITORY_FILE = 'repository.json'

export function createFolder(path: string, goodFiles?: GoodFiles): Folder {
  return { path, records: new Map(), kept: 0, goodFiles }
}

/** The readable files by path: the order is the same on every machine. */
export function filesOf({ records }: Folder): GoodFile[] {
  return [...records.values()]
    .flatMap(({ good }) => good ?? [])
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Reads what changed on disk. False when no file came, went or changed. */
export function refreshFolder(folder: Folder, report: Report): boolean {
  let isChanged = false
  const seen = new Set<string>()
  for (const name of listFiles(folder.path)) {
    const stat = statSync(join(folder.path, name), { throwIfNoEntry: false })
    if (!stat) continue
    seen.add(name)
    const stamp = `${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`
    const record = folder.records.get(name)
    if (record?.stamp === stamp) continue
    const file = join(folder.path, name)
    const read = readGood(folder, name, report)
    if (read) folder.goodFiles?.set(file, read)
    const good = read ?? record?.good ?? folder.goodFiles?.get(file)
    folder.records.set(name, { stamp, good })
    isChanged = true
  }
  for (const name of folder.records.keys()) {
    if (seen.has(name)) continue
    folder.records.delete(name)
    folder.goodFiles?.delete(join(folder.path, name))
    isChanged = true
  }
  return isChanged
}

function listFiles(folder: string): string[] {
  const documents = join(folder, 'documents')
  const names = existsSync(documents) ? readdirSync(documents, { recursive: true }) : []
  const files = names.map((name) => `documents/${String(name).replaceAll('\\', '/')}`)
  // Editors keep drafts and locks beside the file, with a leading dot.
  return [REPOSITORY_FILE, ...files.filter((name) => /\/[^./][^/]*\.json$/.test(name)).sort()]
}

function readGood(folder: Folder, path: string, report: Report): GoodFile | undefined {
  const file = join(folder.path, path)
  try {
    const text = readFileSync(file, 'utf8')
    const hash = createHash('sha1').update(text).digest('base64url')
    const { data, ...value } = parseJson(text)
    for (const word of findMisplaced(path, value)) report(`${file}: ${word}`)
    const isKept = path === REPOSITORY_FILE || folder.kept + text.length <= KEPT_BYTES
    if (isKept) folder.kept += text.length
    return { path, hash, value, data: isKept ? keep(data) : readLater(file) }
  } catch (error) {
    const { message, line } = error as Error & { line?: number }
    const place = line === undefined ? file : `${file}:${line}`
    report(`${place}: ${message}. The last good version, if any, is still served.`)
    return undefined
  }
}

/**
 * What a document says of itself against its place, `documents/<lang>/<type>/`: the service has no
 * models to know a misspelt type by. Told when the file is read, which is once for each change of it.
 */
function* findMisplaced(path: string, value: JsonObject): Generator<string> {
  const [, lang, type] = /^documents\/([^/]+)\/([^/]+)\/[^/]+$/.exec(path) ?? []
  for (const [key, place] of Object.entries({ lang, type })) {
    const said = value[key]
    if (place === undefined || typeof said !== 'string' || said === place) continue
    yield `its "${key}" is "${said}", but it lies in a folder "${place}". It is served as it says; correct one of them.`
  }
}

/** On their own, so that neither holds what only the other needs. */
function keep(data: Json | undefined): GoodFile['data'] {
  return () => data
}

function readLater(file: string): GoodFile['data'] {
  return () => readAgain(file)
}

/** The next look at the folder tells of a file that is gone or broken now. */
function readAgain(file: string): Json | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Json
    return isObject(value) ? value['data'] : undefined
  } catch {
    return undefined
  }
}
