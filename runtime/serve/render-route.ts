/** What a path of the site answers: a page, a redirect to its own path, or one of the two not-found pages. */
import { loadDocument, type DocumentRef } from '../content/load-document.ts'
import { localePrefix, type LocaleCode } from '../config/site-config.ts'
import { PageNotFound } from '../errors/catalog/routing.ts'
import { isSiteError, siteError, type SiteError } from '../errors/site-error.ts'
import { renderRawDocument } from '../pipeline.ts'
import type { RawDocument } from '../ports/content-source.ts'
import type { RenderedPage } from '../render/render-page.ts'
import { isParentParameter } from '../route/parents.ts'
import { readParameters, toSearch } from '../route/query-parameters.ts'
import { toHref } from '../route/route-table.ts'
import type { Site } from '../site.ts'
import { refuse } from '../validate/validate-document.ts'
import { findDocument } from './find-document.ts'

export type RouteResult =
  | { kind: 'page'; rendered: RenderedPage; status: number }
  | { kind: 'redirect'; location: string; status: 301 | 302 }
  | { kind: 'notFound'; error: SiteError; isFatal: boolean; locale: LocaleCode }

/**
 * @param query - of the request; what the page type does not declare changes nothing
 * @throws SiteError ContentUnavailable, and anything unforeseen
 */
export async function renderRoute(
  path: string,
  query: URLSearchParams,
  site: Site,
): Promise<RouteResult> {
  const found = await findDocument(path, site)
  if ('error' in found) return { kind: 'notFound', ...found }
  const { raw } = found
  const parameters = readParameters(found.match.pageType, query)
  const ref: DocumentRef = { ...found.match, path, parameters }
  try {
    const paths = findPaths(raw, ref, site)
    // A wrong category or guide in the path: the document is elsewhere (OP08).
    if (!paths.includes(path)) return { kind: 'redirect', location: paths[0]!, status: 301 }
    const rendered = await renderRawDocument(raw, ref, site)
    const { canonicalParameters } = rendered.page
    if (canonicalParameters !== undefined) {
      const location = path + toSearch(canonicalParameters)
      return { kind: 'redirect', location, status: 302 }
    }
    return { kind: 'page', rendered, status: ref.pageType.status ?? 200 }
  } catch (error) {
    if (!isSiteError(error, PageNotFound.code)) throw error
    return { kind: 'notFound', error, isFatal: true, locale: ref.locale }
  }
}

/**
 * Paths under which the document may be asked for, its own first.
 * @throws SiteError PageNotFound, reported, when it cannot have an address: an unknown category (OP09)
 */
function findPaths(raw: RawDocument, ref: DocumentRef, site: Site): string[] {
  const paths = site.routes.toPaths(raw, ref.routeName).map(toHref)
  if (paths.length > 0) return paths
  const parameters = ref.pageType.routes.flatMap((route) => Object.values(route.parameters ?? {}))
  const field = parameters.flatMap((one) => (isParentParameter(one) ? [] : one.field))[0]
  const cause = refuse(raw, site, {
    path: field ?? '/uid',
    message: 'no address can be made of its value',
  })
  throw siteError(PageNotFound, [ref.path], { cause })
}

/** The layout a fatal not-found replaces the page's with: nothing around it (OP09). */
const fatalLayout = 'empty'

/** Undefined when the site has no such document: the caller then has its own words. */
export async function renderNotFound(
  locale: LocaleCode,
  isFatal: boolean,
  site: Site,
): Promise<RenderedPage | undefined> {
  const pageType = site.pageTypes.get(site.config.notFound ?? '')
  if (!pageType) return undefined
  const path = `${localePrefix(site.config, locale)}/404`
  const ref: DocumentRef = {
    pageType,
    locale,
    path,
    uid: undefined,
    routeName: pageType.routes[0]!.name,
  }
  try {
    const raw = await loadDocument(ref, site)
    const layout = isFatal && site.layouts.has(fatalLayout) ? { layout: fatalLayout } : {}
    return await renderRawDocument(raw, ref, site, layout)
  } catch (error) {
    site.log.error('NOT_FOUND_PAGE_FAILED', { locale, message: String(error) })
    return undefined
  }
}
