/**
 * A list's reads as a tag: its query with whatever it reads of the page, and the documents shown.
 * So a changed document is checked against the query alone, without running it again: the time does
 * not grow with the number of documents.
 */
import { findLocaleOfLanguage } from '../../../model/config/site-config.ts'
import type { Query } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { withoutUids } from '../../load/document-links.ts'
import { noteReads } from '../../load/reads.ts'
import type { Site } from '../../../model/site.ts'
import { createFilter } from './conditions.ts'
import { pick, toPath } from './document-digest.ts'
import type { ListQuery } from './list-query.ts'
import { comesBefore } from './order-documents.ts'
import { findRelease } from './publication-date.ts'

export const listPrefix = 'list:'

interface ListRead extends Pick<Query, 'where' | 'orderings' | 'related'> {
  /**
   * `some`: whether there is any; `first`: up to a number; `near`: the neighbours of the page's
   * own.
   */
  shows: 'some' | 'all' | 'first' | 'near'
  /** Ids of chosen documents, in their order. */
  ids?: readonly string[]
  /** The page's document, as far as the query reads it. */
  page: Document
  /** Whether a visitor can refine it: then anything in a document may count. */
  isRefinable?: boolean
  /** Ids of the documents shown; none for `all`. */
  shown?: readonly string[]
  /** For `first`: the sort keys of the last one, where there is no room for another. */
  last?: Document
  /** For `near`. */
  before?: Document
  after?: Document
}

/** A change as a list sees it; undefined on the side where the document is in no list. */
export interface ListedChange {
  type: string
  lang: string
  before: Document | undefined
  after: Document | undefined
}

/** Undefined for a change that affects no list: the document keeps its place in all of them. */
export function toListedChange(
  before: Document | undefined,
  after: Document | undefined,
  isDated: boolean,
): ListedChange | undefined {
  const keysOf = (document: Document | undefined) => {
    if (!document) return undefined
    const { last_publication_date: date, alternate_languages: _, ...known } = document
    return withoutUids(isDated ? { ...known, date } : known)
  }
  if (keysOf(before) === keysOf(after)) return undefined
  const { type, lang } = (before ?? after)!
  return { type, lang, before, after }
}

/** @param shown - the documents that the list shows */
export function noteList(
  query: ListQuery,
  page: Document,
  lang: string,
  shown: readonly Document[],
): void {
  const { limit, pageSize, facets, search } = query
  const isRefinable = facets !== undefined || search !== undefined
  const isShort = limit !== undefined && pageSize === undefined && !isRefinable
  const trim = trimFor(query)
  note(query.types, lang, {
    ...toRead(query, page, trim),
    ...(isShort ? { shows: 'first', shown: shown.map(({ id }) => id) } : { shows: 'all' }),
    ...(isRefinable ? { isRefinable } : {}),
    ...(isShort && shown.length === limit ? { last: trim(shown.at(-1)!) } : {}),
  })
}

/** Notes the neighbours of the page's own document, undefined at either end. */
export function noteNeighbours(
  query: ListQuery,
  page: Document,
  lang: string,
  [before, after]: readonly [Document | undefined, Document | undefined],
): void {
  const trim = trimFor(query)
  note(query.types, lang, {
    ...toRead(query, page, trim),
    shows: 'near',
    shown: [before, after].flatMap((one) => one?.id ?? []),
    ...(before ? { before: trim(before) } : {}),
    ...(after ? { after: trim(after) } : {}),
  })
}

/** Notes a query of which only the existence of results matters. */
export function noteAnswered({ types = [], where }: Query, page: Document, lang: string): void {
  const query = where ? { where } : {}
  note(types, lang, { ...toRead(query, page, trimFor(query)), shows: 'some' })
}

type Conditions = Pick<ListRead, 'where' | 'orderings' | 'related' | 'ids'>
type Trim = (document: Document) => Document

function toRead({ where, orderings, related, ids }: Conditions, page: Document, trim: Trim) {
  return {
    page: trim(page),
    ...(where ? { where } : {}),
    ...(orderings ? { orderings } : {}),
    ...(related ? { related } : {}),
    ...(ids ? { ids } : {}),
  }
}

function note(types: readonly string[], lang: string, read: ListRead): void {
  noteReads(`${listPrefix}${types.join()}:${lang}:${JSON.stringify(read)}`)
}

/** Whether a change may alter a noted list. */
export function isListChanged(tag: string, changes: readonly ListedChange[], site: Site): boolean {
  const [, types = '', lang = ''] = tag.split(':', 3)
  const locale = findLocaleOfLanguage(site.config, lang)
  const concerned = changes.filter(
    (change) => change.lang === lang && types.split(',').includes(change.type),
  )
  if (concerned.length === 0) return false
  if (!locale) return true
  const read = JSON.parse(tag.slice(`${listPrefix}${types}:${lang}:`.length)) as ListRead
  const { holds } = createFilter(read.where ?? [], read.page, { site, locale })
  const now = site.now()
  const pageTypeOf = ({ type }: Document) => site.pageTypes.get(type)
  const releaseOf = (one: Document) => findRelease(one, pageTypeOf(one), now, locale.timeZone)
  const scope = { locale, t: () => '', document: read.page }
  const precedes = (one: Document, other: Document) =>
    comesBefore(one, other, read, read.page, scope)
  const isSamePlace = (before: Document, after: Document) =>
    precedes(before, after) && precedes(after, before) && releaseOf(before) === releaseOf(after)
  return concerned.some(({ before, after }) => {
    const held = before !== undefined && holds(before)
    const isHeld = after !== undefined && holds(after)
    if (read.shows === 'some') return held !== isHeld
    const { id } = (before ?? after)!
    if (!held && !isHeld) return false
    if (held && isHeld && !read.isRefinable && isSamePlace(before, after)) return false
    if (read.ids) return read.ids.includes(id)
    if (read.shows === 'all' || read.shown!.includes(id)) return true
    if (!isHeld) return false
    if (read.shows === 'first') return read.last === undefined || precedes(after, read.last)
    const isBetween =
      (!read.before || precedes(read.before, after)) && (!read.after || precedes(after, read.after))
    return isBetween && id !== read.page.id
  })
}

/** All texts in a query that are pointers into a document. */
function pointersIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/data/') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(pointersIn)
}

/** Reduces a document to the fields that a query reads. */
function trimFor({ where, orderings, related }: Conditions): Trim {
  const paths = pointersIn([where, orderings, related]).map(toPath)
  return ({ id, uid, type, lang, first_publication_date, tags, data }) =>
    ({
      id,
      uid,
      type,
      lang,
      first_publication_date,
      ...(tags?.length ? { tags } : {}),
      data: pick(data, paths),
    }) as Document
}
