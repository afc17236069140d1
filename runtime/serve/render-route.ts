/** What a path of the site answers: a page, a redirect to its own path, or one of the two not-found pages. */
import { loadDocument, type DocumentRef } from '../content/load-document.ts'
import { localePrefix, type LocaleCode } from '../config/site-config.ts'
import { PageNotFound, PathUnknown } from '../errors/catalog/routing.ts'
import { isSiteError, siteError, type SiteError } from '../errors/site-error.ts'
import { renderRawDocument } from '../pipeline.ts'
import type { RawDocument } from '../ports/content-source.ts'
import type { RenderedPage } from '../render/render-page.ts'
import { brokenPath, toHref } from '../route/route-table.ts'
import type { Site } from '../site.ts'
import { refuse } from '../validate/validate-document.ts'

export type RouteResult =
  | { kind: 'page'; rendered: RenderedPage; status: number }
  | { kind: 'redirect'; location: string; status: 301 }
  | { kind: 'notFound'; error: SiteError; isFatal: boolean; locale: LocaleCode }

/** @throws SiteError ContentUnavailable, and anything unforeseen */
export async function renderRoute(path: string, site: Site): Promise<RouteResult> {
  const match = site.routes.match(path)
  if (!match) {
    return {
      kind: 'notFound',
      error: siteError(PathUnknown, [path]),
      isFatal: false,
      locale: localeOf(path, site),
    }
  }
  const ref: DocumentRef = { ...match, path }
  try {
    const raw = await loadDocument(ref, site)
    const own = findOwnPath(raw, ref, site)
    if (own !== path) return { kind: 'redirect', location: own, status: 301 }
    const rendered = await renderRawDocument(raw, ref, site)
    return { kind: 'page', rendered, status: match.pageType.status ?? 200 }
  } catch (error) {
    if (!isSiteError(error, PageNotFound.code)) throw error
    return { kind: 'notFound', error, isFatal: true, locale: match.locale }
  }
}

/** @throws SiteError PageNotFound, reported, when the document cannot have an address: an unknown category (OP09) */
function findOwnPath(raw: RawDocument, ref: DocumentRef, site: Site): string {
  const own = site.routes.toPath(raw)
  if (own !== brokenPath || ref.path === toHref(brokenPath)) return toHref(own)
  const field = ref.pageType.routes.flatMap((route) => Object.values(route.parameters ?? {}))[0]
    ?.field
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

export function localeOf(path: string, site: Site): LocaleCode {
  const prefix = path.split('/')[1]
  const locale = site.config.locales.find(({ code }) => code === prefix)
  return locale?.code ?? site.config.defaultLocale
}
