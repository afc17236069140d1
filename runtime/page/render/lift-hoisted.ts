/**
 * React 19 writes resource hints and document metadata in front of every fragment, such as a
 * preload link for each picture that is not lazy. They do not belong between slices. Preloads of
 * pictures are kept for the head; the rest is dropped, since the page's head has its own.
 */
import type { Fragment } from '../../model/ports/fragment-cache.ts'

const hoisted =
  /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>|<style data-precedence[^>]*>[^]*?<\/style>|<script async[^>]*><\/script>)+/

export function liftHoisted(html: string): Fragment {
  const run = hoisted.exec(html)?.[0]
  if (run === undefined) return { html, preloads: '' }
  const preloads = run.match(/<link rel="preload"[^>]*>/g) ?? []
  return {
    html: html.slice(run.length),
    preloads: preloads.map((link) => link.replace('<link', '<link data-head')).join(''),
  }
}
