/**
 * The data for showing a route in a browser without a document load (BUILD-04, OP47). Anything
 * unexpected in it makes the browser load the document instead.
 */
export interface Payload {
  buildId: string
  contentRef: string
  locale: string
  /** Without trailing slash. */
  path: string
  routeName: string
  title: string
  /** The head's tags that belong to the page; each carries `data-head`. */
  head: string
  /** Inner HTML of `<main id="main">`. */
  html: string
  /** Style sheets of the slices in `html`, in order: name and text. */
  css: [name: string, text: string][]
  /** HTML of the frame's `<sw-part data-part>` elements by name. */
  parts: Record<string, string>
  /**
   * Keys of the frame around the page. Pieces that the browser lacks are in the page's document.
   */
  frame: string
  /** Data attributes of `<body>`. */
  body: BodyFacts
}

export interface BodyFacts {
  layout: string
  navbar: 'black' | 'white'
  menu: 'shown' | 'hidden'
  footer: 'light' | 'dark'
}
