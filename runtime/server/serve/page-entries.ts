/** What is kept of rendered routes: documents, payloads, and the pages for paths that lead nowhere. */
import { LRUCache } from 'lru-cache'
import type { ChooseVariant } from '../../model/config/experiment.ts'
import type { PageType } from '../../model/config/page-type.ts'
import { hasGap } from '../../page/load/page-budget.ts'
import { recordReads } from '../../page/load/reads.ts'
import type { CacheEntry, RenderCache } from '../../model/ports/render-cache.ts'
import { renderRoute, toHtml, toPayload } from '../../page/pipeline.ts'
import { toContentSecurityPolicy } from '../../page/render/render-document.ts'
import type { RenderedPage } from '../../page/render/render-page.ts'
import { isSearched, readParameters, toSearch } from '../../page/route/query-parameters.ts'
import type { Site } from '../../model/site.ts'
import { toNotFoundKey, toPageKey, toVariantKey } from '../cache/entry-key.ts'
import { plainHeaders, toPlainPage } from './plain-page.ts'
import { findSectionLayout, renderNotFound } from './render-not-found.ts'
import { securityHeaders } from './security-headers.ts'
import { toEntry } from './to-entry.ts'

/** What decides where `/` leads. */
export const homeVary = 'Accept-Language, Cookie, Sec-Fetch-Site'

const defaultFreshSeconds = 60

interface Miss {
  contentRef: string
  locale: string
  layout: string | undefined
}

/** Browsers revalidate each time, and get a 304 if nothing has changed. */
const cacheControl = 'public, max-age=0, must-revalidate'

export interface Entries {
  /** A page that is kept, still fresh and the same for everybody, at once. */
  find(path: string, query: URLSearchParams): CacheEntry | undefined
  /**
   * A redirect has a `location` among its headers.
   * @param query - of it only what the page type declares makes another entry
   * @param choose - asked for a page that holds an experiment, once the page for everybody is there;
   *   each variant makes another entry
   */
  page(path: string, query: URLSearchParams, choose?: ChooseVariant): Promise<CacheEntry>
  payload(path: string, query: URLSearchParams, choose?: ChooseVariant): Promise<CacheEntry>
}

type RenderEntry = (
  path: string,
  query: URLSearchParams,
  stale: CacheEntry | undefined,
  chooseVariant: ChooseVariant | undefined,
) => Promise<CacheEntry>

