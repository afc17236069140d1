import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'

/** Passes on the document, which the runtime has escaped. */
export default function onRenderHtml(pageContext: PageContextServer & { abortReason?: unknown }) {
  const page = (pageContext.data ?? pageContext.abortReason) as { html: string } | undefined
  const html =
    page?.html ??
    '<!doctype html><title>Error</title><h1>The page could not be rendered; see the terminal.</h1>'
  return dangerouslySkipEscape(html)
}
