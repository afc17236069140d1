import MiniSearch from 'minisearch'
import { metaSeparator, searchOptions, type SearchEntry } from './search-options.ts'

export interface SearchHit {
  id: string
  type: string
  /** The type in words. */
  typeLabel: string
  title: string
  href: string
  text?: string
  kicker?: string
  meta: string[]
}

export interface SearchIndex {
  /** The best first; none for a blank query. */
  search(query: string, limit?: number): SearchHit[]
}

/**
 * @param text - what `/_search/<locale>.json` answers
 * @throws SyntaxError for anything else
 */
export function loadSearchIndex(text: string, locale: string): SearchIndex {
  const index = MiniSearch.loadJSON<SearchEntry>(text, searchOptions(locale))
  return {
    search: (query, limit = 20) =>
      index
        .search(query)
        .slice(0, limit)
        .map((found) => toHit(found as unknown as SearchEntry)),
  }
}

function toHit({ id, type, typeLabel, title, href, text, kicker, meta }: SearchEntry): SearchHit {
  return {
    id,
    type,
    typeLabel,
    title,
    href,
    ...(text ? { text } : {}),
    ...(kicker ? { kicker } : {}),
    meta: meta?.split(metaSeparator) ?? [],
  }
}