export function createEntries(site: Site, cache: RenderCache): Entries {
  /** Asked for again, a page that is not there costs no list. For a minute: what is past may grow one. */
  const misses = new LRUCache<string, Miss>({ max: 2000, ttl: defaultFreshSeconds * 1000 })

  const renderPageEntry: RenderEntry = async (path, query, stale, chooseVariant) => {
    const contentRef = await site.content.ref()
    if (stale && isTrue(stale, contentRef)) return stale
    const key = path + toDeclaredSearch(path, query)
    const known = misses.get(key)
    if (known?.contentRef === contentRef)
      return renderNotFoundEntry(known.locale, known.layout, contentRef)
    const { result, reads } = await recordReads(() =>
      renderRoute(path, query, site, { chooseVariant }),
    )
    if (result.kind === 'page') {
      return toPageEntry(result.rendered, result.status, { contentRef, reads })
    }
    if (result.kind === 'redirect') {
      const headers = { location: result.location }
      return toEntry('', { status: result.status, headers, contentRef, freshSeconds: 0 })
    }
    site.log.info(result.error.code, { message: result.error.message, fatal: result.isFatal })
    const miss = { locale: result.locale, layout: findSectionLayout(path, site), contentRef }
    if (!hasGap() && !result.isUnsure) misses.set(key, miss)
    return renderNotFoundEntry(miss.locale, miss.layout, contentRef)
  }

  /**
   * One entry for all such paths of a layout; entries per path are not cached, since their number is
   * unlimited.
   */
  async function renderNotFoundEntry(
    locale: string,
    layout: string | undefined,
    contentRef: string,
  ): Promise<CacheEntry> {
    const entry = await cache.get(toNotFoundKey(locale, layout), async (stale) => {
      if (stale?.contentRef === contentRef) return stale
      const { result: rendered, reads } = await recordReads(() =>
        renderNotFound(locale, layout, site),
      )
      if (rendered) return toPageEntry(rendered, 404, { contentRef, reads })
      const text = toPlainPage({ locale, path: '', message: 'page.notFound' }, site)
      return toEntry(text, {
        status: 404,
        headers: plainHeaders(site),
        contentRef,
        tags: reads,
        freshSeconds: 60,
      })
    })
    return { ...entry, freshSeconds: 0 }
  }

  function toPageEntry(
    rendered: RenderedPage,
    status: number,
    { contentRef, reads }: { contentRef: string; reads: ReadonlySet<string> },
  ): CacheEntry {
    const { page } = rendered
    return toEntry(toHtml(rendered, site), {
      status,
      contentRef,
      tags: reads,
      freshSeconds: freshSecondsOf(rendered),
      validUntil: page.validUntil,
      experiment: page.experiment,
      headers: {
        ...securityHeaders,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': cacheControlOf(page.ref.pageType),
        'content-security-policy': toContentSecurityPolicy(rendered, site),
        'content-language': page.locale.iso,
        ...varyOf(page),
      },
    })
  }

  const renderPayloadEntry: RenderEntry = async (path, query, stale, chooseVariant) => {
    const contentRef = await site.content.ref()
    if (stale && isTrue(stale, contentRef)) return stale
    const headers = {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      'x-robots-tag': 'noindex',
    }
    const { result, reads } = await recordReads(() =>
      renderRoute(path, query, site, { chooseVariant }),
    )
    if (result.kind !== 'page' || result.status !== 200) {
      const message = result.kind === 'notFound' ? result.error.message : `${path} has no payload.`
      const text = JSON.stringify({ error: { code: 'NoPayload', message } })
      return toEntry(text, { status: 404, headers, contentRef, freshSeconds: 0 })
    }
    const { page } = result.rendered
    return toEntry(JSON.stringify(toPayload(result.rendered, site, contentRef)), {
      headers: {
        ...headers,
        'cache-control': cacheControlOf(page.ref.pageType),
        ...(page.experiment === undefined ? {} : { vary: experimentVary }),
      },
      experiment: page.experiment,
      contentRef,
      tags: reads,
      freshSeconds: freshSecondsOf(result.rendered),
      validUntil: page.validUntil,
    })
  }

  return {
    find: (path, query) => cache.find(toPageKey('page', path + toDeclaredSearch(path, query))),
    page: (path, query, choose) => getVariant('page', path, query, renderPageEntry, choose),
    payload: (path, query, choose) =>
      getVariant('payload', path, query, renderPayloadEntry, choose),
  }

  /** What everybody sees, or a visitor's variant of it. */
  async function getVariant(
    kind: 'page' | 'payload',
    path: string,
    query: URLSearchParams,
    render: RenderEntry,
    choose: ChooseVariant | undefined,
  ): Promise<CacheEntry> {
    const key = toPageKey(kind, path + toDeclaredSearch(path, query))
    const entry = await cache.get(key, (stale) => render(path, query, stale, undefined))
    const { experiment } = entry
    const shown = experiment === undefined ? undefined : choose?.(experiment)
    if (experiment === undefined || !shown) return entry
    const variantKey = toVariantKey(key, experiment, shown.variant)
    return cache.get(variantKey, (stale) => render(path, query, stale, choose))
  }

  /** The query as far as a page of this path may differ by it, in one spelling. */
  function toDeclaredSearch(path: string, query: URLSearchParams): string {
    if (query.size === 0) return ''
    const declared = site.routes
      .matchAll(path)
      .map(({ pageType }) => readParameters(pageType, query))
    return toSearch(Object.assign({}, ...declared))
  }

  /** The ref alone does not tell: a page may show what is ahead (`validUntil`). */
  function isTrue({ contentRef, validUntil = Infinity }: CacheEntry, ref: string): boolean {
    return contentRef === ref && site.now() < validUntil
  }

  /**
   * A temporarily incomplete page is not cached, so that the next visitor may get the complete one. Nor
   * is an answer to free text: their number is unlimited, and they would evict pages that many visitors
   * request.
   */
  function freshSecondsOf({ page }: RenderedPage): number {
    const { pageType, parameters = {} } = page.ref
    if (pageType.personal) return 0
    if (page.isTemporary || hasGap() || isSearched(pageType, parameters)) return 0
    return pageType.cacheSeconds ?? site.config.cacheSeconds ?? defaultFreshSeconds
  }
}

/** What decides which variant is shown. */
const experimentVary = 'Cookie'

function varyOf({ ref, experiment }: RenderedPage['page']): { vary?: string } {
  if (ref.path === '/') return { vary: homeVary }
  return experiment === undefined ? {} : { vary: experimentVary }
}

function cacheControlOf({ cacheSeconds, personal }: PageType): string {
  return cacheSeconds === 0 || personal ? 'no-store' : cacheControl
}
