/** Every page of the site as it is sent, read once for all checks. */
import { ask, type Answer } from '../support/ask.ts'
import { readHead, type PageHead } from '../support/read-head.ts'
import { sitePages, type SitePage } from '../support/site-pages.ts'

export interface ReadPage extends SitePage {
  html: string
  head: PageHead
  answered: Pick<Answer, 'status' | 'headers'>
}

/** Pages by path. */
export type ReadPages = ReadonlyMap<string, ReadPage>

export async function readPages(base: string, into: Map<string, ReadPage>): Promise<void> {
  for (const page of sitePages) {
    const { status, headers, body } = await ask(base, page.path)
    const html = body.toString()
    into.set(page.path, { ...page, html, head: readHead(html), answered: { status, headers } })
  }
}
