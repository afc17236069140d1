/**
 * One document in two forms: as files have it (links by type and uid, `asset:` paths, relative dates,
 * nothing empty) and as a repository has it (links and assets by ids, complete). A third, plain form says what both
 * mean, so that they can be compared.
 */
import { isObject } from '#schemas/is-object.ts'
import { resolveRelativeDates } from '../service/index.ts'
import type { Json, JsonObject } from '../service/index.ts'
import { webFileOf } from './web-files.ts'

/** A document of a content folder. */
export interface FileDocument {
  id: string
  uid?: string
  type: string
  lang: string
  tags?: string[]
  /** Uids it had before. */
  former_uids?: string[]
  group?: string
  first_publication_date?: string
  last_publication_date?: string
  data: JsonObject
}

/** Finds documents of files by what links say of them. */
export interface FileIndex {
  byId(id: string): FileDocument | undefined
  byUid(type: string, uid: string, lang: string): FileDocument | undefined
}

export function createFileIndex(documents: readonly FileDocument[], masterLang: string): FileIndex {
  const ids = new Map(documents.map((document) => [document.id, document]))
  const uids = new Map(documents.map((one) => [`${one.type} ${one.uid ?? ''} ${one.lang}`, one]))
  return {
    byId: (id) => ids.get(id),
    byUid: (type, uid, lang) =>
      uids.get(`${type} ${uid} ${lang}`) ?? uids.get(`${type} ${uid} ${masterLang}`),
  }
}

/** What a broken link has in place of an id; the API takes nothing shorter. */
const brokenId = '_____broken_____'
const linkWords = ['text', 'variant', 'target', 'key']

export interface SendingContext {
  files: FileIndex
  today: Date
  /** Of a document of the files, in the repository. */
  documentId(id: string): string | undefined
  asset(path: string): { id: string; url: string } | undefined
}

/** `data` of a file as the Migration API takes it. */
export function toRepositoryData(document: FileDocument, context: SendingContext): JsonObject {
  const { files, today, documentId, asset } = context
  return convert(resolveRelativeDates(document.data, today)) as JsonObject

  function convert(value: Json): Json {
    if (Array.isArray(value)) return value.map(convert)
    if (!isObject(value)) return value
    if (value['link_type'] === 'Document') {
      const target = findTarget(value, document.lang, files)
      const id = target && documentId(target.id)
      return {
        link_type: 'Document',
        ...(id === undefined ? { id: brokenId, isBroken: true } : { id }),
        ...pick(value, linkWords),
      }
    }
    const elsewhere = webFileOf(value)
    const known = asset(assetPath(value) ?? elsewhere ?? '')
    if (known && value['link_type'] === 'Media') {
      return { link_type: 'Media', id: known.id, ...pick(value, linkWords) }
    }
    // An id that it has in another repository says nothing in this one.
    const { id: _, ...foreign } = value
    const converted = mapValues(elsewhere === undefined ? value : foreign, convert)
    return known ? { ...converted, id: known.id, url: known.url } : converted
  }
}

function assetPath({ url }: JsonObject): string | undefined {
  return typeof url === 'string' && url.startsWith('asset:')
    ? url.slice('asset:'.length)
    : undefined
}

function findTarget(link: JsonObject, lang: string, files: FileIndex): FileDocument | undefined {
  if (typeof link['id'] === 'string') return files.byId(link['id'])
  return files.byUid(String(link['type']), String(link['uid']), lang)
}

export interface ReceivingContext {
  /** The documents as files, with the ids they have there. */
  files: FileIndex
  /** The id a document of the repository has in files; undefined when the repository has none of this id. */
  fileId(id: string): string | undefined
  /** Inside `assets/`, of a picture or file of the repository; undefined for those from elsewhere. */
  assetPath(value: JsonObject): string | undefined
}

