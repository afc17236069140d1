/** Articles, their categories and tags, and a hub that lists them: content and page types for lists. */
import type { DocumentRef, PageType, RawDocument } from '#runtime'
import type { Query } from '#schemas/config-types.ts'
import {
  createTestSite,
  siteFiles,
  type TestSite,
  type TestSiteOptions,
} from './create-test-site.ts'
import { createDocument, title } from './documents.ts'

export interface ArticleFacts {
  category?: string | undefined
  tags?: readonly string[]
  kind?: string
  date?: string | undefined
  isHidden?: boolean
  lang?: string
}

/** Linked documents come with the fields asked for, as the service delivers them. */
export function linkTo(type: string, uid: string, data: object = {}, lang = 'en-us') {
  return { link_type: 'Document', id: `${type}.${uid}.${lang}`, type, uid, lang, data }
}

export function createArticle(uid: string, facts: ArticleFacts = {}): RawDocument {
  const { category, tags = [], kind, date, isHidden = false, lang = 'en-us' } = facts
  const data = {
    title: title(`Article ${uid}`),
    description: `What ${uid} is about`,
    article_type: kind ?? null,
    publication_datetime: date ?? null,
    is_hidden: isHidden,
    category: category ? linkTo('category', category, { name: `The ${category}` }, lang) : {},
    tags: tags.map((tag) => ({ tag: linkTo('tag', tag, { label: tag }, lang) })),
  }
  return createDocument('blog_article', data, { uid, lang })
}

export const articleType: PageType = {
  type: 'blog_article',
  routes: [{ name: 'article', path: '/blog/{uid}' }],
  template: [{ slice: 'page_header', bind: { title: '/data/title' } }],
  head: { title: '/data/title' },
  layout: 'default',
  card: {
    title: { first: ['/data/short_title', '/data/title'] },
    text: '/data/description',
    kicker: '/data/category/data/name',
    meta: ['/data/tags/*/tag/data/label'],
    date: ['/data/publication_datetime', '/first_publication_date'],
  },
}

/** @param query - of the hub's only list; `types` is the article when absent */
export function createHubType(query: Partial<Query>, more: Partial<PageType> = {}): PageType {
  const list = { name: 'articles', types: ['blog_article'], empty: 'lists.empty', ...query }
  return {
    type: 'blog_home',
    routes: [{ name: 'blog', path: '/blog' }],
    template: [{ query: list, slice: 'document_list', bind: {} }],
    head: { title: '/data/title' },
    layout: 'empty',
    ...more,
  }
}

export function createHub(data: object = {}, lang = 'en-us'): RawDocument {
  return createDocument('blog_home', { title: title('Blog'), ...data }, { lang })
}

export interface HubOptions extends Omit<TestSiteOptions, 'documents' | 'pageTypes'> {
  articles?: readonly RawDocument[]
  hub?: RawDocument
  hubType?: PageType
  articleType?: PageType
}

export type HubSite = TestSite & { ref(parameters?: Record<string, string>): DocumentRef }

export function createHubSite(query: Partial<Query>, options: HubOptions = {}): HubSite {
  const { articles = [], hub = createHub(), hubType = createHubType(query), ...rest } = options
  const own = [hubType, options.articleType ?? articleType]
  const others = siteFiles.pageTypes.filter(({ type }) => !own.some((one) => one.type === type))
  const testSite = createTestSite({
    ...rest,
    documents: [hub, ...articles],
    pageTypes: [...others, ...own],
  })
  const ref = (parameters: Record<string, string> = {}): DocumentRef => ({
    ...testSite.site.routes.match('/blog')!,
    path: '/blog',
    parameters,
  })
  return { ...testSite, ref }
}
