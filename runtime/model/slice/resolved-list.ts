/** Lists and cards as components receive them. */
import type { Image, Link } from './resolved-fields.ts'

/** How a document looks in a list, in search and in feeds: its page type's `card` says. */
export interface Card {
  id: string
  /** Document type. */
  type: string
  title: string
  link: Link
  text?: string
  image?: Image
  logo?: Image
  /** A short line above the title. */
  kicker?: string
  meta: string[]
  badges: string[]
  /** ISO 8601. */
  date?: string
  /** The type in words: the message `types.<type>`. */
  typeLabel: string
  /** Only in a list of neighbours: on which side of the page it stands. */
  rel?: 'prev' | 'next'
  /** In a list, of a document that stands in a tree: how many are above it, and the title of the root's card. */
  place?: { depth: number; root?: string }
  /** Only in a list of a tree: the page itself, or above it. */
  current?: 'page' | 'above'
  /** Only in a list of places: it is not there, but above. */
  isAbovePlace?: true
}

export interface ResolvedList {
  /** Of the query: unique on the page. */
  name: string
  /** Of this page of the list. */
  items: Card[]
  /** On all pages. */
  total: number
  /** From 1. */
  page: number
  /** At least 1. */
  pages: number
  previous?: string
  next?: string
  /** One for each page; hrefs keep facets and search. */
  pageHrefs: string[]
  facets: ListFacet[]
  search?: { parameter: string; value: string; action: string }
  /** Path of the page: the target of the GET form. */
  action: string
  isRefined: boolean
  /** Leads to the list with nothing chosen. */
  clearHref: string
  emptyText: string
  /** The number of results in words: "12 articles". */
  statusText: string
}

export interface ListFacet {
  /** Of the address. */
  parameter: string
  label: string
  options: FacetOption[]
  /** Present when an option is chosen. */
  clearHref?: string
}

export interface FacetOption {
  value: string
  label: string
  /** Results if it were chosen, with the other facets kept. */
  count: number
  href: string
  isSelected: boolean
}
