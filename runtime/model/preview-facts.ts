/** Facts of a preview for the browser, in `data-preview` of its panel. */
export interface PreviewFacts {
  /**
   * The preview that the page was rendered for, as in the browser's cookie; the simulator has none.
   */
  cookie?: PreviewCookie | undefined
  /** Editor's address of the document shown; undefined where there is none. */
  editorUrl?: string | undefined
  /** The sections of `<main>`, in order; each stands between two comments. */
  sections: PreviewSection[]
  /** Editor's addresses of the frame's documents, by slice type. */
  frame: Record<string, string>
}

/**
 * Header of requests by a page's own script: the value of its preview cookie, percent-encoded. It
 * takes precedence over the cookie, which tabs share.
 */
export const previewHeader = 'x-preview'

export interface PreviewCookie {
  name: string
  value: string
}

export interface PreviewSection {
  /** Stays the same after an edit. */
  key: string
  /** Changes with its HTML. */
  hash: string
  /** The editors' name of it. */
  title: string
  editorUrl: string
}
