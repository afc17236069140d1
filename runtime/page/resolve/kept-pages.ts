/**
 * Pages resolved once for each set of what was read: a page that is drawn again, because no answer of it is kept, is not
 * resolved again before something that it read is published.
 */
import { LRUCache } from 'lru-cache'
import type { Document } from '../../model/documents/document.ts'
import type { PublicationFeed } from '../../model/ports/publication-feed.ts'
import type { ContentPurge } from '../../model/ports/render-cache.ts'
import type { Site } from '../../model/site.ts'
import type { DocumentRef } from '../load/load-document.ts'
import { hasGap } from '../load/page-budget.ts'
import { noteReads, recordReads } from '../load/reads.ts'
import { isSearched } from '../route/query-parameters.ts'
import { resolvePage, type PageOptions, type ResolvedPage } from './resolve-page.ts'

interface Kept {
  page: ResolvedPage
  /** What was read, of the document itself as well. */
  reads: readonly string[]
  /** Ref of the content that it holds for. */
  contentRef: string
}

interface KeptPages {
  pages: LRUCache<string, Kept>
  /** Pages being resolved, with the purges since they began. */
  flights: Set<ContentPurge[]>
}

const mostKept = 32

/**
 * `resolvePage`, or what it gave before. Without a feed of what is published every page is resolved.
 * @param listReads - tags of what was read of the document itself
 * @throws what `resolvePage` throws
 */
export async function resolveKept(
  document: Document,
  ref: DocumentRef,
  site: Site,
  options: PageOptions,
  listReads: () => readonly string[],
): Promise<ResolvedPage> {
  const kept = findKeptPages(site)
  if (!kept || !isForAll(ref, options)) return resolvePage(document, ref, site, options)
  const { pages, flights } = kept
  const contentRef = await site.content.ref()
  const key = toKey(ref, options)
  const known = pages.get(key)
  if (known && holds(known, document, contentRef, site)) {
    noteReads(...known.reads)
    return known.page
  }
  const purges: ContentPurge[] = []
  flights.add(purges)
  try {
    const { result: page, reads } = await recordReads(() =>
      resolvePage(document, ref, site, options),
    )
    noteReads(...reads)
    if (purges.length === 0 && isWhole(page))
      pages.set(key, { page, reads: [...listReads(), ...reads], contentRef })
    return page
  } finally {
    flights.delete(purges)
  }
}

const known = new WeakMap<PublicationFeed, KeptPages>()

/** Undefined for content that nobody follows: a draft, a release. */
function findKeptPages({ publications, content }: Site): KeptPages | undefined {
  if (publications?.content !== content) return undefined
  const found = known.get(publications)
  if (found) return found
  const pages = new LRUCache<string, Kept>({ max: mostKept })
  const kept: KeptPages = { pages, flights: new Set() }
  publications.onPurge((purge) => applyPurge(purge, kept))
  known.set(publications, kept)
  return kept
}

function applyPurge(purge: ContentPurge, { pages, flights }: KeptPages): void {
  for (const purges of flights) purges.push(purge)
  const answers = new Map<string, boolean>()
  const isChanged = (tag: string) => {
    const answer = answers.get(tag) ?? (!purge.tags || purge.isChanged(tag))
    answers.set(tag, answer)
    return answer
  }
  for (const [key, one] of pages.entries()) {
    if (one.contentRef !== purge.from || one.reads.some(isChanged)) pages.delete(key)
    else one.contentRef = purge.to
  }
}

/** Another object is another revision, and so are moments that have passed. */
function holds({ page, contentRef }: Kept, document: Document, ref: string, site: Site): boolean {
  return (
    page.document === document && contentRef === ref && site.now() < (page.validUntil ?? Infinity)
  )
}

/** There is no end of searches. */
function isForAll({ pageType, parameters = {} }: DocumentRef, options: PageOptions): boolean {
  const { sent, personal } = options
  return !sent && !personal && !pageType.personal && !isSearched(pageType, parameters)
}

/** Of an experiment a visitor sees a variant. */
function isWhole({ isTemporary, experiment }: ResolvedPage): boolean {
  return !isTemporary && experiment === undefined && !hasGap()
}

function toKey(ref: DocumentRef, { layout }: PageOptions): string {
  const { path, locale, routeName, uid, parameters, pageType } = ref
  return JSON.stringify([path, locale, pageType.type, routeName, uid, layout, parameters])
}
