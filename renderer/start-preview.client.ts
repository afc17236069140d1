/** Loaded by editors only: previews, and the page in which slices are composed. */
import { startPreview, startSimulator } from '#runtime/preview'
import { prismicPageBuilder, prismicToolbar } from '../adapters/vendors/prismic-toolbar.ts'

export function start(renew: () => void): void {
  if (document.querySelector('[data-slice-zone]')) void startSimulator(renew, prismicPageBuilder)
  else startPreview(renew, prismicToolbar)
}
