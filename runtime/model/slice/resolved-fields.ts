/**
 * Field values as components receive them: links carry an `href`, images their sources, related
 * documents their resolved fields. An optional field that is empty or was invalid is `undefined`.
 */

export interface Link {
  href: string
  /** Text an editor gave the link itself, where the field allows one. */
  text?: string
  /** `_blank` comes with `rel`. */
  target?: '_blank'
  rel?: string
  kind: 'internal' | 'external' | 'file' | 'mail' | 'phone' | 'anchor'
  /** What a click on it is reported as (CTA-08): a name of `linkTypes` of the site; `link` unless said. */
  reportAs?: string
  /** It stands on several pages, of which each adds itself when it is put together (LINK-03). */
  isFromAnywhere?: true
}

export interface Image {
  src: string
  /** Every step of the ladder up to its own size; absent for vector images and those of unknown hosts. */
  srcSet?: string | undefined
  /** What it may be shown on: widths in CSS pixels, and how many pixels each of these has. */
  shownOn?: { screens: readonly number[]; densities: readonly number[] }
  /** Intrinsic size in pixels; always present, so that nothing shifts. */
  width: number
  height: number
  /** Empty for decoration. */
  alt: string
  loading: 'eager' | 'lazy'
  /** URL of a 10x10 blurred version (IMG-04). */
  placeholder?: string
  /** What lies behind it may be seen through it. */
  isSeeThrough?: boolean
}

export interface MediaLink {
  href: string
  name: string
  /** Bytes. */
  size?: number
}

export interface Embed {
  url: string
  title?: string
  provider?: string
}

export interface GeoPoint {
  latitude: number
  longitude: number
}

export interface RichTextSpan {
  start: number
  end: number
  type: 'strong' | 'em' | 'label' | 'hyperlink'
  /** For `label`. */
  label?: string
  /** For `hyperlink`; a link that leads nowhere has been removed, its text stays. */
  link?: Link
}

export type RichTextNode =
  | {
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
      /** Sorted by start, then by descending end; never beyond the text. */
      spans: RichTextSpan[]
      direction?: 'ltr' | 'rtl'
    }
  | { type: 'image'; image: Image; link?: Link }
  | { type: 'embed'; embed: Embed }

export type RichText = RichTextNode[]

export interface Table {
  head?: { cells: { content: RichText }[] }[]
  body: { cells: { isHeader: boolean; content: RichText }[] }[]
}

export interface Cta {
  type: 'contact' | 'demo' | 'download' | 'ebook' | 'freeTrial' | 'link' | 'menu' | 'pfSignIn'
  label: string
  /** Absent only when `disabled`. */
  link?: Link
  colorClass: 'primary' | 'secondary' | 'ghost' | 'light'
  icon?: 'ai-stars' | 'new-tab' | 'play'
  small: boolean
  disabled: boolean
  sectionId?: string
}

/** Another document whose fields were brought along. */
export interface Related<Fields = Record<string, unknown>> {
  id: string
  type: string
  uid?: string
  link?: Link
  fields: Partial<Fields>
}
