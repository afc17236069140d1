/** A repository into a folder, with its files: a backup, or what editors have changed since a push. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PrismicDocument } from '@prismicio/client'
import { siteError, toReason } from '#runtime/errors'
import { decodeFilePath, encodeFilePath } from '#runtime/media-files'
import { toJsonText, writeWhole } from '../service/index.ts'
import type { JsonObject } from '../service/index.ts'
import { createFileIndex, keepWords, toFileData } from './content-forms.ts'
import type { FileDocument, ReceivingContext } from './content-forms.ts'
import type { PushJournal } from './push-journal.ts'
import { hashOf, type PullRecord } from './pull-record.ts'
import type { ContentFolders } from './read-content-folders.ts'
import { findGone, removeGone, type GoneFiles } from './remove-gone.ts'
import type { RemoteAsset, RepositoryApi } from './repository-api.ts'
import { readAsset } from './read-asset.ts'
import { PullFolderUnwritable } from './repository-errors.ts'
import type { RepositoryReader } from './repository-reader.ts'
import { isAddress } from './web-files.ts'

export interface PullParts {
  folder: string
  repository: string
  reader: RepositoryReader
  /** Lists all files; without it only those that documents use are known. */
  api: RepositoryApi | undefined
  /** Tells which documents and files are those of a content folder. */
  journal: Pick<PushJournal, 'documents' | 'assets'>
  /** The folders that were pushed: what means the same keeps their words. */
  base: ContentFolders
  /** What was pulled into the folder before; without it nothing is taken away. */
  record?: PullRecord
  /** Takes away also files that are foreign or changed. */
  isForced?: boolean
  today?: Date
  isDryRun?: boolean
  /** Pictures and files stay where they are, and are told by their addresses. */
  keepsAddresses?: boolean
  timeoutMs?: number
  show?(done: number, total: number, what: string): void
}

export interface PullReport extends GoneFiles {
  documents: number
  /** Paths that were, or would be, written. */
  written: string[]
  unchanged: number
}

/** @throws SiteError PullFolderUnwritable, AssetUnavailable and those of the repository */
export async function pullContent(parts: PullParts): Promise<PullReport> {
  const { folder, repository, reader, api, journal, base, isDryRun = false, show } = parts
  const { today = new Date(), timeoutMs = 60_000, record, isForced = false } = parts
  const report: PullReport = {
    documents: 0,
    written: [],
    unchanged: 0,
    removed: [],
    kept: [],
  }
  const languages = await reader.languages()
  const received = await reader.all()
  const { keepsAddresses = false } = parts
  const assets = keepsAddresses
    ? { files: new Map<string, FoundFile>(), pathOf: () => undefined }
    : findAssets(received, (await api?.listAssets()) ?? [], journal)
  const total = received.length + assets.files.size
  let done = 0

  async function save(path: string, content: string | Uint8Array): Promise<void> {
    const file = join(folder, path)
    const bytes = Buffer.from(content)
    const isSame = existsSync(file) && readFileSync(file).equals(bytes)
    if (!isDryRun && isSame) record?.note(path, hashOf(bytes))
    if (isSame) {
      report.unchanged += 1
      return
    }
    report.written.push(path)
    if (isDryRun) return
    try {
      await writeWhole(file, bytes)
    } catch (error) {
      throw siteError(PullFolderUnwritable, [file, toReason(error)], { cause: error })
    }
    record?.note(path, hashOf(bytes))
  }

  await save('repository.json', toJsonText({ name: repository, languages }))
  const documents = toFiles(received, languages, { journal, base, assetPath: assets.pathOf, today })
  for (const { path, text } of documents) {
    show?.(done++, total, path)
    await save(path, text)
  }
  report.documents = documents.length
  for (const [path, { url, size }] of assets.files) {
    show?.(done++, total, path)
    const file = join(folder, 'assets', path)
    if (existsSync(file) && statSync(file).size === size) {
      report.unchanged += 1
      const isKnown = isDryRun || record?.files.has(`assets/${path}`)
      if (!isKnown) record?.note(`assets/${path}`, hashOf(readFileSync(file)))
    } else if (isDryRun) report.written.push(`assets/${path}`)
    else await save(`assets/${path}`, await readAsset(url, timeoutMs))
  }
  if (!record) return report
  const present = {
    documents: new Set(documents.map(({ path }) => path)),
    assets: api && new Set([...assets.files.keys()].map((path) => `assets/${path}`)),
  }
  if (findGone({ folder, present }).length === 0) return report
  for (const path of await findUnpublished(reader, { journal, base })) present.documents.add(path)
  // A repository that gives nothing is rather the wrong one.
  if (received.length === 0 && !isForced) return report
  return { ...report, ...(await removeGone({ folder, present, record, isDryRun, isForced })) }
}

/** Files of documents that were pushed and wait to be published. */
async function findUnpublished(
  reader: RepositoryReader,
  { journal, base }: Pick<PullParts, 'journal' | 'base'>,
): Promise<string[]> {
  const waiting = new Set((await reader.all(true)).map(({ id }) => id))
  return [...journal.documents].flatMap(([own, { id }]) =>
    waiting.has(id) ? (base.documents.get(own)?.path ?? []) : [],
  )
}

interface FileParts {
  journal: PullParts['journal']
  base: ContentFolders
  assetPath: ReceivingContext['assetPath']
  today: Date
}

