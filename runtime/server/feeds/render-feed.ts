/**
 * RSS 2.0 and Atom: the newest documents of a type, with their full text where the site names its
 * field.
 */
import { readMoment, readStart } from '#schemas/moments.ts'
import { Feed, type Item } from 'feed'
import type { FeedConfig } from '../../model/config/site-config.ts'
import { firstAt, getAt } from '../../model/documents/pointer.ts'
import { absolute } from '../../page/resolve/fields/absolute.ts'
import { describe, listProperties } from '../../page/resolve/head/describe.ts'
import { findSharingImage } from '../../page/resolve/head/find-sharing-image.ts'
import { escapeHtml } from '../../page/render/escape-html.ts'
import type { BindContext } from '../../page/resolve/fields/bind-section.ts'
import { resolveRichText, type RichTextField } from '../../page/resolve/fields/resolve-rich-text.ts'
import type { Site } from '../../model/site.ts'
import { createIssueReporter } from '../../page/validate/issue-reporter.ts'
import { findRelease } from '../../page/resolve/lists/publication-date.ts'
import { toFeedHome, toFeedPath, type FeedKind } from '../../page/resolve/head/find-feeds.ts'
import { listPages, loadPages, newestFirst, type ListedPage } from './list-pages.ts'
import type { RenderedResource, ResourceContext } from './resource.ts'
import { toRichHtml } from './rich-text-html.ts'

const defaultLimit = 30

/** @throws ContentUnavailable */
export async function renderFeed(
  config: FeedConfig,
  kind: FeedKind,
  { locale, t, site }: ResourceContext,
): Promise<Pick<RenderedResource, 'text' | 'validUntil'>> {
  const pageType = site.pageTypes.get(config.type)
  const pages = pageType ? await listPages(pageType, locale, site) : []
  const now = site.now()
  const { timeZone } = locale
  const releases = new Map(
    pages.flatMap((page) => {
      const release =
        findRelease(page.document, pageType, now, timeZone) ?? findAhead(page, now, timeZone)
      return release === undefined ? [] : [[page, release]]
    }),
  )
  const out = pages.filter((page) => !releases.has(page))
  const first = out.sort(newestFirst(dateOf)).slice(0, config.limit ?? defaultLimit)
  const newest = await loadPages(first, locale, site)
  const home = absolute(toFeedHome(config, locale.code, site.config), site)
  const pathOf = (one: FeedKind) =>
    absolute(toFeedPath(config, one, locale.code, site.config), site)
  const feed = new Feed({
    id: home,
    link: home,
    title: t(config.title),
    description: t(config.description),
    language: locale.iso,
    updated: toDate(newest.map(changeOf).sort().at(-1)),
    feedLinks: { rss: pathOf('rss'), atom: pathOf('atom') },
    favicon: absolute('/favicon.ico', site),
    copyright: site.config.brand.name,
    author: { name: site.config.brand.name, link: absolute('/', site) },
    generator: false,
    feed: pathOf(kind),
  })
  const write = kind === 'rss' ? asRss : asAtom
  for (const page of newest) feed.addItem(write(await toItem(page, config, t, site)))
  return {
    text: kind === 'rss' ? feed.rss2() : feed.atom1().replaceAll(lessThan, '&lt;'),
    ...(releases.size > 0 ? { validUntil: Math.min(...releases.values()) } : {}),
  }
}

/** Titles are plain text in RSS, descriptions are HTML. */
function asRss(item: Item): Item {
  return { ...item, ...escapeWords(item, 'description') }
}

/** In the Atom that is written, both are HTML, and categories are attributes. */
function asAtom(item: Item): Item {
  const category = item.category?.map(({ name = '', ...rest }) => ({
    ...rest,
    name: name.replaceAll('<', lessThan),
  }))
  return {
    ...item,
    ...escapeWords(item, 'title'),
    ...escapeWords(item, 'description'),
    ...(category ? { category } : {}),
  }
}

function escapeWords(item: Item, name: 'title' | 'description'): Partial<Item> {
  const text = item[name]
  return text === undefined ? {} : { [name]: escapeHtml(text) }
}

/**
 * Placeholder for `<`: the library writes it into attributes unescaped, and would escape an entity
 * again. It is a noncharacter, which content never contains.
 */
const lessThan = '\ufdd0'

async function toItem(
  page: ListedPage,
  { content }: FeedConfig,
  t: BindContext['t'],
  site: Site,
): Promise<Item> {
  const { document, pageType, locale } = page
  const report = createIssueReporter(document, site)
  const context: BindContext = { site, locale, report, t }
  const { title = '', description } = describe(document, pageType.head, site.config.head)
  const properties = listProperties(document, pageType.head)
  const valuesOf = (name: string) =>
    properties.flatMap(([own, value]) => (own === name ? [{ name: value }] : []))
  const link = absolute(page.href, site)
  const text = content && (getAt(document, content) as RichTextField | undefined)
  const ref = { pageType, locale: locale.code, uid: undefined, routeName: '', path: page.href }
  const image = await findSharingImage(document, ref, context)
  return {
    // The id of the document outlives its address.
    id: `tag:${new URL(link, 'https://localhost').hostname},2026:${document.id}`,
    guid: document.id,
    title,
    link,
    date: toDate(changeOf(page)),
    published: toDate(dateOf(page)),
    ...(description ? { description } : {}),
    ...(text ? { content: toRichHtml(resolveRichText(text, content, context), site) } : {}),
    ...(image ? { image: image.url } : {}),
    author: valuesOf('article:author'),
    category: [...valuesOf('article:section'), ...valuesOf('article:tag')],
  }
}

function dateOf({ document, pageType }: ListedPage): string | undefined {
  const date = firstAt(document, pageType.card?.date)
  return typeof date === 'string' ? date : (document.first_publication_date ?? undefined)
}

/** Undefined for events: their date is not that of publication. */
function findAhead(
  page: ListedPage,
  now: number,
  timeZone: string | undefined,
): number | undefined {
  const time = page.pageType.calendar ? undefined : readStart(dateOf(page), timeZone)
  return time !== undefined && time > now ? time : undefined
}

function changeOf(page: ListedPage): string {
  return page.document.last_publication_date ?? dateOf(page) ?? ''
}

/** A document never published has no date; feeds need one. */
function toDate(text: string | undefined): Date {
  return new Date(readMoment(text) ?? 0)
}
