/**
 * Content folders into a repository, through its Asset and Migration APIs: files, then a place for each
 * document, then their data, since links need the ids of all. What was done is in the journal; a run that
 * was stopped anywhere goes on there.
 */
import { typeOfFile } from '#schemas/file-types.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { siteError } from '#runtime/errors'
import { createFileIndex, toRepositoryData } from './content-forms.ts'
import type { FileDocument } from './content-forms.ts'
import { listPushed } from './find-foreign.ts'
import type { PushJournal } from './push-journal.ts'
import type { ContentFolders } from './read-content-folders.ts'
import type { RepositoryApi } from './repository-api.ts'
import { findMisfits } from './find-misfits.ts'
import { ContentNotPushable, DocumentsMisfit } from './repository-errors.ts'
import type { RepositoryReader } from './repository-reader.ts'
import { fileNameOf, findFault, listWebFiles } from './web-files.ts'
import { readAsset } from './read-asset.ts'

export interface PushParts {
  content: ContentFolders
  api: RepositoryApi
  reader: RepositoryReader
  journal: PushJournal
  /** What relative dates count from. */
  today?: Date
  /** Looks, and sends nothing. */
  isDryRun?: boolean
  show?(done: number, total: number, what: string): void
}

export interface PushReport {
  uploaded: number
  created: number
  updated: number
  unchanged: number
  /** Documents of the repository that no file has; they stay. */
  foreign: number
}

/** @throws SiteError ContentNotPushable, DocumentsMisfit and those of the repository */
export async function pushContent(parts: PushParts): Promise<PushReport> {
  const { content, api, reader, journal, today = new Date(), isDryRun = false, show } = parts
  const languages = (await reader.languages()).map(({ id }) => id)
  const types = await api.listModels('customtypes')
  const documents = inOrder(content, languages)
  checkReadiness(
    documents,
    languages,
    types.map(({ id }) => id),
    api.repository,
  )
  const index = createFileIndex(documents, languages[0] ?? '')
  const slices = await api.listModels('slices')
  const misfits = findMisfits({ documents, types, slices, files: index, today })
  if (misfits.length > 0) throw siteError(DocumentsMisfit, [api.repository, misfits])

  const files: FileToSend[] = [...content.assets].map(([path, file]) => {
    const bytes = readFileSync(file)
    return { path, size: bytes.byteLength, hash: toHash(bytes), read: async () => bytes }
  })
  if (!api.takesAddresses) files.push(...(await readElsewhere(documents, journal, api.repository)))
  const toUpload = files.filter(({ path, hash }) => journal.assets.get(path)?.hash !== hash)
  const singles = new Set(
    types.filter(({ repeatable }) => repeatable === false).map(({ id }) => id),
  )
  const there = await reader.all(true)
  const rivals = createRivals(there, singles, journal)
  const toCreate = documents.filter(({ id }) => !journal.documents.has(id))
  const report = { uploaded: 0, created: 0, updated: 0, unchanged: 0, foreign: 0 }
  const adoptedAssets =
    toUpload.length > 0 ? await findAssets(api, journal) : new Map<string, never>()
  const total = toUpload.length + toCreate.length + documents.length
  let done = 0
  const step = (what: string) => show?.(done++, total, what)

  for (const { path, size, hash, read } of toUpload) {
    step(`uploading ${path}`)
    const known = adoptedAssets.get(`${size} ${path}`)
    if (known) {
      if (!isDryRun) journal.add({ step: 'uploaded', path, hash, id: known.id, url: known.url })
      continue
    }
    report.uploaded += 1
    if (isDryRun) continue
    journal.add({ step: 'uploading', path, hash })
    const filename = fileNameOf(path)
    const file = { filename, type: typeOfFile(path), bytes: await read(), notes: path }
    const { id, url } = await api.uploadAsset(file)
    journal.add({ step: 'uploaded', path, hash, id, url })
  }

  for (const document of toCreate) {
    step(`making a place for ${document.uid ?? document.type}`)
    const rival = rivals.find(document)
    if (rival !== undefined) {
      if (!isDryRun) journal.add({ step: 'created', document: document.id, id: rival })
      continue
    }
    report.created += 1
    if (isDryRun) continue
    const { id: own, type, lang, uid, group, tags = [] } = document
    const alternate = documents.find(
      (other) => isTranslation(other, document) && journal.documents.has(other.id),
    )
    journal.add({ step: 'creating', document: own })
    const id = await api.createDocument({
      title: uid ?? group ?? own,
      type,
      ...(uid === undefined ? {} : { uid }),
      lang,
      ...(alternate ? { alternate_language_id: journal.documents.get(alternate.id)!.id } : {}),
      tags,
      data: {},
    })
    journal.add({ step: 'created', document: own, id })
  }

  for (const document of documents) {
    step(`sending ${document.uid ?? document.type}`)
    const known = journal.documents.get(document.id)
    const { uid, tags = [] } = document
    const data = toRepositoryData(document, {
      files: index,
      today,
      documentId: (id) => journal.documents.get(id)?.id,
      asset: (path) => journal.assets.get(path),
    })
    const body = { ...(uid === undefined ? {} : { uid }), tags, data }
    const hash = toHash(JSON.stringify(body))
    if (known?.hash === hash) {
      report.unchanged += 1
      continue
    }
    report.updated += 1
    if (isDryRun || !known) continue
    await api.updateDocument(known.id, body, `the ${document.type} "${uid ?? document.id}"`)
    journal.add({ step: 'sent', document: document.id, hash })
  }
  const ours = listPushed(content, journal)
  report.foreign = there.filter(({ id }) => !ours.has(id)).length
  return report
}

