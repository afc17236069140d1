/** The content of an index, the same for building and for searching. Runs in browsers. */
import type { Options } from 'minisearch'

/** The places where a word can occur, and its weight there. */
export const places = {
  /** Titles: the page's, and the one for search engines. */
  names: 6,
  /** Keywords: companies, its type, the words of its address. */
  keywords: 5,
  headings: 3,
  summary: 2,
  body: 1,
}

export type Place = keyof typeof places

/** A document as an index takes it: folded words, separated by spaces, and the data of a hit. */
export interface SearchEntry extends StoredHit, Record<Place, string> {
  id: string
}

export interface StoredHit {
  /** The type, in words. */
  typeLabel: string
  title: string
  href: string
  /** The title for search engines, if it is another. */
  note?: string
  /** Its weight compared with others. */
  weight?: number
}

export const indexOptions: Options<SearchEntry> = {
  fields: Object.keys(places),
  storeFields: ['typeLabel', 'title', 'href', 'note', 'weight'],
  // Texts are split into words beforehand.
  tokenize: (text) => (text === '' ? [] : text.split(' ')),
  processTerm: (word) => word,
}
