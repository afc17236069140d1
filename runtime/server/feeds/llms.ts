/** The site in a page of Markdown, for language models (llmstxt.org): a title, a summary, links. */
import { absolute } from '../../page/resolve/fields/absolute.ts'
import { describe } from '../../page/resolve/head/describe.ts'
import { listPages, loadPages, newestFirst, type ListedPage } from './list-pages.ts'
import type { ResourceContext } from './resource.ts'

const defaultLimit = 100

/** @throws ContentUnavailable */
export async function renderLlms(context: ResourceContext): Promise<string> {
  const { site, t } = context
  const { summary, sections } = site.config.llms!
  const parts = await Promise.all(
    sections.map(async ({ title, types, limit = defaultLimit }) => {
      const lists = await Promise.all(types.map((type) => listNewest(type, limit, context)))
      const links = lists.flat().map((page) => toLink(page, context))
      return links.length === 0 ? [] : [`## ${t(title)}\n\n${links.join('\n')}`]
    }),
  )
  const head = [`# ${site.config.brand.name}`, `> ${t(summary)}`]
  return `${[...head, ...parts.flat()].join('\n\n')}\n`
}

async function listNewest(
  type: string,
  limit: number,
  { site, locale }: ResourceContext,
): Promise<ListedPage[]> {
  const pageType = site.pageTypes.get(type)
  if (!pageType) return []
  const pages = await listPages(pageType, locale, site)
  const date = ({ document }: ListedPage) => document.last_publication_date ?? undefined
  return loadPages(pages.sort(newestFirst(date)).slice(0, limit), locale, site)
}

function toLink({ document, pageType, href }: ListedPage, { site }: ResourceContext): string {
  const { title = href, description } = describe(document, pageType.head, site.config.head)
  const link = `- [${toLine(title).replace(/[[\]]/g, '\\$&')}](${absolute(href, site)})`
  return description ? `${link}: ${toLine(description)}` : link
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
