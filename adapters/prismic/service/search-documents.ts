import type { ApiDocument } from './content-state.ts'
import type { ContentState } from './content-state.ts'
import { toMatcher } from './match-predicates.ts'
import { orderDocuments } from './order-documents.ts'
import { parsePredicates } from './parse-predicates.ts'
import type { Predicate } from './parse-predicates.ts'
import { parseGraphQuery } from './parse-graph-query.ts'
import { parseRoutes } from './parse-routes.ts'
import { fillUrls, toUrl } from './resolve-urls.ts'
import { selectFields } from './select-fields.ts'
import { selectGraph } from './select-graph.ts'

const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

/**
 * The answer of `documents/search`, without `asset:` addresses resolved.
 *
 * @throws QueryError when the query cannot be read, ParameterRefused when another parameter cannot
 */
export function searchDocuments(url: URL, state: ContentState): object {
  const parameters = url.searchParams
  const toResult = createResults(url, state)
  const found = findDocuments(parameters, state)

  const size = Math.min(toCount(parameters.get('pageSize')) ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE)
  const page = toCount(parameters.get('page')) ?? 1
  const pages = Math.ceil(found.length / size)
  const results = found.slice((page - 1) * size, page * size).map(toResult)
  return {
    page,
    results_per_page: size,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? toPageUrl(url, page + 1) : null,
    prev_page: page > 1 ? toPageUrl(url, page - 1) : null,
    results,
  }
}

/**
 * What the answer has of a document. `graphQuery` selects alone: it does what `fetch` and `fetchLinks` do.
 *
 * @throws ParameterRefused
 */
function createResults(url: URL, state: ContentState) {
  const parameters = url.searchParams
  const routes = parseRoutes(parameters.get('routes'), state)
  const graphQuery = parameters.get('graphQuery')
  const graph = graphQuery ? parseGraphQuery(graphQuery) : undefined
  const [fetch, fetchLinks] = [parameters.get('fetch'), parameters.get('fetchLinks')]
  const brokenRoute = parameters.get('brokenRoute')
  return (document: ApiDocument): ApiDocument & { href: string } => {
    const selected = graph
      ? { ...document, data: selectGraph(document, graph, state) }
      : selectFields(document, fetch, fetchLinks, state)
    return {
      ...selected,
      url: toUrl(document, routes, state),
      data: fillUrls(selected.data, routes, brokenRoute, state),
      href: toHref(document, url, state),
    }
  }
}

function findDocuments(parameters: URLSearchParams, state: ContentState): readonly ApiDocument[] {
  const predicates = parameters.getAll('q').flatMap(parsePredicates)
  const matchers = predicates.map((predicate) => toMatcher(predicate, state))
  const lang = parameters.get('lang') || state.masterLang
  const { found, settles } = candidates(predicates, state)
  const open = matchers.filter((_, index) => predicates[index] !== settles)
  const documents = found
    .filter((document) => lang === '*' || document.lang === lang)
    .map(state.complete)
    .filter((document) => open.every((matcher) => matcher.matches(document)))

  const ordered = orderDocuments(documents, parameters.get('orderings'), matchers, state)
  const after = parameters.get('after')
  return after === null
    ? ordered
    : ordered.slice(ordered.findIndex((document) => document.id === after) + 1)
}

/**
 * The smallest index that holds every match; all documents when no predicate has one. An index of one
 * value holds nothing else: there is nothing left to look up for its predicate.
 */
function candidates(predicates: Predicate[], state: ContentState) {
  let smallest = state.documents
  let settles: Predicate | undefined
  for (const predicate of predicates) {
    const found = lookUp(predicate, state)
    // A document is found by a uid it had before, which its fields do not tell.
    if (found && isUidAlone(predicate)) return { found, settles: predicate }
    if (!found || found.length >= smallest.length) continue
    smallest = found
    settles = predicate.name === 'at' && !Array.isArray(predicate.args[0]) ? predicate : undefined
  }
  return { found: smallest, settles }
}

function isUidAlone({ name, path = '', args }: Predicate): boolean {
  return name === 'at' && uidPath.test(path) && !Array.isArray(args[0])
}

const uidPath = /^my\.([^.]+)\.uid$/

/** What an index says about one predicate, in the default order; undefined when there is none. */
function lookUp({ name, path = '', args }: Predicate, state: ContentState) {
  if (name !== 'at' && name !== 'any' && name !== 'in') return undefined
  const values = [args[0] ?? []].flat().map(String)
  const found = values.map((value) => toIndexed(path, value, state))
  if (found.length === 1) return found[0]
  if (found.includes(undefined)) return undefined
  const members = new Set(found.flatMap((documents) => documents ?? []))
  return state.documents.filter((document) => members.has(document))
}

function toIndexed(path: string, value: string, state: ContentState) {
  if (path === 'document.id') return [state.byId(value) ?? []].flat()
  if (path === 'document.type') return state.byType(value)
  const type = uidPath.exec(path)?.[1]
  return type === undefined ? undefined : state.byUid(type, value)
}

/** A whole number from 1; undefined for anything else. */
function toCount(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 ? number : undefined
}

function toPageUrl(url: URL, page: number): string {
  const other = new URL(url)
  other.searchParams.set('page', String(page))
  return other.href
}

function toHref(document: ApiDocument, url: URL, state: ContentState): string {
  const query = new URLSearchParams({
    ref: state.ref,
    q: `[[:d = at(document.id, "${document.id}") ]]`,
  })
  return `${url.origin}${url.pathname}?${query}`
}
