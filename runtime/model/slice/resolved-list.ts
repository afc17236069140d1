/** Lists and cards as components receive them. */
import type { Image, Link } from './resolved-fields.ts'

/** A document in a list, in search and in feeds, as its page type's `card` describes it. */
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
  /** The type, in words: the message `types.<type>`. */
  typeLabel: string
  /** Only in a list of neighbours: the side of the page it is on. */
  rel?: 'prev' | 'next'
  /**
   * In a list, for a document in a tree: the number of documents above it, and the title of the
   * root's card.
   */
  place?: { depth: number; root?: string }
  /** Only in a list of a tree: whether it is the page itself, or above it. */
  current?: 'page' | 'above'
  /** Only in a list by place: it is not at the place, but above it. */
  isAbovePlace?: true
}

export interface ResolvedList {
  /** Name of the query: unique on the page. */
  name: string
  /** Items of this page of the list. */
  items: Card[]
  /** The number of items on all pages. */
  total: number
  /** Counts from 1. */
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
  /** Leads to the list without any choice. */
  clearHref: string
  emptyText: string
  /** The number of results in words: "12 articles". */
  statusText: string
}

export interface ListFacet {
  /** Parameter of the address. */
  parameter: string
  label: string
  options: FacetOption[]
  /** Present when an option is chosen. */
  clearHref?: string
}

export interface FacetOption {
  value: string
  label: string
  /** Number of results if it were chosen, with the other facets kept. */
  count: number
  href: string
  isSelected: boolean
}
