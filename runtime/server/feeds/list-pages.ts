/** Every page that can be found: published, valid, not hidden, not empty, canonical, with its own address. */
import { readMoment } from '#schemas/moments.ts'
import type { PageType } from '../../model/config/page-type.ts'
import type { Locale } from '../../model/config/site-config.ts'
import { prepareRoutes } from '../../page/load/find-document.ts'
import { inBatches } from '../../page/load/in-batches.ts'
import { linksOfCard } from '../../page/load/linked-fields.ts'
import type { Document, RawDocument } from '../../model/documents/document.ts'
import { loadWhole } from '../../page/resolve/lists/collection.ts'
import { inDefaultOrder } from '../../page/resolve/lists/default-order.ts'
import { validateListed } from '../../page/resolve/lists/validate-listed.ts'
import { isFindable } from '../../page/resolve/head/is-findable.ts'
import { brokenPath, toHref } from '../../page/route/route-table.ts'
import type { Site } from '../../model/site.ts'

export interface ListedPage {
  /** A digest, where the content source has them: `loadPages` reads it whole. */
  document: Document
  pageType: PageType
  locale: Locale
  /** Path. */
  href: string
}

/**
 * Pages of one page type in one language, the last published first. Cheap while the content stays
 * the same: documents are kept and validated once.
 * @throws ContentUnavailable
 */
export async function listPages(
  pageType: PageType,
  locale: Locale,
  site: Site,
): Promise<ListedPage[]> {
  return keepFindable(await listAddresses(pageType, locale, site), site)
}

/**
 * Pages of all page types in one language. Of documents with one address, only the one shown there.
 * @throws ContentUnavailable
 */
export async function listAllPages(locale: Locale, site: Site): Promise<ListedPage[]> {
  const ofTypes = [...site.pageTypes.values()].map((one) => listAddresses(one, locale, site))
  const addresses = (await Promise.all(ofTypes)).flat()
  const byHref = Map.groupBy(addresses, ({ href }) => href)
  const shown = addresses.filter((address) => {
    const rivals = byHref.get(address.href)!
    return rivals.length === 1 || findShown(address.href, rivals, site) === address
  })
  return keepFindable(shown, site)
}

/** Of documents with one address, the one shown there: that of the type tried first (OP06). */
export function findShown<Rival extends { pageType: PageType }>(
  href: string,
  rivals: readonly Rival[],
  site: Site,
): Rival | undefined {
  const types = site.routes.matchAll(href).map(({ pageType }) => pageType.type)
  const rankOf = ({ pageType }: Rival) => types.indexOf(pageType.type)
  return [...rivals].sort((a, b) => rankOf(a) - rankOf(b))[0]
}

interface Address extends Subject {
  pageType: PageType
  locale: Locale
  href: string
}

/** Includes hidden and broken documents: they have an address too, and keep others from it. */
export async function listAddresses(
  pageType: PageType,
  locale: Locale,
  site: Site,
): Promise<Address[]> {
  if (pageType.status === 404) return []
  await prepareRoutes(site)
  const addresses: Address[] = []
  const subjects = await listSubjects(pageType.type, locale.language, site)
  for await (const batch of inBatches(subjects)) {
    for (const { document, written } of batch) {
      const path = site.routes.toPath(written)
      if (path !== brokenPath)
        addresses.push({ document, written, pageType, locale, href: toHref(path) })
    }
  }
  return addresses
}

interface Subject {
  /** Undefined for a document that cannot be shown. */
  document: Document | undefined
  /**
   * The document as the editor wrote it: the valid one lacks values that are not allowed (OP09).
   */
  written: RawDocument
}

async function listSubjects(type: string, lang: string, site: Site): Promise<Subject[]> {
  const { content } = site
  if (!content.digests) {
    const raws = await content.all(type, { lang, links: linksOfCard(type, site) })
    return inDefaultOrder(raws).map((written) => ({
      document: validateListed(written, site),
      written,
    }))
  }
  return (await content.digests(type, lang)).map(({ document, address }) => ({
    document: document as Document,
    written: address ? { ...document, data: address } : document,
  }))
}

/** The same pages with their documents whole. */
export async function loadPages(
  pages: readonly ListedPage[],
  locale: Locale,
  site: Site,
): Promise<ListedPage[]> {
  if (!site.content.digests) return [...pages]
  const digests = pages.map(({ document }) => document)
  const whole = await loadWhole(digests, locale.language, site)
  const byId = new Map(whole.map((document) => [document.id, document]))
  return pages.flatMap((page) => {
    const document = byId.get(page.document.id)
    return document ? { ...page, document } : []
  })
}

async function keepFindable(addresses: readonly Address[], site: Site): Promise<ListedPage[]> {
  const pages: ListedPage[] = []
  for await (const batch of inBatches(addresses)) {
    for (const { document, written: _, ...address } of batch) {
      const { pageType, locale } = address
      if (!document || !(await isFindable(document, pageType, { site, locale }))) continue
      pages.push({ document, ...address })
    }
  }
  return pages
}

/** Newest first; pages without a date come last. */
export function newestFirst(
  dateOf: (page: ListedPage) => string | undefined,
): (a: ListedPage, b: ListedPage) => number {
  const time = (page: ListedPage) => readMoment(dateOf(page)) ?? 0
  return (a, b) => time(b) - time(a)
}
