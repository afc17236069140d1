import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { renderForDevelopment } from '../dev.server.ts'

/** The whole document; Vike adds what its dev server needs. */
export default async function data(pageContext: PageContextServer): Promise<{ html: string }> {
  const { pathname, searchOriginal } = pageContext.urlParsed
  const path = pathname + (searchOriginal ?? '')
  const { html, status } = await renderForDevelopment(path, pageContext.headers?.['cookie'])
  if (status !== 200) throw render(status < 500 ? 404 : 500, { html })
  return { html }
}
