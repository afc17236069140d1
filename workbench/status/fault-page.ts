/** Replaces a page that the dev server cannot render: shows the faults and their place. */
import { escapeHtml } from '../../runtime/page/render/escape-html.ts'
import { renderToolPage } from '../../compiler/build/tool-page.ts'

/**
 * @param faults - faults in the site's files, formatted by `formatFaults`; empty when there are
 * none
 * @param reason - the error of rendering; empty when unknown
 */
export function renderFaultPage(faults: string, reason: string): string {
  const title = faults ? 'The files of the site have faults' : 'The page could not be drawn'
  const said = reason ? `<p>It failed on:</p><pre>${escapeHtml(reason)}</pre>` : ''
  return renderToolPage({
    title,
    style: 'body{padding:24px;max-width:96ch}pre{white-space:pre-wrap;overflow-wrap:anywhere}',
    body: `<main><h1>${title}</h1>${faults ? `<pre>${escapeHtml(faults)}</pre>` : ''}${said}<p>This page shows itself again when a file is saved. The terminal says more.</p></main>`,
  })
}