/**
 * Pictures and files from elsewhere that the repository does not have yet.
 * @throws SiteError ContentNotPushable naming those that cannot be had, before anything is written
 */
async function readElsewhere(
  documents: readonly FileDocument[],
  journal: PushJournal,
  repository: string,
): Promise<FileToSend[]> {
  const urls = listWebFiles(documents).filter((one) => !journal.assets.has(one))
  const lacks: string[] = []
  for (const url of urls) {
    const fault = await findFault(url)
    if (fault !== undefined) lacks.push(`${url}, which cannot be read: ${fault}`)
  }
  if (lacks.length > 0) throw siteError(ContentNotPushable, [repository, lacks])
  return urls.map((url) => ({
    path: url,
    size: undefined,
    hash: toHash(url),
    read: () => readAsset(url),
  }))
}

interface FileToSend {
  /** Inside `assets/`, or its address. */
  path: string
  /** Undefined until it is read. */
  size: number | undefined
  hash: string
  read(): Promise<Uint8Array<ArrayBuffer>>
}

/** The master language first: translations name its documents. */
function inOrder({ documents }: ContentFolders, languages: readonly string[]): FileDocument[] {
  const rank = (lang: string) => languages.indexOf(lang)
  return [...documents.values()]
    .map(({ document }) => document)
    .toSorted((a, b) => rank(a.lang) - rank(b.lang))
}

function isTranslation(a: FileDocument, b: FileDocument): boolean {
  const group = ({ group: own, uid, id }: FileDocument) => own ?? uid ?? id
  return a !== b && a.type === b.type && group(a) === group(b)
}

function checkReadiness(
  documents: readonly FileDocument[],
  languages: readonly string[],
  types: readonly string[],
  repository: string,
): void {
  const lacking = (known: readonly string[], used: readonly string[]) =>
    [...new Set(used)].filter((one) => !known.includes(one))
  const lacks = [
    ...lacking(
      languages,
      documents.map(({ lang }) => lang),
    ).map((one) => `the language ${one}`),
    ...lacking(
      types,
      documents.map(({ type }) => type),
    ).map((one) => `the custom type ${one}`),
  ]
  if (lacks.length > 0) throw siteError(ContentNotPushable, [repository, lacks])
}

interface There {
  id: string
  type: string
  lang: string
  uid: string | null
  data: object
}

/**
 * Documents of the repository that are those of files though the journal does not say so: with the same
 * id, uid, or alone of their type; or made by a run that was killed before it could write it down.
 */
function createRivals(there: readonly There[], singles: ReadonlySet<string>, journal: PushJournal) {
  const known = new Set([...journal.documents.values()].map(({ id }) => id))
  const free = there.filter(({ id }) => !known.has(id))
  return {
    find({ id, type, lang, uid }: FileDocument): string | undefined {
      const ofKind = free.filter((one) => one.type === type && one.lang === lang)
      const begun = journal.open?.step === 'creating' && journal.open.document === id
      return ofKind.find(
        (one) =>
          one.id === id ||
          (uid === undefined ? singles.has(type) : one.uid === uid) ||
          (begun && one.uid === null && Object.keys(one.data).length === 0),
      )?.id
    },
  }
}

/** Of the repository and not in the journal, by size and path. */
async function findAssets(api: RepositoryApi, journal: PushJournal) {
  const known = new Set([...journal.assets.values()].map(({ id }) => id))
  const free = (await api.listAssets()).filter(({ id }) => !known.has(id))
  return new Map(free.map((asset) => [`${asset.size} ${asset.notes ?? ''}`, asset]))
}

function toHash(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url')
}
