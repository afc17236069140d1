import { withFrom } from '../../model/documents/from-page.ts'
import { escapeHtml } from './escape-html.ts'

/**
 * Completes HTML drawn once for many pages, for one of them: links that carry the page they are
 * followed from (LINK-03, `data-from`) name this page.
 * @param html - as drawn by components
 * @param path - path of the page
 */
export function fillFrom(html: string, path: string): string {
  return html.replace(marked, (tag) =>
    tag.replace(
      href,
      (_, written: string) => ` href="${escapeHtml(withFrom(read(written), path))}"`,
    ),
  )
}

const marked = /<a [^>]* data-from="[^>]*>/g
const href = / href="([^"]*)"/

/** React's escapes of letters that mean something in HTML. */
const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function read(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => letters[name]!)
}
