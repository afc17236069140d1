/** The sitemap: an index, and for each language the pages that can be found, in parts (sitemaps.org). */
import { LRUCache } from 'lru-cache'
import { readMoment } from '#schemas/moments.ts'
import type { PageType, Value } from '../../model/config/page-type.ts'
import { findLocale, type LocaleCode, type SiteConfig } from '../../model/config/site-config.ts'
import { getAllAt, getAt } from '../../model/documents/pointer.ts'
import type { ContentSource } from '../../model/ports/content-source.ts'
import { inBatches } from '../../page/load/in-batches.ts'
import { noteReads, recordReads } from '../../page/load/reads.ts'
import { escapeHtml } from '../../page/render/escape-html.ts'
import { absolute } from '../../page/resolve/fields/absolute.ts'
import { toAlternates } from '../../page/resolve/head/resolve-head.ts'
import type { Site } from '../../model/site.ts'
import { listAllPages, type ListedPage } from './list-pages.ts'

export interface SitemapLimits {
  /** Pages of a part. */
  pages: number
  /** Size of a part. */
  bytes: number
}

/** The protocol allows 50,000 pages and 50 MB. Whoever makes or reads a part holds it in memory: a fifth of that is enough. */
export const sitemapLimits: SitemapLimits = { pages: 50_000, bytes: 10_000_000 }

export function toSitemapPath(locale: LocaleCode, part: number): string {
  return `/sitemaps/${locale}${part === 1 ? '' : `-${part}`}.xml`
}

/** @throws ContentUnavailable */
export async function renderSitemapIndex(site: Site, limits = sitemapLimits): Promise<string> {
  const parts = await listParts(site, limits)
  const entries = parts.map(({ path, pages }) => {
    const changed = Math.max(...pages.map(({ lastModified }) => lastModified))
    return `<sitemap><loc>${escapeHtml(absolute(path, site))}</loc>${toLastmod(changed)}</sitemap>`
  })
  return [declaration, `<sitemapindex xmlns="${protocol}">`, ...entries, '</sitemapindex>'].join('')
}

/** Paths of all parts. @throws ContentUnavailable */
export async function listSitemapPaths(site: Site, limits = sitemapLimits): Promise<string[]> {
  return (await listParts(site, limits)).map(({ path }) => path)
}

/**
 * @param part - counts from 1
 * @returns undefined for a part that does not exist
 * @throws ContentUnavailable
 */
