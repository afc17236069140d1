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
  /**
   * The type a click on it is reported as (CTA-08): a name of the site's `linkTypes`; `link` by
   * default.
   */
  reportAs?: string
  /**
   * Set where its section is on several pages: each adds itself to the link when it is rendered
   * (LINK-03).
   */
  isFromAnywhere?: true
}

export interface Image {
  src: string
  /**
   * Every width of the ladder up to its own; absent for vector images and those of unknown hosts.
   */
  srcSet?: string | undefined
  /** The screens it is made for: their widths in CSS pixels, and their pixel densities. */
  shownOn?: { screens: readonly number[]; densities: readonly number[] }
  /** Intrinsic size in pixels; always present, so that nothing shifts. */
  width: number
  height: number
  /** Empty for decoration. */
  alt: string
  loading: 'eager' | 'lazy'
  /** URL of a 10x10 blurred version (IMG-04). */
  placeholder?: string
  /** Whether the background may show through. */
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
  /** Only for `label`. */
  label?: string
  /** Only for `hyperlink`; a link that leads nowhere has been removed, its text stays. */
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

/** A related document with its resolved fields. */
export interface Related<Fields = Record<string, unknown>> {
  id: string
  type: string
  uid?: string
  link?: Link
  fields: Partial<Fields>
}
