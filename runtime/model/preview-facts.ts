/** What the browser is told of a preview, in `data-preview` of its panel. */
export interface PreviewFacts {
  /** What the page was rendered for, as the browser's cookie had it; the simulator has none. */
  cookie?: PreviewCookie | undefined
  /** Of the document shown; undefined where there is none. */
  editorUrl?: string | undefined
  /** What `<main>` is made of, in its order; each stands between two comments. */
  sections: PreviewSection[]
  /** Where the documents of the frame are edited, by slice type. */
  frame: Record<string, string>
}

/**
 * Of requests of a page's own script: the value of its preview cookie, percent-encoded. It goes before
 * the cookie, which tabs share.
 */
export const previewHeader = 'x-preview'

export interface PreviewCookie {
  name: string
  value: string
}

export interface PreviewSection {
  /** The same after an edit. */
  key: string
  /** Changes with its HTML. */
  hash: string
  /** As editors know it. */
  title: string
  editorUrl: string
}
