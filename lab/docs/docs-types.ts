/**
 * The intermediate form of documentation pages, between their Markdown and the documents of the
 * content service.
 */

/** A span in the content service's rich text. */
export interface DocsSpan {
  start: number
  end: number
  type: 'strong' | 'em' | 'label' | 'hyperlink'
  data?: object
}

export interface DocsText {
  type: 'heading1' | 'paragraph' | 'preformatted' | 'list-item' | 'o-list-item'
  text: string
  spans: DocsSpan[]
}

interface DocsImage {
  url: string
  alt: string
  dimensions: { width: number; height: number }
}

export interface DocsTable {
  head: { rows: DocsRow[] }
  body: { rows: DocsRow[] }
}

export interface DocsRow {
  cells: { type: 'header' | 'data'; content: DocsText[] }[]
}

/** A heading, the text below it, and at most one element other than text. */
export interface DocsPart {
  heading?: string
  /** 2 below the title of the page. */
  level?: number
  anchor?: string
  text?: DocsText[]
  code?: DocsText[]
  language?: string
  /** The file that the code comes from. */
  caption?: string
  table?: DocsTable
  picture?: DocsImage
  diagram?: DocsImage
  /** Address of a page that is shown in a frame. */
  preview?: string
}

/** The position of a page, known before it is read. */
export interface DocsPlace {
  /** Document type, where it is not the usual one. */
  type?: string
  /** Path in the repository; absent for a chapter that only lists its pages. */
  file?: string
  uid: string
  /** Its part of the address. */
  segment: string
  /** Its address. */
  path: string
  /** The uid of the page above. */
  parent?: string
  /** Position among its neighbours. */
  order: number
}

export interface DocsPage extends DocsPlace {
  title: string
  /** The first sentence. */
  summary?: string
  parts: DocsPart[]
  /** Whether it lists the pages below it, since its text does not. */
  isChapter?: true
}
