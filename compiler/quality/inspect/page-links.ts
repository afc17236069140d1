/**
 * The links of a page, without the page: so little of each that those of a large site fit in
 * memory.
 */
import { decode } from '../../../runtime/model/config/decode.ts'
import type { Document } from '../../../runtime/model/documents/document.ts'
import type { InspectedPage } from './draw-page.ts'

export interface PageLinks {
  document: Pick<Document, 'id' | 'type' | 'lang' | 'uid'>
  href: string
  /** Whether it is the front page of a language. */
  isHome: boolean
  isIndexed: boolean
  /** Paths that its sections link to, each once. */
  links: ReadonlySet<string>
  /** Paths that its frame and sections link to, without its own. */
  allLinks: ReadonlySet<string>
  /** Places on pages that its sections link to: `/lp/tour#prices`. */
  places: ReadonlySet<string>
  /** Ids on the page that links can lead to. */
  ids: ReadonlySet<string>
}

export type ReadPageLinks = (page: InspectedPage) => PageLinks

/** Reads page after page; what they have in common is kept once. */
export function createPageLinksReader(): ReadPageLinks {
  const texts = new Map<string, string>()
  const sets = new Map<string, ReadonlySet<string>>()
  /** Copies a text: a slice of a page's text would keep the whole page in memory. */
  const keep = (text: string): string => {
    let kept = texts.get(text)
    if (kept === undefined) texts.set((kept = Buffer.from(text).toString()), kept)
    return kept
  }
  const readFrame = (html: string): ReadonlySet<string> => {
    let links = sets.get(html)
    if (!links) {
      if (sets.size >= maxFrames) sets.clear()
      sets.set(html, (links = readPaths(html, keep)))
    }
    return links
  }
  return ({ document: { id, type, lang, uid }, href, locale, rendered }) => {
    const { before, main, after, page } = rendered
    const links = readPaths(main, keep)
    const allLinks = new Set([...links, ...readFrame(before), ...readFrame(after)])
    allLinks.delete(href)
    return {
      document: { id, type, lang, uid },
      href: keep(href),
      isHome: href === '/' || href === `/${locale.code}`,
      isIndexed: page.head.isIndexed,
      links,
      allLinks,
      places: readPlaces(main, href, keep),
      ids: readIds(before + main + after, keep),
    }
  }
}

/** Frames differ by layout, language and the page's menu settings. */
const maxFrames = 200

function readPaths(html: string, keep: (text: string) => string): Set<string> {
  const found = html.matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"#?]*)/g)
  return new Set([...found].map(([, path]) => keep(path!)))
}

function readPlaces(html: string, href: string, keep: (text: string) => string): Set<string> {
  const found = html.matchAll(/<a\s[^>]*?href="((?:\/(?!\/)[^"#?]*)?)(?:\?[^"#]*)?#([^"]+)"/g)
  return new Set([...found].map(([, path, id]) => keep(`${path || href}#${decode(id!)}`)))
}

function readIds(html: string, keep: (text: string) => string): Set<string> {
  return new Set([...html.matchAll(/<[a-z][^>]*?\sid="([^"]+)"/g)].map(([, id]) => keep(id!)))
}
