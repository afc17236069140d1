/** Finds the resource of an address. */
import { localePrefix, type FeedConfig, type Locale } from '../../model/config/site-config.ts'
import type { Site } from '../../model/site.ts'
import { calendarSuffix } from '../../page/resolve/fields/appointment.ts'
import { feedKinds, toFeedPath, type FeedKind } from '../../page/resolve/head/find-feeds.ts'
import { renderLlms } from './llms.ts'
import { renderManifest } from './manifest.ts'
import type { RenderedResource, Resource, ResourceContext } from './resource.ts'
import { renderRobots } from './robots.ts'
import { renderPrivacyControl, renderSecurityText } from './well-known.ts'

const plain = 'text/plain; charset=utf-8'
const xml = 'application/xml; charset=utf-8'

const sitemapPath = /^\/sitemaps\/([a-z\d-]+)\.xml$/
const furtherPart = /^(.+)-([1-9]\d{0,3})$/

// Writers are loaded when first needed, so that a server starts sooner.
const loadSitemaps = () => import('./sitemap.ts')

/** Undefined for a page without a future event. @throws SiteError ContentUnavailable */
export async function drawCalendar(page: string, context: Pick<ResourceContext, 'site'>) {
  const { renderCalendar } = await import('./calendar.ts')
  return renderCalendar(page, context)
}

/**
 * The result is undefined for every other path; cheap, since every page request passes here first.
 */
export function createResources(site: Site): (path: string) => Resource | undefined {
  const fixed = listFixed(site)
  const locales = new Map(site.config.locales.map((locale) => [locale.code, locale]))
  const main = locales.get(site.config.defaultLocale)!
  const all = [...site.pageTypes.keys()]
  return (path) => {
    const known = fixed.get(path)
    if (known) return known
    if (path.endsWith(calendarSuffix)) {
      const page = path.slice(0, -calendarSuffix.length)
      const types = site.routes
        .matchAll(page)
        .flatMap(({ pageType }) => (pageType.calendar ? pageType.type : []))
      return types.length === 0
        ? undefined
        : { locale: main, types, render: (context) => drawCalendar(page, context) }
    }
    const name = sitemapPath.exec(path)?.[1] ?? ''
    // The number at the end of `es-419` is of the locale.
    const [, code = name, part = '1'] = locales.has(name) ? [] : (furtherPart.exec(name) ?? [])
    const locale = locales.get(code)
    return (
      locale && {
        locale,
        types: all,
        render: async ({ site: current }) => {
          const { renderSitemap } = await loadSitemaps()
          return as(xml, await renderSitemap(code, Number(part), current))
        },
      }
    )
  }
}

/**
 * Paths of resources of every site and language, without calendars and further parts of sitemaps.
 */
export function listResourcePaths(site: Site): string[] {
  return [...listFixed(site).keys()]
}

function listFixed(site: Site): ReadonlyMap<string, Resource> {
  const { config } = site
  const main = config.locales.find(({ code }) => code === config.defaultLocale)!
  const resources = new Map<string, Resource>([
    ['/robots.txt', { locale: main, render: ({ site }) => as(plain, renderRobots(site)) }],
    [
      '/sitemap.xml',
      {
        locale: main,
        types: [...site.pageTypes.keys()],
        render: async ({ site: current }) => {
          const { renderSitemapIndex } = await loadSitemaps()
          return as(xml, await renderSitemapIndex(current))
        },
      },
    ],
  ])
  if (config.security) {
    const render: Resource['render'] = ({ site }) => as(plain, renderSecurityText(site))
    resources.set('/.well-known/security.txt', { locale: main, render })
  }
  if (config.privacyControl !== undefined) {
    const render: Resource['render'] = ({ site }) =>
      as('application/json', renderPrivacyControl(site))
    resources.set('/.well-known/gpc.json', { locale: main, render })
  }
  for (const locale of config.locales) {
    for (const [path, resource] of listLocalized(locale, site)) resources.set(path, resource)
  }
  return resources
}

function listLocalized(locale: Locale, site: Site): [path: string, resource: Resource][] {
  const { config } = site
  const pageTypes = [...site.pageTypes.keys()]
  const prefix = localePrefix(config, locale.code)
  const resources: [string, Resource][] = []
  for (const feed of config.feeds ?? []) {
    for (const kind of Object.keys(feedKinds) as FeedKind[]) {
      resources.push([toFeedPath(feed, kind, locale.code, config), toFeed(feed, kind, locale)])
    }
  }
  if (config.llms) {
    const types = config.llms.sections.flatMap((section) => section.types)
    const render: Resource['render'] = async (context) => as(plain, await renderLlms(context))
    resources.push([`${prefix}/llms.txt`, { locale, types, render }])
  }
  if (config.manifest) {
    const render: Resource['render'] = (context) =>
      as('application/manifest+json; charset=utf-8', renderManifest(context))
    resources.push([`${prefix}/site.webmanifest`, { locale, render }])
  }
  if (config.search) {
    const render: Resource['render'] = async ({ site: current }) => {
      const { buildSearchIndex } = await import('./build-search-index.ts')
      return {
        text: await buildSearchIndex(locale.code, current),
        type: 'application/json; charset=utf-8',
        headers: { 'x-robots-tag': 'noindex' },
      }
    }
    resources.push([`/_search/${locale.code}.json`, { locale, types: pageTypes, render }])
  }
  return resources
}

function toFeed(feed: FeedConfig, kind: FeedKind, locale: Locale): Resource {
  const type = `${feedKinds[kind].type}; charset=utf-8`
  return {
    locale,
    types: [feed.type],
    render: async (context) => {
      const { renderFeed } = await import('./render-feed.ts')
      return { type, ...(await renderFeed(feed, kind, context)) }
    },
  }
}

function as(type: string, text: string): RenderedResource
function as(type: string, text: string | undefined): RenderedResource | undefined
function as(type: string, text: string | undefined): RenderedResource | undefined {
  return text === undefined ? undefined : { text, type }
}
