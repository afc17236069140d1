/** What an index holds, the same where it is built and where it is asked. Runs in browsers. */
import type { Options } from 'minisearch'

/** The places where a word can occur, and its weight there. */
export const places = {
  /** Titles of the page, and that for search engines. */
  names: 6,
  /** Keywords: companies, its type, the words of its address. */
  keywords: 5,
  headings: 3,
  summary: 2,
  body: 1,
}

export type Place = keyof typeof places

/** A document as an index takes it in: folded words, separated by spaces, and what comes back with a hit. */
export interface SearchEntry extends StoredHit, Record<Place, string> {
  id: string
}

export interface StoredHit {
  /** The type in words. */
  typeLabel: string
  title: string
  href: string
  /** The title for search engines, where it says something else. */
  note?: string
  /** Its weight compared with others. */
  weight?: number
}

export const indexOptions: Options<SearchEntry> = {
  fields: Object.keys(places),
  storeFields: ['typeLabel', 'title', 'href', 'note', 'weight'],
  // Texts come as words, once and for all.
  tokenize: (text) => (text === '' ? [] : text.split(' ')),
  processTerm: (word) => word,
}
