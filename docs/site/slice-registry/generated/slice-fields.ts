// Generated from schemas/ and site-config/ by `npm run generate`. Do not edit.
import type {
  Image,
  Related,
  RichText,
  Table,
} from '#runtime/slice'

export interface DocsArticlePartsItem {
  heading?: string
  /** The title is 1. */
  level?: '2' | '3' | '4'
  /** Of its address. */
  anchor?: string
  text?: RichText
  /** Preformatted text; labels say what is coloured. */
  code?: RichText
  language?: string
  /** The file that it is. */
  caption?: string
  table?: Table
  picture?: Image
  /** A drawing that is larger than a page. */
  diagram?: Image
  /** Address of a page that is shown in a frame. */
  preview?: string
}

/** A text in parts: words, code, tables, pictures, diagrams. */
export interface DocsArticleFields {
  title: RichText
  /** In lists, and for search engines. */
  summary?: string
  parts?: DocsArticlePartsItem[]
}

export interface DocsHeaderLinksPageLinked {
  /** In the tree, if the title is too long for it. */
  short_title?: string
  title: RichText
  /** In lists, and for search engines. */
  summary?: string
}

export interface DocsHeaderLinksItem {
  label: string
  page: Related<DocsHeaderLinksPageLinked>
}

/** The name, the chapters, the search. */
export interface DocsHeaderFields {
  links: DocsHeaderLinksItem[]
  /** Its address, where the site has one. */
  gallery?: string
}

/** Pages with what they are about. */
export interface DocsListFields {
  label?: string
}

export interface DocsOpeningChaptersPageLinked {
  /** In the tree, if the title is too long for it. */
  short_title?: string
  title: RichText
  /** In lists, and for search engines. */
  summary?: string
}

export interface DocsOpeningChaptersItem {
  label: string
  text?: string
  page: Related<DocsOpeningChaptersPageLinked>
}

/** What it is, and how to begin. */
export interface DocsOpeningFields {
  title: RichText
  summary?: string
  command?: string
  picture?: Image
  chapters?: DocsOpeningChaptersItem[]
}

/** A search, and what it finds. */
export interface DocsResultsFields {
  label?: string
}

/** The pages above this one. */
export interface DocsTrailFields {
  label?: string
}

/** All pages of a chapter beside the page. */
export interface DocsTreeFields {
  label?: string
}

/** The page before and the page after. */
export interface DocsTurnFields {
  label?: string
}
