/** A query and a request -> the list its slice shows. */
import type { DocumentRef } from '../../load/load-document.ts'
import { withoutReads } from '../../load/reads.ts'
import type { Document } from '../../../model/documents/document.ts'
import { PageNotFound } from '../../../model/errors/routing-errors.ts'
import { siteError } from '../../../model/errors/site-error.ts'
import type { BindContext } from '../fields/bind-section.ts'
import { resolveCard } from '../fields/resolve-card.ts'
import { toListAddress } from '../../route/list-address.ts'
import { pageParameter, toSearch } from '../../route/query-parameters.ts'
import { searchCollection } from './search-collection.ts'
import { countInWords } from '../../../values/format.ts'
import { loadCollection, type Collection } from './collection.ts'
import { createFilter, type Filter } from './conditions.ts'
import { toPlace } from './choose-from-tree.ts'
import { countOptions, createFacet, refine, type Facet } from './facets.ts'
import type { ListQuery } from './list-query.ts'
import { noteList, noteNeighbours } from './list-reads.ts'
import { orderDocuments, rankRelated } from './order-documents.ts'
import { findRelease } from './publication-date.ts'
import type {
  Card,
  FacetOption,
  ListFacet,
  ResolvedList,
} from '../../../model/slice/resolved-list.ts'

export interface ListResult {
  list: ResolvedList
  /** ms since 1970; Infinity while only a publication changes the list. */
  validUntil: number
  /** Parameters with values that the list does not have. */
  unknown: string[]
}

/** @throws SiteError PageNotFound beyond the last page, ContentUnavailable */
export async function resolveList(
  query: ListQuery,
  page: Document,
  ref: DocumentRef,
  context: BindContext,
): Promise<ListResult> {
  const collection = await withoutReads(() => loadCollection(query.types, context))
  const filter = createFilter(query.where ?? [], page, context)
  const released = createReleaseFilter(query, context)
  const base = selectDocuments(query, page, collection, context)
    .filter(released.holds)
    .filter(filter.holds)
  const { parameters = {} } = ref
  const facets = await Promise.all(
    (query.facets ?? []).map((facet) =>
      createFacet(facet, parameters[facet.parameter], base, collection, context),
    ),
  )
  const text = query.search === undefined ? undefined : parameters[query.search]
  const found = text === undefined ? base : await search(text, base, collection, context)
  const refined = refine(found, facets)
  const neighbours = query.neighbours ? findNeighbours(refined, page, query, context) : undefined
  const documents = neighbours
    ? [...neighbours.keys()].flatMap((id) => collection.byId.get(id) ?? [])
    : refined.slice(0, query.limit)
  const { slice, ...paging } = paginate(documents, query, ref)
  const address = createAddress(query, facets, ref, context.site)
  if (!query.neighbours) noteList(query, page, context.locale.language, slice)
  const shown = await collection.load(slice)
  const list: ResolvedList = {
    name: query.name,
    items: shown.flatMap((document) => {
      const card = resolveCard(document, context)
      const rel = neighbours?.get(document.id)
      const mark = query.marks?.get(document.id)
      const place = toPlace(document, context)
      return card ? { ...card, ...(place ? { place } : {}), ...(rel ? { rel } : {}), ...mark } : []
    }),
    total: documents.length,
    ...paging,
    ...toPageHrefs(paging, address),
    facets: toListFacets(facets, found, address, context),
    ...(query.search === undefined || context.site.isStatic
      ? {}
      : { search: { parameter: query.search, value: text ?? '', action: ref.path } }),
    action: ref.path,
    isRefined: text !== undefined || facets.some(({ chosen }) => chosen !== undefined),
    clearHref: address.clear(),
    emptyText: context.t(query.empty ?? 'lists.empty'),
    statusText: countInWords(
      documents.length,
      query.count ?? 'lists.count',
      context.locale.iso,
      context.t,
    ),
  }
  const validUntil = Math.min(filter.validUntil(), released.validUntil())
  return { list, validUntil, unknown: findUnknown(facets, parameters) }
}

/** Leaves out documents to be released later, unless an editor chose them. */
function createReleaseFilter({ ids }: ListQuery, { site, locale }: BindContext): Filter {
  const now = site.now()
  let validUntil = Infinity
  return {
    holds(document) {
      const release = ids
        ? undefined
        : findRelease(document, site.pageTypes.get(document.type), now, locale.timeZone)
      if (release === undefined) return true
      validUntil = Math.min(validUntil, release)
      return false
    },
    validUntil: () => validUntil,
  }
}

