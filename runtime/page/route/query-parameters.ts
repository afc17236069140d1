/**
 * The query of a page: only what its page type declares (facets, search, page) takes part; the rest,
 * campaign parameters for one, changes nothing and never enters a cache key. One spelling is
 * canonical: parameters in the order of the alphabet, `page` last, defaults left out.
 */
import type { PageType } from '../../model/config/page-type.ts'

export type QueryParameters = Readonly<Record<string, string>>

export const pageParameter = 'page'

/** Longer values are cut: visitors do not type them, and facets have none. */
const valueLength = 80

interface Declared {
  names: readonly string[]
  /** Parameters with free text, so with an unlimited number of values. */
  searches: ReadonlySet<string>
}

export function readParameters(pageType: PageType, query: URLSearchParams): QueryParameters {
  const { names } = declaredBy(pageType)
  const found: Record<string, string> = {}
  for (const name of names) {
    const value = name === pageParameter ? toPage(query.get(name)) : toValue(query.get(name))
    if (value !== undefined) found[name] = value
  }
  return found
}

/** Parameters that no page type declares, unchanged: campaign parameters survive a redirect. */
export function readUndeclared(
  pageTypes: readonly PageType[],
  query: URLSearchParams,
): URLSearchParams {
  const declared = new Set(pageTypes.flatMap((pageType) => declaredBy(pageType).names))
  return new URLSearchParams([...query].filter(([name]) => !declared.has(name)))
}

/** `''` or `?category=news&page=2`. */
export function toSearch(parameters: QueryParameters): string {
  const entries = Object.entries(parameters).sort(([a], [b]) => compareNames(a, b))
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

/** Whether the page answers free text: such a page is rendered for one visitor. */
export function isSearched(pageType: PageType, parameters: QueryParameters): boolean {
  const { searches } = declaredBy(pageType)
  return Object.keys(parameters).some((name) => searches.has(name))
}

/** Parameters that addresses of pages may have, except free text, in alphabetical order. */
export function listParameters(pageTypes: readonly PageType[]): string[] {
  const names = pageTypes.flatMap((pageType) => {
    const { names: declared, searches } = declaredBy(pageType)
    return declared.filter((name) => !searches.has(name))
  })
  return [...new Set(names)].sort(compareNames)
}

/** All that a page type reads, free text included. */
export function declaredParameters(pageType: PageType): readonly string[] {
  return declaredBy(pageType).names
}

/** Whether it shows less than the page without parameters does: everything but a later page. */
export function isRefined(parameters: QueryParameters): boolean {
  return countRefinements(parameters) > 0
}

/** Facets chosen and searches, without the page. */
export function countRefinements(parameters: QueryParameters): number {
  return Object.keys(parameters).filter((name) => name !== pageParameter).length
}

/** Parameters with free text, of all page types. */
export function listSearches(pageTypes: Iterable<PageType>): string[] {
  const searches = [...pageTypes].flatMap((pageType) => [...declaredBy(pageType).searches])
  return [...new Set(searches)].sort()
}

function compareNames(a: string, b: string): number {
  if (a === pageParameter) return 1
  if (b === pageParameter) return -1
  return a < b ? -1 : 1
}

const declarations = new WeakMap<PageType, Declared>()

function declaredBy(pageType: PageType): Declared {
  const known = declarations.get(pageType)
  if (known) return known
  const names = new Set<string>()
  const searches = new Set<string>()
  for (const section of pageType.template) {
    if (!('query' in section)) continue
    const { facets = [], search, pageSize } = section.query
    for (const { parameter } of facets) names.add(parameter)
    if (search !== undefined) searches.add(search)
    if (pageSize !== undefined) names.add(pageParameter)
  }
  const declared = { names: [...names, ...searches].sort(compareNames), searches }
  declarations.set(pageType, declared)
  return declared
}

function toValue(value: string | null): string | undefined {
  const text = (value ?? '').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return [...text].slice(0, valueLength).join('').trim() || undefined
}

/** Undefined for the first page, and for an invalid number. */
function toPage(value: string | null): string | undefined {
  const number = /^\d{1,5}$/.test(value ?? '') ? Number(value) : 1
  return number > 1 ? String(number) : undefined
}