export async function renderSitemap(
  locale: LocaleCode,
  part: number,
  site: Site,
  limits = sitemapLimits,
): Promise<string | undefined> {
  const places = await listPlaces(site, [locale])
  const perPart = toPagesPerPart(places.longest, limits)
  const shown = places.lists.get(locale)!.slice((part - 1) * perPart, part * perPart)
  if (shown.length === 0) return undefined
  const texts = [declaration, `<urlset xmlns="${protocol}" xmlns:xhtml="${xhtml}">`]
  for await (const batch of inBatches(shown)) {
    texts.push(...batch.map((place) => writeEntry(place, places, site)))
  }
  return [...texts, '</urlset>'].join('')
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const xhtml = 'http://www.w3.org/1999/xhtml'
/** Of what surrounds the entries of a part. */
const frameBytes = 300

/** A page that can be found. */
interface Place {
  document: ListedPage['document']
  /** Absolute, and escaped for XML. */
  href: string
  /** Of its locale in those of the site. */
  order: number
  /** ms since 1970; -Infinity where it is not known. */
  lastModified: number
}

interface Places {
  lists: ReadonlyMap<LocaleCode, readonly Place[]>
  byId: ReadonlyMap<string, Place>
  /** Bytes of an entry that is as long as there may be one. */
  longest: number
}

async function listParts(site: Site, limits: SitemapLimits) {
  const codes = site.config.locales.map(({ code }) => code)
  const { lists, longest } = await listPlaces(site, codes)
  const perPart = toPagesPerPart(longest, limits)
  return codes.flatMap((code) => {
    const places = lists.get(code)!
    return Array.from({ length: Math.ceil(places.length / perPart) }, (_, at) => ({
      path: toSitemapPath(code, at + 1),
      pages: places.slice(at * perPart, (at + 1) * perPart),
    }))
  })
}

/** The longest entry decides, so that nobody need measure each: a part may be smaller than it could be, never larger. */
function toPagesPerPart(longest: number, { pages, bytes }: SitemapLimits): number {
  return Math.max(1, Math.min(pages, Math.floor((bytes - frameBytes) / longest)))
}

interface Listing {
  /** Ref of the content, and origin of the addresses. */
  key: string
  places: Promise<{ places: Places; reads: ReadonlyMap<LocaleCode, readonly string[]> }>
}

/** Every part needs the pages of every language: many that are asked for one after the other share them. */
const listings = new LRUCache<ContentSource, Listing>({
  max: 4,
  ttl: 60_000,
  ttlAutopurge: true,
  updateAgeOnGet: true,
})

/**
 * @param own - locales of which more is read than which pages there are and where: of others only that is noted
 * @throws ContentUnavailable
 */
async function listPlaces(site: Site, own: readonly LocaleCode[]): Promise<Places> {
  const key = `${await site.content.ref()} ${site.baseUrl}`
  let listing = listings.get(site.content)
  if (listing?.key !== key) {
    listing = { key, places: readPlaces(site) }
    listings.set(site.content, listing)
  }
  const { places, reads } = await listing.places.catch((error: unknown) => {
    if (listings.get(site.content) === listing) listings.delete(site.content)
    throw error
  })
  for (const [code, tags] of reads) {
    if (own.includes(code)) noteReads(...tags)
    else {
      const { language } = findLocale(site.config, code)!
      noteReads(`pages:${language}`, ...tags.filter((tag) => !tag.startsWith('query:')))
    }
  }
  return places
}

async function readPlaces(site: Site): Promise<Awaited<Listing['places']>> {
  const lists = new Map<LocaleCode, readonly Place[]>()
  const reads = new Map<LocaleCode, readonly string[]>()
  const byId = new Map<string, Place>()
  const longestHrefs: number[] = []
  for (const [order, locale] of site.config.locales.entries()) {
    const { result: pages, reads: noted } = await recordReads(() => listAllPages(locale, site))
    const newest = createNewest(Map.groupBy(pages, ({ pageType }) => pageType.type))
    const places: Place[] = []
    let longestHref = 0
    for await (const batch of inBatches(pages)) {
      for (const page of batch) {
        const { document } = page
        const href = escapeHtml(absolute(page.href, site))
        const place = { document, href, order, lastModified: findLastModified(page, newest) }
        places.push(place)
        byId.set(document.id, place)
        longestHref = Math.max(longestHref, href.length)
      }
    }
    lists.set(locale.code, places)
    reads.set(locale.code, [...noted])
    longestHrefs.push(longestHref)
  }
  return { places: { lists, byId, longest: measureLongest(longestHrefs, site.config) }, reads }
}

/** @param hrefs - lengths of the longest address in each language; 0 where there is none */
function measureLongest(hrefs: readonly number[], { locales }: SiteConfig): number {
  const links = locales.map(({ iso, language }, order) =>
    hrefs[order] === 0 ? 0 : linkBytes + Math.max(iso.length, language.length) + hrefs[order]!,
  )
  const longest = Math.max(0, ...hrefs)
  const main = linkBytes + 'x-default'.length + longest
  return urlBytes + longest + main + links.reduce((sum, bytes) => sum + bytes, 0)
}

function writeEntry(
  { document, href, order, lastModified }: Place,
  places: Places,
  site: Site,
): string {
  const { locales } = site.config
  const versions: (string | undefined)[] = locales.map(() => undefined)
  for (const { id } of document.alternate_languages) {
    const version = places.byId.get(id)
    if (version) versions[version.order] ??= version.href
  }
  versions[order] = href
  const languages = locales.flatMap(({ code, language, iso }, at) =>
    versions[at] === undefined ? [] : { code, language, iso, href: versions[at] },
  )
  return writeUrl(href, lastModified, toAlternates(languages, site.config).map(writeLink))
}

/** @param href - escaped, as those of links are */
function writeUrl(href: string, lastModified: number, links: readonly string[]): string {
  return `<url><loc>${href}</loc>${toLastmod(lastModified)}${links.join('')}</url>`
}

function writeLink({ hreflang, href }: { hreflang: string; href: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
}

function toLastmod(time: number): string {
  return time === -Infinity ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`
}

const linkBytes = writeLink({ hreflang: '', href: '' }).length
const urlBytes = writeUrl('', 0, []).length

/**
 * Time of the last change to a page's main content: of the document, or the newest of the documents
 * its lists show. Changes of the frame, and of documents merely linked, do not count.
 */
function findLastModified({ document, pageType }: ListedPage, newest: Newest): number {
  const listed = queriesOf(pageType).flatMap(({ types = [], where = [] }) => {
    const links = where.flatMap((condition) => {
      const link = toLinkCondition(condition)
      return link ? { field: link.field, id: getAt(document, link.is.document) } : []
    })
    return types.map((type) => newest(type, links))
  })
  return Math.max(timeOf(document), ...listed)
}

interface LinkCondition {
  field: string
  is: { document: string }
}

/** A condition that a link field of listed documents equals a value of the page's document. */
function toLinkCondition(condition: Value): LinkCondition | undefined {
  const { field, is } = condition as Partial<LinkCondition>
  return typeof field === 'string' && typeof is?.document === 'string' ? { field, is } : undefined
}

/** ms since 1970 of the newest document of a type that has these links; -Infinity for none. */
type Newest = (type: string, links: readonly { field: string; id: unknown }[]) => number

/** Makes one pass over the documents for each set of fields, since every page needs it. */
function createNewest(byType: ReadonlyMap<string, readonly ListedPage[]>): Newest {
  const known = new Map<string, ReadonlyMap<string, number>>()

  function index(type: string, fields: readonly string[]): ReadonlyMap<string, number> {
    const key = [type, ...fields].join(' ')
    let times = known.get(key)
    if (!times) known.set(key, (times = readTimes(byType.get(type) ?? [], fields)))
    return times
  }

  return (type, links) => {
    const fields = links.map(({ field }) => field)
    return index(type, fields).get(toKey(links.map(({ id }) => id))) ?? -Infinity
  }
}

/** Times by the ids of the linked documents, in every combination. */
function readTimes(
  pages: readonly ListedPage[],
  fields: readonly string[],
): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { document } of pages) {
    const time = timeOf(document)
    let combinations: unknown[][] = [[]]
    for (const field of fields) {
      const links = getAllAt(document, field) as { id?: string }[]
      combinations = combinations.flatMap((ids) => links.map(({ id }) => [...ids, id]))
    }
    for (const ids of combinations) {
      const key = toKey(ids)
      if (time > (times.get(key) ?? -Infinity)) times.set(key, time)
    }
  }
  return times
}

function toKey(ids: readonly unknown[]): string {
  return ids.join(' ')
}

function timeOf({ last_publication_date: date }: ListedPage['document']): number {
  return readMoment(date) ?? -Infinity
}

function queriesOf({ template }: PageType) {
  return template.flatMap((section) => ('query' in section ? section.query : []))
}