/** Documents in their order, before conditions and a visitor's choices. */
function selectDocuments(
  query: ListQuery,
  page: Document,
  collection: Collection,
  context: BindContext,
): readonly Document[] {
  if (query.ids) return query.ids.flatMap((id) => collection.byId.get(id) ?? [])
  const ordered = orderDocuments(collection, query.orderings ?? [], context)
  return query.related ? rankRelated(ordered, query.related, page) : ordered
}

/** Ids of at most two; none when the page's own document is not among them. */
function findNeighbours(
  documents: readonly Document[],
  page: Document,
  query: ListQuery,
  { locale }: BindContext,
): Map<string, NonNullable<Card['rel']>> {
  const neighbours = new Map<string, NonNullable<Card['rel']>>()
  const place = documents.findIndex(({ id }) => id === page.id)
  if (place < 0) return neighbours
  const [before, after] = [documents[place - 1], documents[place + 1]]
  noteNeighbours(query, page, locale.language, [before, after])
  if (before) neighbours.set(before.id, 'prev')
  if (after) neighbours.set(after.id, 'next')
  return neighbours
}

/** Results, best first. */
async function search(
  text: string,
  documents: readonly Document[],
  collection: Collection,
  context: BindContext,
): Promise<Document[]> {
  const ids = await searchCollection(text, collection, context)
  const byId = new Map(documents.map((document) => [document.id, document]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function paginate(documents: readonly Document[], { pageSize }: ListQuery, ref: DocumentRef) {
  if (pageSize === undefined) return { slice: documents, page: 1, pages: 1 }
  const page = Number(ref.parameters?.[pageParameter] ?? 1)
  const pages = Math.max(1, Math.ceil(documents.length / pageSize))
  if (page > pages) {
    throw siteError(PageNotFound, [`${ref.path}${toSearch(ref.parameters ?? {})}`])
  }
  return { slice: documents.slice((page - 1) * pageSize, page * pageSize), page, pages }
}

/** Addresses of this list in its other states; other choices on the page are kept. */
interface Address {
  page(number: number): string
  /** Leads to the first page. */
  choose(parameter: string, value: string | undefined): string
  clear(): string
}

function createAddress(
  query: ListQuery,
  facets: readonly Facet[],
  ref: DocumentRef,
  site: BindContext['site'],
): Address {
  const known = { ...ref.parameters }
  for (const parameter of findUnknown(facets, known)) delete known[parameter]
  const own = [...facets.map(({ parameter }) => parameter), query.search ?? []].flat()
  const toHref = (changes: Record<string, string | undefined>) => {
    const entries = Object.entries({ ...known, ...changes })
    const filled = entries.filter((entry): entry is [string, string] => entry[1] !== undefined)
    return toListAddress(ref.path, Object.fromEntries(filled), site)
  }
  const first = query.pageSize === undefined ? {} : { [pageParameter]: undefined }
  const nothing = {
    ...first,
    ...Object.fromEntries(own.map((parameter) => [parameter, undefined])),
  }
  return {
    page: (number) => toHref({ [pageParameter]: number === 1 ? undefined : String(number) }),
    choose: (parameter, value) =>
      toHref({ ...(site.isStatic ? nothing : first), [parameter]: value }),
    clear: () => toHref(nothing),
  }
}

function toPageHrefs({ page, pages }: Pick<ResolvedList, 'page' | 'pages'>, address: Address) {
  const pageHrefs = Array.from({ length: pages }, (_, index) => address.page(index + 1))
  const previous = pageHrefs[page - 2]
  const next = pageHrefs[page]
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}), pageHrefs }
}

function toListFacets(
  facets: readonly Facet[],
  documents: readonly Document[],
  address: Address,
  { t, site }: BindContext,
): ListFacet[] {
  const counts = site.isStatic
    ? new Map(facets.map((facet) => [facet, countAlone(facet, documents)]))
    : countOptions(documents, facets)
  return facets.map((facet) => {
    const { parameter, chosen } = facet
    const toOption = ([value, label]: [string, string]): FacetOption => ({
      value,
      label,
      count: counts.get(facet)?.get(value) ?? 0,
      href: address.choose(parameter, value),
      isSelected: value === chosen,
    })
    return {
      parameter,
      label: t(facet.label),
      options: [...facet.options].map(toOption),
      ...(chosen === undefined ? {} : { clearHref: address.choose(parameter, undefined) }),
    }
  })
}

/** Counts as if nothing else was chosen. */
function countAlone(facet: Facet, documents: readonly Document[]): ReadonlyMap<string, number> {
  const alone = { ...facet, chosen: undefined }
  return countOptions(documents, [alone]).get(alone)!
}

function findUnknown(
  facets: readonly Facet[],
  parameters: Readonly<Record<string, string>>,
): string[] {
  return facets
    .filter(({ parameter, chosen }) => parameters[parameter] !== undefined && chosen === undefined)
    .map(({ parameter }) => parameter)
}
