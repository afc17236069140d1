import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'

/** The document comes from the runtime, escaped where it must be. */
export default function onRenderHtml(pageContext: PageContextServer & { abortReason?: unknown }) {
  const page = (pageContext.data ?? pageContext.abortReason) as { html: string } | undefined
  const html =
    page?.html ??
    '<!doctype html><title>Error</title><h1>The page could not be rendered; see the terminal.</h1>'
  return dangerouslySkipEscape(html)
}
