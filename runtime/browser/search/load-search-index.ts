import MiniSearch from 'minisearch'
import { findHits } from '../../search/find-hits.ts'
import { indexOptions, type SearchEntry } from '../../search/index-options.ts'

export interface SearchHit {
  id: string
  /** The type, in words. */
  typeLabel: string
  title: string
  href: string
  /** The subject of the page, where its title does not say. */
  note?: string
}

export interface SearchIndex {
  /** Hits, best first; none for a query without words. */
  search(query: string, limit?: number): SearchHit[]
}

/**
 * @param text - the answer of `/_search/<locale>.json`
 * @throws SyntaxError for any other text
 */
export function loadSearchIndex(text: string, locale: string): SearchIndex {
  const stored = JSON.parse(text) as ReturnType<MiniSearch['toJSON']>
  const index = MiniSearch.loadJS<SearchEntry>(stored, indexOptions)
  const searched = { index, locale, words: new Set(stored.index.map(([word]) => word)) }
  return {
    search: (query, limit = 20) =>
      findHits(query, searched)
        .slice(0, limit)
        .map(({ id, typeLabel, title, href, note }) => ({
          id: String(id),
          typeLabel,
          title,
          href,
          ...(note ? { note } : {}),
        })),
  }
}
