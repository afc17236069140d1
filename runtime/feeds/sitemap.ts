/** The sitemap: an index, and for each language the pages that are to be found (sitemaps.org). */
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap'
import type { PageType } from '../config/page-type.ts'
import { findLocale, type LocaleCode } from '../config/site-config.ts'
import { getAllAt, getAt } from '../documents/pointer.ts'
import { absolute } from '../head/absolute.ts'
import { toIsoDate } from '../head/to-iso-date.ts'
import { toAlternates } from '../resolve/resolve-head.ts'
import type { Site } from '../site.ts'
import { listPages, type ListedPage } from './list-pages.ts'

/** The protocol allows 50,000. */
export const pagesPerFile = 45_000

/** @throws ContentUnavailable */
export async function renderSitemapIndex(site: Site, perFile = pagesPerFile): Promise<string> {
  const stream = new SitemapIndexStream()
  for (const { code } of site.config.locales) {
    const count = (await listLocale(code, site)).length
    for (let part = 1; part <= Math.ceil(count / perFile); part++) {
      stream.write({ url: absolute(toSitemapPath(code, part), site) })
    }
  }
  stream.end()
  return (await streamToPromise(stream)).toString()
}

export function toSitemapPath(locale: LocaleCode, part: number): string {
  return `/sitemaps/${locale}${part === 1 ? '' : `-${part}`}.xml`
}

/**
 * @param part - from 1
 * @returns undefined for a part there is not
 * @throws ContentUnavailable
 */
export async function renderSitemap(
  locale: LocaleCode,
  part: number,
  site: Site,
  perFile = pagesPerFile,
): Promise<string | undefined> {
  const own = await listLocale(locale, site)
  const shown = own.slice((part - 1) * perFile, part * perFile)
  if (shown.length === 0) return undefined
  const others = await Promise.all(
    site.config.locales.map(({ code }) => (code === locale ? own : listLocale(code, site))),
  )
  const byId = new Map(others.flat().map((page) => [page.document.id, page]))
  const byType = Map.groupBy(own, ({ pageType }) => pageType.type)
  const stream = new SitemapStream({
    xmlns: { xhtml: true, news: false, image: false, video: false },
  })
  for (const page of shown) stream.write(toItem(page, byId, byType, site))
  stream.end()
  return (await streamToPromise(stream)).toString()
}

async function listLocale(code: LocaleCode, site: Site): Promise<ListedPage[]> {
  const locale = findLocale(site.config, code)!
  const pages = await Promise.all(
    [...site.pageTypes.values()].map((pageType) => listPages(pageType, locale, site)),
  )
  return pages.flat()
}

function toItem(
  page: ListedPage,
  byId: ReadonlyMap<string, ListedPage>,
  byType: ReadonlyMap<string, readonly ListedPage[]>,
  site: Site,
): SitemapItemLoose {
  const { document, href } = page
  const ids = new Set([document.id, ...document.alternate_languages.map(({ id }) => id)])
  const versions = [...ids].flatMap((id) => byId.get(id) ?? [])
  const languages = versions.map((one) => ({ ...one.locale, href: absolute(one.href, site) }))
  const order = site.config.locales.map(({ code }) => code)
  languages.sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code))
  const lastmod = lastModified(page, byType)
  return {
    url: absolute(href, site),
    links: toAlternates(languages, site.config).map(({ hreflang, href: url }) => ({
      lang: hreflang,
      url,
    })),
    ...(lastmod === undefined ? {} : { lastmod }),
  }
}

/**
 * When what a visitor comes for last changed: the document, or the newest of the documents its lists
 * show. Changes of the frame, and of what is merely linked, do not count.
 */
function lastModified(
  { document, pageType }: ListedPage,
  byType: ReadonlyMap<string, readonly ListedPage[]>,
): string | undefined {
  const listed = queriesOf(pageType).flatMap(({ types = [], where = [] }) => {
    const isListed = (page: ListedPage) =>
      where.every((condition) => {
        if (!('is' in condition)) return true
        const wanted = getAt(document, condition.is)
        const links = getAllAt(page.document, condition.field) as { id?: string }[]
        return links.some(({ id }) => id === wanted)
      })
    return types.flatMap((type) => (byType.get(type) ?? []).filter(isListed))
  })
  const dates = [document, ...listed.map((page) => page.document)]
    .flatMap(({ last_publication_date: date }) => (date ? toIsoDate(date) : []))
    .filter((date) => !Number.isNaN(Date.parse(date)))
  const newest = Math.max(...dates.map((date) => Date.parse(date)))
  return dates.length === 0 ? undefined : new Date(newest).toISOString()
}

function queriesOf({ template }: PageType) {
  return template.flatMap((section) => ('query' in section ? section.query : []))
}
