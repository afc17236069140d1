/**
 * The links of a document that an answer follows: its card or page does not depend on what is
 * behind links that it never follows, and of most links it shows only the address.
 */
import type { PageType } from '../../model/config/page-type.ts'
import type { FieldKinds, Kind } from '../../model/documents/kinds.ts'
import { kindsOfVariation, usualVariation } from '../../model/documents/kinds-of-variation.ts'
import { own } from '../../model/documents/own.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import type { Site } from '../../model/site.ts'
import { isDocumentLink } from './document-links.ts'
import { linksOfDocument } from './linked-fields.ts'
import { noteReads, withoutReads } from './reads.ts'
import { listLinkTags } from './recorded-source.ts'

type LinkSite = Pick<Site, 'kinds' | 'routes'>

/**
 * Names of a document's fields that its card and its address read, except fields that are only
 * counted.
 */
export function fieldsOfCard(pageType: PageType): ReadonlySet<string> {
  return remember(pageType, 'card', () => findNames(field, textOfCard(pageType)))
}

/** Pointers to the lists whose items a card counts. */
export function listCounted({ card }: PageType): string[] {
  const pointers: string[] = []
  JSON.stringify(card, (key, value: unknown) => {
    if (isCount(key, value)) pointers.push(value)
    return value
  })
  return pointers
}

function textOfCard({ card, routes }: PageType): string {
  const read = [card, routes.map(({ parameters }) => parameters)]
  return JSON.stringify(read, (key, value: unknown) => (isCount(key, value) ? undefined : value))
}

/** Whether the operation reads only the length of a list. */
function isCount(word: string, value: unknown): value is string {
  return (word === 'count' || word === 'plural') && typeof value === 'string'
}

/** @param links - linked fields that were loaded, as `type.field` */
export function linkTagsOfCard(
  { data }: RawDocument,
  pageType: PageType,
  links: readonly string[],
  { routes }: LinkSite,
): string[] {
  const names = fieldsOfCard(pageType)
  const linked = remember(pageType, 'linked', () => findNames(afterData, textOfCard(pageType)))
  const read = links.filter(
    (link) => linked.has(link.split('.')[1] ?? '') || routes.linkFields.includes(link),
  )
  const fields = Object.entries(data ?? {}).filter(([name]) => names.has(name))
  return listLinkTags(fields, read)
}

/** @param links - linked fields that were loaded, as `type.field` */
export function linkTagsOfPage(
  { type, data }: RawDocument,
  pageType: PageType,
  links: readonly string[],
  site: LinkSite,
): string[] {
  const names = remember(pageType, 'page', () => namesOfPage(pageType))
  const followed = remember(pageType, 'followed', () =>
    findNames(beforeData, JSON.stringify(pageType)),
  )
  const fields = Object.entries(data ?? {}).filter(([name]) => names.has(name))
  return collectTags(type, Object.fromEntries(fields), { ...site, links, followed })
}

/** Cached, since single documents are kept in memory and requested with the same links. */
const tagsOfSingles = new WeakMap<RawDocument, readonly string[]>()

/**
 * The only document of a type, whose fields sections show on any page.
 * @throws SiteError DocumentMissing, ContentUnavailable
 */
export async function readSingle(type: string, lang: string, site: Site): Promise<RawDocument> {
  const links = linksOfDocument(type, site)
  noteReads(`single:${type}:${lang}`)
  const raw = await withoutReads(() => site.content.single(type, { lang, links }))
  let tags = tagsOfSingles.get(raw)
  if (!tags) {
    tags = collectTags(type, raw.data, { ...site, links, followed: new Set() })
    tagsOfSingles.set(raw, tags)
  }
  noteReads(`document:${raw.id}`, ...tags)
  return raw
}

interface CollectContext extends LinkSite {
  links: readonly string[]
  /** Names of fields whose pointers lead on into the linked document. */
  followed: ReadonlySet<string>
}

/** @param data - as the content service delivered it: of any shape */
function collectTags(
  type: string,
  data: unknown,
  { kinds, routes, links, followed }: CollectContext,
): string[] {
  const found = new Set<string>()
  const add = (value: unknown, read: readonly string[]) => {
    for (const tag of listLinkTags(value, read)) found.add(tag)
  }

  function ofFields(fields: unknown, known: FieldKinds): void {
    for (const [name, value] of Object.entries(fields ?? {})) ofField(value, known[name], name)
  }

  function ofField(value: unknown, kind: Kind | undefined, name: string): void {
    if (typeof value !== 'object' || value === null) return
    const items = Array.isArray(value) ? value : []
    if (typeof kind === 'object') for (const item of items) ofFields(item, kind.group)
    else if (kind === 'slice-zone') for (const item of items) ofSlice(item)
    else if (kind === 'content-relationship' && isDocumentLink(value)) {
      const { data, ...link } = value
      add(link, links)
      ofFields(data, own(kinds.documents, value.type)?.fields ?? {})
    } else add(value, kind === undefined || followed.has(name) ? links : routes.linkFields)
  }

  function ofSlice(slice: RawSlice | null): void {
    const { slice_type: type = '', variation, primary, items, value } = slice ?? {}
    const found = own(kinds.slices, type)
    if (!found) return add(slice, links)
    const known = kindsOfVariation(found, variation ?? usualVariation(found))
    if (value !== undefined) return ofFields({ [known.items ?? 'value']: value }, known.fields)
    ofFields(primary, known.fields)
    if (known.items !== undefined) ofFields({ [known.items]: items }, known.fields)
  }

  ofFields(data, own(kinds.documents, type)?.fields ?? {})
  return [...found]
}

interface RawSlice {
  slice_type?: string
  variation?: string
  primary?: unknown
  items?: unknown
  value?: unknown
}

/**
 * In pointers within JSON: fields of the document itself, and those around the step into a linked
 * one.
 */
const field = /"\/data\/([^/"]+)/g
const beforeData = /\/([^/"]+)\/data\//g
const afterData = /\/[^/"]+\/data\/([^/"]+)/g
/** In a query, which compares links by their ids unless it reads the linked document. */
const intoLink = /\/data\/([^/"]+)[^"]*\/(?:data\/|uid")/g

function namesOfPage(pageType: PageType): Set<string> {
  const queries: unknown[] = []
  const rest = JSON.stringify(pageType, (key, value: unknown) => {
    if (key !== 'query' || typeof value !== 'object') return value
    queries.push(value)
    return undefined
  })
  return new Set([...findNames(field, rest), ...findNames(intoLink, JSON.stringify(queries))])
}

function findNames(pattern: RegExp, text: string): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
}

const known = new WeakMap<PageType, Map<string, ReadonlySet<string>>>()

function remember(pageType: PageType, key: string, list: () => Set<string>): ReadonlySet<string> {
  const lists = known.get(pageType) ?? new Map<string, ReadonlySet<string>>()
  const names = lists.get(key) ?? list()
  known.set(pageType, lists.set(key, names))
  return names
}
