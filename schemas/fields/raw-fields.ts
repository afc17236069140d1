/**
 * Field values as the content service delivers them, after validation: what is empty is absent.
 * `schemas/fields/*.schema.json` are the contract; these types say the same to TypeScript.
 */

export interface RawWebLink {
  link_type: 'Web'
  url: string
  target?: string
  text?: string
  variant?: string
}

export interface RawMediaLink {
  link_type: 'Media'
  url: string
  name?: string
  kind?: string
  /** Bytes. */
  size?: string | number | null
  target?: string
  text?: string
  variant?: string
}

export interface RawDocumentLink {
  link_type: 'Document'
  id: string
  type: string
  uid?: string | null
  lang?: string
  isBroken?: boolean
  target?: string
  text?: string
  variant?: string
  /** Fields brought along; unvalidated. */
  data?: Record<string, unknown>
}

export type RawLink = RawWebLink | RawMediaLink | RawDocumentLink

export interface RawImage {
  url: string
  /** Null or empty for decoration. */
  alt?: string | null
  copyright?: string | null
  dimensions: { width: number; height: number }
}

export interface RawEmbed {
  embed_url: string
  type?: string
  title?: string | null
  provider_name?: string | null
  thumbnail_url?: string | null
  width?: number | null
  height?: number | null
}

export interface RawGeoPoint {
  latitude: number
  longitude: number
}

export type RawSpan =
  | { start: number; end: number; type: 'strong' | 'em' }
  | { start: number; end: number; type: 'label'; data: { label: string } }
  | { start: number; end: number; type: 'hyperlink'; data: RawLink }

export interface RawTextNode {
  type:
    | 'paragraph'
    | 'heading1'
    | 'heading2'
    | 'heading3'
    | 'heading4'
    | 'heading5'
    | 'heading6'
    | 'preformatted'
    | 'list-item'
    | 'o-list-item'
  text: string
  spans: RawSpan[]
  direction?: 'ltr' | 'rtl'
}

export type RawRichTextNode =
  | RawTextNode
  | (RawImage & { type: 'image'; linkTo?: RawLink })
  | { type: 'embed'; oembed: RawEmbed }

export type RawRichText = RawRichTextNode[]

export interface RawTable {
  head?: { rows: RawTableRow[] } | null
  body: { rows: RawTableRow[] }
}

export interface RawTableRow {
  key?: string
  cells: { key?: string; type?: 'header' | 'data'; content: RawRichText }[]
}

export interface RawCta {
  type: 'contact' | 'demo' | 'download' | 'ebook' | 'freeTrial' | 'link' | 'menu' | 'pfSignIn'
  label: string
  link?: RawLink
  colorClass?: 'primary' | 'secondary' | 'ghost' | 'light'
  icon?: 'ai-stars' | 'new-tab' | 'play'
  small?: boolean
  disabled?: boolean
  sectionId?: string
}

export interface RawSlice {
  slice_type: string
  id?: string
  variation?: string
  /** Unvalidated: each slice is checked alone, so that one mistake costs one section. */
  primary?: Record<string, unknown>
}
