/** What is kept of resources: sitemaps, feeds and the like, until something is published. */
import { recordReads } from '../../page/load/reads.ts'
import type { RenderedResource, Resource } from '../feeds/resource.ts'
import type { CacheEntry, RenderCache } from '../../model/ports/render-cache.ts'
import { loadSiteTexts } from '../../page/load/load-site-texts.ts'
import type { Site } from '../../model/site.ts'
import { toResourceKey } from '../cache/entry-key.ts'
import { securityHeaders } from './security-headers.ts'
import { toEntry } from './to-entry.ts'

const freshSeconds = 60

const headers = {
  ...securityHeaders,
  'cache-control': 'public, max-age=300',
}

export interface ResourceEntries {
  /**
   * @param origin - of the request; used, without caching, if the site has no base URL: addresses in
   *   sitemaps and feeds must be absolute, and a client can send any host
   * @returns undefined if it does not exist
   * @throws ContentUnavailable; ContentIncomplete where the whole has not been read yet: none is cut short
   */
  get(path: string, resource: Resource, origin: string): Promise<CacheEntry | undefined>
}

/**
 * One made of configuration alone never waits for content, nor fails with it.
 * @param origin - for addresses, if the site has no base URL
 * @returns undefined if it does not exist
 * @throws ContentUnavailable
 */
export async function renderResource(
  resource: Resource,
  site: Site,
  origin: string,
): Promise<RenderedResource | undefined> {
  const { locale, types } = resource
  const texts = types && (await loadSiteTexts(locale, site))
  return resource.render({
    site: { ...site, baseUrl: site.baseUrl ?? origin },
    locale,
    t: site.messages.translator(locale.code, texts?.messages),
  })
}

export function createResourceEntries(site: Site, cache: RenderCache): ResourceEntries {
  /** Addresses use the requested host, which a client can choose freely. */
  const ofHost: Record<string, string> =
    site.baseUrl === undefined ? { 'cache-control': 'no-store' } : {}

  async function render(
    resource: Resource,
    origin: string,
    stale: CacheEntry | undefined,
  ): Promise<CacheEntry> {
    if (!resource.types) return renderFixed(resource, origin)
    const contentRef = await site.content.ref()
    const isTrue = site.now() < (stale?.validUntil ?? Infinity)
    if (stale?.contentRef === contentRef && isTrue) return stale
    const { result: rendered, reads } = await recordReads(() =>
      renderResource(resource, site, origin),
    )
    if (!rendered) return missing
    return toEntry(rendered.text, {
      contentRef,
      tags: reads,
      freshSeconds: site.baseUrl === undefined ? 0 : freshSeconds,
      validUntil: rendered.validUntil,
      headers: {
        ...headers,
        'content-type': rendered.type,
        ...rendered.headers,
        ...ofHost,
      },
    })
  }

  async function renderFixed(resource: Resource, origin: string): Promise<CacheEntry> {
    const rendered = await renderResource(resource, site, origin)
    if (!rendered) return missing
    return toEntry(rendered.text, {
      freshSeconds: site.baseUrl === undefined ? 0 : freshSeconds,
      headers: { ...headers, 'content-type': rendered.type, ...rendered.headers, ...ofHost },
    })
  }

  return {
    async get(path, resource, origin) {
      const key = toResourceKey(path, site.baseUrl ?? origin)
      const entry = await cache.get(key, (stale) => render(resource, origin, stale))
      return entry === missing ? undefined : entry
    },
  }
}

/** Never cached: the number of unknown addresses is unlimited. */
const missing: CacheEntry = toEntry('', { status: 404, headers: {}, freshSeconds: 0 })
