/** What pages of the documentation are made of, between their Markdown and the documents of the content service. */

/** Of the content service's rich text. */
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

/** A heading, the text below it, and at most one thing that is no text. */
export interface DocsPart {
  heading?: string
  /** 2 below the title of the page. */
  level?: number
  anchor?: string
  text?: DocsText[]
  code?: DocsText[]
  language?: string
  /** The file that the code is. */
  caption?: string
  table?: DocsTable
  picture?: DocsImage
  diagram?: DocsImage
  /** Address of a page that is shown in a frame. */
  preview?: string
}

/** Where a page stands, before it is read. */
export interface DocsPlace {
  /** In the repository; none of a chapter that only lists its pages. */
  file?: string
  uid: string
  /** Its part of the address. */
  segment: string
  /** Its address. */
  path: string
  /** The uid of the page above. */
  parent?: string
  /** Among its neighbours. */
  order: number
}

export interface DocsPage extends DocsPlace {
  title: string
  /** The first sentence. */
  summary?: string
  parts: DocsPart[]
  /** Lists the pages below it, which its text does not. */
  isChapter?: true
}