/** `data` of the Content API as files have it. */
export function toFileData(data: JsonObject, lang: string, context: ReceivingContext): JsonObject {
  const { files, fileId, assetPath: pathOf } = context
  return toFields(data)

  function toFields(fields: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]): [string, Json][] => {
        const converted = convert(value)
        // No is an answer, unlike nothing.
        return isEmpty(converted) && converted !== false ? [] : [[name, converted]]
      }),
    )
  }

  function convert(value: Json): Json {
    if (Array.isArray(value)) return value.map(convert)
    if (!isObject(value)) return value
    if (value['link_type'] === 'Document') return toLink(value)
    if (typeof value['slice_type'] === 'string') {
      const { primary, items, ...rest } = value
      // One of old, which had one value.
      if ('value' in rest) return { ...rest, value: convert(rest['value'] ?? null) }
      const rows = Array.isArray(items) ? items.map(convert) : []
      return { ...rest, items: rows, primary: isObject(primary) ? toFields(primary) : {} }
    }
    const path = pathOf(value)
    if (path !== undefined && value['link_type'] === 'Media') {
      const { id: _, url: __, ...rest } = value
      return { ...rest, url: `asset:${path}` }
    }
    if (path !== undefined) return toImage(value, path)
    // Spans and the like keep what is empty in them.
    return 'spans' in value || 'oembed' in value ? mapValues(value, convert) : toFields(value)
  }

  function toImage(image: JsonObject, path: string): Json {
    const { id: _, url: __, alt = null, edit, copyright, dimensions, ...rest } = image
    const { type, ...views } = rest
    return {
      ...(type === undefined ? {} : { type }),
      url: `asset:${path}`,
      ...(alt === null ? {} : { alt }),
      ...(dimensions === undefined ? {} : { dimensions }),
      ...(copyright ? { copyright } : {}),
      ...(isEdited(edit) ? { edit: edit ?? null } : {}),
      ...toFields(views),
    }
  }

  function toLink(link: JsonObject): Json {
    // What an editor leaves behind who has chosen nothing.
    if (link['id'] === undefined) return link['uid'] === undefined ? {} : link
    const id = fileId(String(link['id']))
    const target = id === undefined ? undefined : files.byId(id)
    const words = pick(link, linkWords)
    if (!target || id === undefined) {
      const { type = 'broken_type' } = link
      return { link_type: 'Document', type, id: String(link['id']), ...words }
    }
    const { type, uid } = target
    const isFound = uid !== undefined && files.byUid(type, uid, lang)?.id === id
    return { link_type: 'Document', type, ...(isFound ? { uid } : { id }), ...words }
  }
}

/** Of a picture that is cut; what uncut ones have, everybody has. */
function isEdited(edit: Json | undefined): boolean {
  if (!isObject(edit)) return false
  return edit['x'] !== 0 || edit['y'] !== 0 || edit['zoom'] !== 1
}

/**
 * What the repository says, in the words of the file where they mean the same: relative dates, the order
 * of fields, what is left out. Whole files that mean the same are the same to the byte.
 *
 * @param received - made by `toFileData`
 */
export function keepWords(
  file: FileDocument,
  received: JsonObject,
  files: FileIndex,
  today: Date,
): JsonObject {
  const plain = (value: Json) => toPlain(resolveRelativeDates(value, today), file.lang, files)
  return merge(file.data, received) as JsonObject

  function merge(own: Json, other: Json): Json {
    if (isSame(plain(own), plain(other))) return own
    if (Array.isArray(own) && Array.isArray(other)) {
      return other.map((item, at) => (at < own.length ? merge(own[at] as Json, item) : item))
    }
    if (!isObject(own) || !isObject(other) || 'link_type' in other || 'url' in other) return other
    const kept = Object.entries(own).flatMap(([name, value]): [string, Json][] => {
      if (Object.hasOwn(other, name)) return [[name, merge(value, other[name] as Json)]]
      return isEmpty(plain(value)) ? [[name, value]] : []
    })
    const added = Object.entries(other).filter(([name]) => !Object.hasOwn(own, name))
    return Object.fromEntries([...kept, ...added])
  }
}

/** What a value means: links by the id of their target, nothing that is empty. */
function toPlain(value: Json, lang: string, files: FileIndex): Json {
  if (Array.isArray(value)) return value.map((item) => toPlain(item, lang, files))
  if (!isObject(value)) return value
  if (value['link_type'] === 'Document') {
    const target = findTarget(value, lang, files)
    return { document: target?.id ?? brokenId, ...pick(value, linkWords) }
  }
  const path = assetPath(value)
  if (path !== undefined && value['link_type'] === 'Media') {
    return { media: path, ...pick(value, linkWords) }
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]): [string, Json][] => {
      const plain = toPlain(item, lang, files)
      return isEmpty(plain) && name !== 'alt' ? [] : [[name, plain]]
    }),
  )
}

function isEmpty(value: Json): boolean {
  if (value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  if (!isObject(value)) return false
  const names = Object.keys(value)
  return names.length === 0 || (names.length === 1 && value['link_type'] === 'Any')
}

/** Whatever the order of names. */
function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  }
  if (!isObject(a) || !isObject(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  )
}

function pick(from: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
}

function mapValues(value: JsonObject, convert: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, convert(item)]))
}
