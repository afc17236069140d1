/**
 * The server half of a page's life, in one screen: from a path to the text that is sent. Each step needs
 * only the value before it, and each value has its own type, so no step can be skipped:
 *
 *   path -> RawDocument -> Document -> ResolvedPage -> RenderedPage -> HTML document or payload
 *
 * `server/serve/page-entries.ts` keeps the result and its bytes.
 */
import type { LocaleCode } from '../model/config/site-config.ts'
import { PageNotFound } from '../model/errors/routing-errors.ts'
import { isSiteError, siteError, type SiteError } from '../model/errors/site-error.ts'
import type { RawDocument } from '../model/ports/content-source.ts'
import { traced } from '../model/ports/tracer.ts'
import type { Site } from '../model/site.ts'
import { findDocument, prepareRoutes, type NotFound } from './load/find-document.ts'
import {
  listPageReads,
  loadDocument,
  validatePage,
  type DocumentRef,
} from './load/load-document.ts'
import { readAhead } from './load/read-ahead.ts'
import { findDestination } from './redirects/find-destination.ts'
import { followRedirect } from './redirects/follow-redirect.ts'
import { renderPage, type RenderedPage } from './render/render-page.ts'
import { resolveKept } from './resolve/kept-pages.ts'
import type { PageOptions } from './resolve/resolve-page.ts'
import { fieldOf, isParentParameter } from './route/parents.ts'
import { readParameters, toSearch } from './route/query-parameters.ts'
import { toHref } from './route/route-table.ts'
import { refuse } from './validate/validate-document.ts'

export { toHtml } from './render/render-document.ts'
export { toPayload } from './render/render-payload.ts'

export type RouteResult =
  | { kind: 'page'; rendered: RenderedPage; status: number }
  | { kind: 'redirect'; location: string; status: number }
  | {
      kind: 'notFound'
      error: SiteError
      isFatal: boolean
      locale: LocaleCode
      /** Whether it may have moved: who knows cannot be asked just now. */
      isUnsure?: boolean
    }

/**
 * @param query - the request's; parameters that the page type does not declare change nothing
 * @throws SiteError ContentUnavailable, and anything unforeseen
 */
export function renderRoute(
  path: string,
  query: URLSearchParams,
  site: Site,
  options: PageOptions = {},
): Promise<RouteResult> {
  return traced(site, 'page', { 'url.path': path }, async (span) => {
    const result = await findAndRender(path, query, site, options)
    const type = result.kind === 'page' ? result.rendered.page.ref.pageType.type : undefined
    span.set({ 'page.type': type, 'page.outcome': result.kind })
    return result
  })
}

async function findAndRender(
  path: string,
  query: URLSearchParams,
  site: Site,
  options: PageOptions,
): Promise<RouteResult> {
  const [likely] = site.routes.matchAll(path)
  if (likely) readAhead(likely.pageType, likely.locale, site)
  const found = await traced(site, 'route', {}, () => findDocument(path, site))
  if ('error' in found) return findElsewhere(path, found, site)
  const { raw } = found
  const parameters = readParameters(found.match.pageType, query)
  const ref: DocumentRef = { ...found.match, path, parameters }
  try {
    const paths = findPaths(raw, ref, site)
    // A wrong category or guide in the path: the document is elsewhere (OP08).
    if (!paths.includes(path)) {
      const first = { location: paths[0]!, status: 301 }
      return { kind: 'redirect', ...((await followRedirect(path, first, site)) ?? first) }
    }
    const rendered = await renderRawDocument(raw, ref, site, options)
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

/** Of a path without a page. @throws SiteError ContentUnavailable */
async function findElsewhere(
  path: string,
  { former, ...missing }: NotFound,
  site: Site,
): Promise<RouteResult> {
  const destination = await traced(site, 'redirect', {}, () => findDestination(path, site, former))
  if (typeof destination !== 'string') return { kind: 'redirect', ...destination }
  return { kind: 'notFound', ...missing, isUnsure: destination === 'unknown' }
}

/**
 * Paths of the document, its own first.
 * @throws SiteError PageNotFound, reported, when it cannot have an address: an unknown category (OP09)
 */
function findPaths(raw: RawDocument, ref: DocumentRef, site: Site): string[] {
  const paths = site.routes.toPaths(raw, ref.routeName).map(toHref)
  if (paths.length > 0) return paths
  const parameters = ref.pageType.routes.flatMap((route) => Object.values(route.parameters ?? {}))
  const field = parameters.flatMap((one) => (isParentParameter(one) ? [] : fieldOf(one)))[0]
  const cause = refuse(raw, site, {
    path: field ?? '/uid',
    message: 'no address can be built from its value',
  })
  throw siteError(PageNotFound, [ref.path], { cause })
}

/** @throws SiteError PageNotFound (fatal 404), ContentUnavailable */
export async function renderDocument(ref: DocumentRef, site: Site): Promise<RenderedPage> {
  const raw = await loadDocument(ref, site)
  return renderRawDocument(raw, ref, site)
}

/** Like `renderDocument`, from a document already at hand: a preview, an export, a benchmark. */
export async function renderRawDocument(
  raw: RawDocument,
  ref: DocumentRef,
  site: Site,
  options: PageOptions = {},
): Promise<RenderedPage> {
  const { id, type, lang } = raw
  const facts = { 'document.id': id, 'document.type': type, 'document.lang': lang }
  try {
    const document = traced(site, 'validate', facts, () => validatePage(raw, site))
    await prepareRoutes(site)
    const page = await traced(site, 'resolve', facts, () =>
      resolveKept(document, ref, site, options, () => listPageReads(raw, ref, site)),
    )
    return await traced(site, 'render', { ...facts, slices: page.sections.length }, () =>
      renderPage(page, site),
    )
  } catch (error) {
    if (!isSiteError(error, 'InvalidDocument')) throw error
    throw siteError(PageNotFound, [ref.path], { cause: error })
  }
}
