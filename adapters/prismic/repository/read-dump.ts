/**
 * Documents that somebody has as files: answers of the Content API, of this year or of years ago, and the `documents/`
 * of Slice Machine projects. Read as a repository is, so that a pull writes them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrismicDocument } from '@prismicio/client'
import { isObject } from '#schemas/is-object.ts'
import { ContentFolderInvalid, siteError, toReason } from '#runtime/errors'
import type { Json, JsonObject } from '../service/index.ts'
import { listFiles } from './read-content-folders.ts'
import { isExportedName, toExportedDocument, type ExportModels } from './read-exported.ts'
import type { RepositoryReader } from './repository-reader.ts'

export interface Dump extends RepositoryReader {
  /** Files that hold no documents. */
  ignored: string[]
}

/**
 * @param models - of the types, which exported documents do not say
 * @throws SiteError ContentFolderInvalid naming a file that is no JSON
 */
export function readDump(folder: string, models: ExportModels): Dump {
  const documents = new Map<string, PrismicDocument>()
  const masters: string[] = []
  const named: { id: string; name: string }[] = []
  const ignored: string[] = []
  for (const name of listFiles(folder).filter((file) => file.endsWith('.json'))) {
    const value = parse(folder, name)
    if (isExportedName(name)) {
      const exported = toExportedDocument(name, value, models)
      if (exported?.isMaster) masters.push(exported.document.lang)
      if (exported) documents.set(exported.document.id, exported.document)
      continue
    }
    const found = findDocuments(value)
    const languages = isObject(value) ? value['languages'] : undefined
    if (Array.isArray(languages)) named.push(...languages.flatMap(toLanguage))
    else if (found.length === 0 && !isSignature(value)) ignored.push(name)
    for (const document of found)
      documents.set(document.id, { ...document, data: nameVariations(document.data, models) })
  }
  const all = connect([...documents.values()])
  const languages = named.length > 0 ? named : toLanguages(all, masters)
  return { languages: async () => languages, all: async () => all, ignored }
}

/** Of an export. */
function isSignature(value: Json): boolean {
  return isObject(value) && typeof value['signature'] === 'string'
}

function parse(folder: string, name: string): Json {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '')) as Json
  } catch (error) {
    throw siteError(ContentFolderInvalid, [folder, `${name} is not JSON, ${toReason(error)}`])
  }
}

/** In a page of results, in a list of documents or of such pages, or by itself. */
function findDocuments(value: Json): PrismicDocument[] {
  if (Array.isArray(value)) return value.flatMap(findDocuments)
  if (!isObject(value)) return []
  if (Array.isArray(value['results'])) return value['results'].flatMap(findDocuments)
  const document = toDocument(value)
  return document ? [document] : []
}

/** With what answers of years ago leave out. */
function toDocument(value: JsonObject): PrismicDocument | undefined {
  const { id, uid = null, type, data, lang = 'en-us', tags = [] } = value
  if (typeof id !== 'string' || typeof type !== 'string' || !isObject(data)) return undefined
  const document = {
    ...value,
    uid,
    lang,
    tags,
    alternate_languages: Array.isArray(value['alternate_languages'])
      ? value['alternate_languages']
      : [],
    first_publication_date: value['first_publication_date'] ?? null,
    last_publication_date: value['last_publication_date'] ?? null,
    data,
  }
  return document as unknown as PrismicDocument
}

/** Answers of before there were variations name none. */
function nameVariations(data: object, { slice }: ExportModels): PrismicDocument['data'] {
  const named = Object.entries(data as JsonObject).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(toNamed) : value,
  ])
  return Object.fromEntries(named) as PrismicDocument['data']

  function toNamed(item: Json): Json {
    if (!isObject(item) || typeof item['slice_type'] !== 'string' || item['variation']) return item
    const list = slice(item['slice_type'])?.['variations']
    const ids = (Array.isArray(list) ? list : []).flatMap((one) => (isObject(one) ? one['id'] : []))
    const usual = ids.includes('default') ? 'default' : ids[0]
    return usual === undefined ? item : { ...item, variation: usual }
  }
}

function toLanguage(value: Json): { id: string; name: string }[] {
  if (!isObject(value) || typeof value['id'] !== 'string') return []
  return [{ id: value['id'], name: String(value['name'] ?? value['id']) }]
}

/** Translations that only one of two documents names. */
function connect(documents: readonly PrismicDocument[]): PrismicDocument[] {
  const present = new Set(documents.map(({ id }) => id))
  return documents.map((document) => ({
    ...document,
    alternate_languages: document.alternate_languages.filter(({ id }) => present.has(id)),
  }))
}

/** The master first: the one that exports name, else the one with the most documents. */
function toLanguages(
  documents: readonly PrismicDocument[],
  masters: readonly string[],
): { id: string; name: string }[] {
  const counts = [...Map.groupBy(documents, ({ lang }) => lang)].toSorted(
    ([a, first], [b, second]) =>
      Number(masters.includes(b)) - Number(masters.includes(a)) || second.length - first.length,
  )
  const ids = counts.map(([lang]) => lang)
  return (ids.length > 0 ? ids : ['en-us']).map((id) => ({ id, name: id }))
}
