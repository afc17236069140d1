/** What is kept of rendered routes: documents, payloads, and the pages for paths that lead nowhere. */
import type { CacheEntry, RenderCache } from '../ports/render-cache.ts'
import { toContentSecurityPolicy, toHtml } from '../render/render-document.ts'
import type { RenderedPage } from '../render/render-page.ts'
import { toPayload } from '../render/render-payload.ts'
import type { Site } from '../site.ts'
import { toPlainPage } from './plain-page.ts'
import { renderNotFound, renderRoute } from './render-route.ts'
import { securityHeaders } from './security-headers.ts'
import { toEntry } from './to-entry.ts'

/** What decides where `/` leads. */
export const homeVary = 'Accept-Language, Cookie, Sec-Fetch-Site'

/** Browsers ask again each time, and are told with 304 that nothing changed. */
const cacheControl = 'public, max-age=0, must-revalidate'

export interface Entries {
  /** A redirect has a `location` among its headers. */
  page(path: string): Promise<CacheEntry>
  payload(path: string): Promise<CacheEntry>
}

export function createEntries(site: Site, cache: RenderCache): Entries {
  async function renderPageEntry(path: string, stale: CacheEntry | undefined): Promise<CacheEntry> {
    const contentRef = await site.content.ref()
    if (stale?.contentRef === contentRef) return stale
    const result = await renderRoute(path, site)
    if (result.kind === 'page') return toPageEntry(result.rendered, result.status, contentRef)
    if (result.kind === 'redirect') {
      const headers = { location: result.location }
      return toEntry('', { status: result.status, headers, contentRef, freshSeconds: 0 })
    }
    site.log.info(result.error.code, { message: result.error.message, fatal: result.isFatal })
    return renderNotFoundEntry(result.locale, result.isFatal, contentRef)
  }

  /** One entry for all paths that lead nowhere; the path's own is not kept, there is no end of them. */
  async function renderNotFoundEntry(
    locale: string,
    isFatal: boolean,
    contentRef: string,
  ): Promise<CacheEntry> {
    const entry = await cache.get(`404 ${locale} ${isFatal}`, async (stale) => {
      if (stale?.contentRef === contentRef) return stale
      const rendered = await renderNotFound(locale, isFatal, site)
      if (rendered) return toPageEntry(rendered, 404, contentRef)
      const text = toPlainPage(locale, 'page.notFound', site)
      return toEntry(text, {
        status: 404,
        headers: plainHeaders(site),
        contentRef,
        freshSeconds: 60,
      })
    })
    return { ...entry, freshSeconds: 0 }
  }

  function toPageEntry(rendered: RenderedPage, status: number, contentRef: string): CacheEntry {
    const { page } = rendered
    return toEntry(toHtml(rendered, site), {
      status,
      contentRef,
      tags: page.dependencies,
      freshSeconds: freshSecondsOf(rendered),
      headers: {
        ...securityHeaders,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': cacheControl,
        'content-security-policy': toContentSecurityPolicy(rendered, site),
        'content-language': page.locale.iso,
        ...(page.ref.path === '/' ? { vary: homeVary } : {}),
      },
    })
  }

  async function renderPayloadEntry(
    path: string,
    stale: CacheEntry | undefined,
  ): Promise<CacheEntry> {
    const contentRef = await site.content.ref()
    if (stale?.contentRef === contentRef) return stale
    const headers = {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      'x-robots-tag': 'noindex',
    }
    const result = await renderRoute(path, site)
    if (result.kind !== 'page' || result.status !== 200) {
      const message = result.kind === 'notFound' ? result.error.message : `${path} has no payload.`
      const text = JSON.stringify({ error: { code: 'NoPayload', message } })
      return toEntry(text, { status: 404, headers, contentRef, freshSeconds: 0 })
    }
    const { page } = result.rendered
    return toEntry(JSON.stringify(toPayload(result.rendered, site, contentRef)), {
      headers,
      contentRef,
      tags: page.dependencies,
      freshSeconds: freshSecondsOf(result.rendered),
    })
  }

  return {
    page: (path) => cache.get(`page ${path}`, (stale) => renderPageEntry(path, stale)),
    payload: (path) => cache.get(`payload ${path}`, (stale) => renderPayloadEntry(path, stale)),
  }

  /** A page that lacks something for a moment is not kept: the next visitor may get the whole. */
  function freshSecondsOf({ page }: RenderedPage): number {
    if (page.isPassing) return 0
    return page.ref.pageType.cacheSeconds ?? site.config.cacheSeconds ?? defaultFreshSeconds
  }
}

const defaultFreshSeconds = 60

/** Of pages made of a few words: no script, no pictures. */
export function plainHeaders(site: Site): Record<string, string> {
  const styles = site.assets.baseSheets.map((sheet) => sheet.hash).join(' ')
  return {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self' ${styles}; font-src 'self'; base-uri 'none'; frame-ancestors 'self'`,
  }
}