function toFiles(
  received: readonly PrismicDocument[],
  languages: readonly { id: string }[],
  { journal, base, assetPath, today }: FileParts,
): { path: string; text: string }[] {
  const fileIds = new Map([...journal.documents].map(([own, { id }]) => [id, own]))
  const present = new Set(received.map(({ id }) => id))
  const fileId = (id: string) => (present.has(id) ? (fileIds.get(id) ?? id) : undefined)
  const order = languages.map(({ id }) => id)
  const envelopes = received.map((document): FileDocument => {
    const { id, uid, type, lang, tags } = document
    return {
      id: fileId(id)!,
      ...(uid ? { uid } : {}),
      type,
      lang,
      tags,
      group: groupOf(document) ?? toGroup(document, order, (one) => fileId(one) ?? one),
      first_publication_date: document.first_publication_date,
      last_publication_date: document.last_publication_date,
      data: {},
    }
  })
  const masterLang = order[0] ?? ''
  const files = createFileIndex(envelopes, masterLang)
  const taken = new Set([...base.documents.values()].map(({ path }) => path))
  return received.map(({ data }, at) => {
    const envelope = envelopes[at]!
    const { lang, uid, type, id, tags = [] } = envelope
    const given = toFileData(data as JsonObject, lang, { files, fileId, assetPath })
    const own = base.documents.get(id)
    if (own) {
      const kept = keepWords(own.document, given, files, today)
      const isSame =
        kept === own.document.data &&
        own.document.uid === uid &&
        (own.document.tags ?? []).join('\n') === tags.join('\n')
      if (isSame) return { path: own.path, text: own.text }
      const { last_publication_date } = envelope
      const { data: _, ...words } = own.document
      const document = {
        ...words,
        ...(uid ? { uid } : {}),
        ...toFormer(own.document, uid),
        tags,
        last_publication_date,
        data: kept,
      }
      return { path: own.path, text: toJsonText(document) }
    }
    const words = [lang, type, uid ?? envelope.group ?? id].map(toFileName)
    const name = `documents/${words.join('/')}`
    const path = taken.has(`${name}.json`) ? `${name}-${id}.json` : `${name}.json`
    taken.add(path)
    return { path, text: toJsonText({ ...envelope, data: given }) }
  })
}

/** The uid that a file had until now, so that its address leads to the new one. */
function toFormer(
  { uid: old, former_uids: known = [] }: FileDocument,
  uid: string | undefined,
): Pick<FileDocument, 'former_uids'> {
  const former = new Set([...known, ...(old ? [old] : [])])
  former.delete(uid ?? '')
  return former.size > 0 ? { former_uids: [...former] } : {}
}

/** Exports say it. */
function groupOf(document: PrismicDocument): string | undefined {
  const { group } = document as PrismicDocument & { group?: unknown }
  return typeof group === 'string' && group !== '' ? group : undefined
}

/** The name of its translations together: the uid of the first language's, else its id. */
function toGroup(
  { id, uid, lang, alternate_languages }: PrismicDocument,
  order: readonly string[],
  fileId: (id: string) => string,
): string {
  const [first] = [{ id, uid, lang }, ...alternate_languages].toSorted(
    (a, b) => order.indexOf(a.lang) - order.indexOf(b.lang),
  )
  return first?.uid ?? fileId(first?.id ?? id)
}

interface FoundFile {
  url: string
  /** Undefined when only a document tells of it. */
  size: number | undefined
}

/** Files of the repository by their path in `assets/`: the one they were pushed from, else their name. */
function findAssets(
  received: readonly PrismicDocument[],
  listed: readonly RemoteAsset[],
  journal: PullParts['journal'],
) {
  const pathById = new Map(
    [...journal.assets].flatMap(([path, { id }]): [string, string][] =>
      isAddress(path) ? [] : [[id, path]],
    ),
  )
  const pathByUrl = new Map<string, string>()
  const files = new Map<string, FoundFile>()
  const keep = (id: string, url: string, notes: string | undefined, size: number | undefined) => {
    const address = url.split('?')[0] ?? url
    const name = toFileName(tryToDecode(address.slice(address.lastIndexOf('/') + 1)))
    const path = pathById.get(id) ?? (isPath(notes) && !files.has(notes) ? notes : name)
    pathById.set(id, path)
    pathByUrl.set(address, path)
    files.set(path, { url: address, size })
  }
  for (const { id, url, notes, size } of listed) keep(id, url, notes, size)
  const pathOf = ({ id, url }: JsonObject) =>
    pathById.get(String(id)) ?? pathByUrl.get(String(url).split('?')[0] ?? '')
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (typeof value !== 'object' || value === null) return
    const { id, url, dimensions, link_type } = value as JsonObject
    const isFile = dimensions !== undefined || link_type === 'Media'
    if (isFile && typeof url === 'string' && typeof id === 'string' && !pathOf({ id, url })) {
      keep(id, url, undefined, undefined)
    }
    Object.values(value).forEach(walk)
  }
  for (const { data } of received) walk(data)
  return { files, pathOf }
}

/** As it is where it cannot be decoded: "50%.pdf". */
function tryToDecode(name: string): string {
  try {
    return decodeURI(name)
  } catch {
    return name
  }
}

/** Never a way out of its folder, whatever a repository calls things. */
function toFileName(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}_.~-]/gu, '-').replace(/^\./, '_') || '_'
}

/** What a push writes into the notes of a file: a way inside `assets/`, never out of it. */
function isPath(notes: string | undefined): notes is string {
  return (
    notes !== undefined &&
    /^[^\s/](?:[^:;\n]*\S)?\.\w{1,10}$/.test(notes) &&
    decodeFilePath(encodeFilePath(notes)) === notes.normalize('NFC')
  )
}
