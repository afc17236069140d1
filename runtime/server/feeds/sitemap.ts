/** The sitemap: an index, and for each language the pages that can be found (sitemaps.org). */
import { createHash } from 'node:crypto'
import { readMoment } from '#schemas/moments.ts'
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap'
import type { PageType, Value } from '../../model/config/page-type.ts'
import { findLocale, type LocaleCode } from '../../model/config/site-config.ts'
import { getAllAt, getAt } from '../../model/documents/pointer.ts'
import { inBatches } from '../../page/load/in-batches.ts'
import { noteReads, recordReads } from '../../page/load/reads.ts'
import { absolute } from '../../page/resolve/fields/absolute.ts'
import { toAlternates } from '../../page/resolve/head/resolve-head.ts'
import type { Site } from '../../model/site.ts'
import { listAllPages, type ListedPage } from './list-pages.ts'
import { pagesPerFile, toSitemapPath } from './sitemap-paths.ts'

/** @throws ContentUnavailable */
export async function renderSitemapIndex(site: Site, perFile = pagesPerFile): Promise<string> {
  const stream = new SitemapIndexStream()
  for (const { code } of site.config.locales) {
    const count = (await listPlaces(code, site)).length
    for (let part = 1; part <= Math.ceil(count / perFile); part++) {
      stream.write({ url: absolute(toSitemapPath(code, part), site) })
    }
  }
  stream.end()
  return (await streamToPromise(stream)).toString()
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
  perFile = pagesPerFile,
): Promise<string | undefined> {
  const own = await listLocale(locale, site)
  const shown = own.slice((part - 1) * perFile, part * perFile)
  if (shown.length === 0) return undefined
  const others = await Promise.all(
    site.config.locales.map(({ code }) => (code === locale ? own : listPlaces(code, site))),
  )
  const byId = new Map(others.flat().map((page) => [page.document.id, page]))
  const newest = createNewest(Map.groupBy(own, ({ pageType }) => pageType.type))
  const chunks: Chunk[] = []
  for (const [type, pages] of Map.groupBy(shown, ({ pageType }) => pageType.type)) {
    const items: SitemapItemLoose[] = []
    for await (const batch of inBatches(pages)) {
      items.push(...batch.map((page) => toItem(page, byId, newest, site)))
    }
    chunks.push(await renderChunk(`${locale} ${part} ${type}`, items, site))
  }
  return [chunks[0]!.head, ...chunks.map(({ body }) => body), end].join('')
}

/** The entries of one page type: made again when one of them changes. */
interface Chunk {
  head: string
  body: string
  hash: string
}

const end = '</urlset>'
const kept = new WeakMap<Site['routes'], Map<string, Chunk>>()

async function renderChunk(key: string, items: SitemapItemLoose[], site: Site): Promise<Chunk> {
  let chunks = kept.get(site.routes)
  if (!chunks) kept.set(site.routes, (chunks = new Map()))
  const hash = createHash('sha1').update(JSON.stringify(items)).digest('base64url')
  const known = chunks.get(key)
  if (known?.hash === hash) return known
  const stream = new SitemapStream({
    xmlns: { xhtml: true, news: false, image: false, video: false },
  })
  const text = streamToPromise(stream)
  for await (const batch of inBatches(items)) {
    for (const item of batch) stream.write(item)
  }
  stream.end()
  const whole = (await text).toString()
  const start = whole.indexOf('<url>')
  const chunk = { hash, head: whole.slice(0, start), body: whole.slice(start, -end.length) }
  chunks.set(key, chunk)
  return chunk
}

function listLocale(code: LocaleCode, site: Site): Promise<ListedPage[]> {
  return listAllPages(findLocale(site.config, code)!, site)
}

/** Lists pages where only their existence and addresses matter: only these are noted as read. */
async function listPlaces(code: LocaleCode, site: Site): Promise<ListedPage[]> {
  const { result, reads } = await recordReads(() => listLocale(code, site))
  const { language } = findLocale(site.config, code)!
  noteReads(`pages:${language}`, ...[...reads].filter((tag) => !tag.startsWith('query:')))
  return result
}

function toItem(
  page: ListedPage,
  byId: ReadonlyMap<string, ListedPage>,
  newest: Newest,
  site: Site,
): SitemapItemLoose {
  const { document, href } = page
  const ids = new Set([document.id, ...document.alternate_languages.map(({ id }) => id)])
  const versions = [...ids].flatMap((id) => byId.get(id) ?? [])
  const languages = versions.map((one) => ({ ...one.locale, href: absolute(one.href, site) }))
  const order = site.config.locales.map(({ code }) => code)
  languages.sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code))
  const lastmod = lastModified(page, newest)
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
 * Time of the last change to a page's main content: of the document, or the newest of the documents
 * its lists show. Changes of the frame, and of documents merely linked, do not count.
 */
function lastModified({ document, pageType }: ListedPage, newest: Newest): string | undefined {
  const listed = queriesOf(pageType).flatMap(({ types = [], where = [] }) => {
    const links = where.flatMap((condition) => {
      const link = toLinkCondition(condition)
      return link ? { field: link.field, id: getAt(document, link.is.document) } : []
    })
    return types.map((type) => newest(type, links))
  })
  const time = Math.max(timeOf(document), ...listed)
  return time === -Infinity ? undefined : new Date(time).toISOString()
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
