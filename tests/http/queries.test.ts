/** Pages with a query: the parameters that count, redirects, caching, the head. */
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { createFragmentCache, type PageType, type Payload, type Site } from '#runtime'
import type { ResolvedList } from '../../runtime/model/slice/resolved-list.ts'
import { siteFiles, testBaseUrl } from '#tests/support/create-test-site.ts'
import {
  createArticle,
  createDocument,
  documentLink,
  languages,
  title,
} from '#tests/support/documents.ts'
import { createPageType } from '#tests/support/page-types.ts'
import { startTestHandler } from '#tests/support/start-test-handler.ts'

const card = { title: '/data/title' } as NonNullable<PageType['card']>
const own: PageType[] = [
  createPageType('blog_article', [{ name: 'article', path: '/blog/{uid}' }], { card }),
  createPageType('blog_home', [{ name: 'blog', path: '/blog' }], {
    template: [
      {
        slice: 'document_list',
        query: {
          name: 'articles',
          types: ['blog_article'],
          orderings: [{ field: '/uid' }],
          pageSize: 2,
          search: 'q',
          facets: [
            { parameter: 'topic', field: '/data/category', label: 'types.category' },
            { parameter: 'kind', field: '/data/article_type', label: 'types.category' },
          ],
          empty: 'lists.empty',
        },
      },
    ],
  }),
]
const types = new Set(own.map(({ type }) => type))
const pageTypes = [...siteFiles.pageTypes.filter(({ type }) => !types.has(type)), ...own]

const category = (uid: string) =>
  documentLink('category', uid, { data: { name: uid.toUpperCase() } })
const documents = [
  ...languages.map((lang) =>
    createDocument(
      'blog_home',
      { title: title('Blog') },
      {
        lang,
        alternate_languages: languages
          .filter((other) => other !== lang)
          .map((other) => ({
            id: `blog_home.${other}`,
            uid: null,
            type: 'blog_home',
            lang: other,
          })),
      },
    ),
  ),
  ...['a', 'b', 'c', 'd', 'e'].map((uid, index) =>
    createArticle(
      {
        title: title(`Article ${uid}`),
        category: category(index < 3 ? 'skills' : 'tools'),
        article_type: index === 0 ? 'opinion' : 'research',
      },
      { uid },
    ),
  ),
]

function start(more: object = {}) {
  const component = ({ list }: { list: ResolvedList }) =>
    createElement(
      'ol',
      null,
      list.items.map((item) => createElement('li', { key: item.id }, item.title)),
    )
  return startTestHandler({
    documents,
    pageTypes,
    slices: { document_list: { component: component as never } },
    ...more,
  })
}

const itemsOf = (html: string) =>
  [...html.matchAll(/<li>Article (\w)<\/li>/g)].map(([, uid]) => uid).join('')

function headOf(html: string) {
  const link = (rel: string) =>
    new RegExp(`rel="${rel}" href="([^"]*)"`).exec(html)?.[1]?.replace(testBaseUrl, '')
  return {
    title: /<title>([^<]*)/.exec(html)?.[1],
    canonical: link('canonical'),
    previous: link('prev'),
    next: link('next'),
    robots: /name="robots" content="([^"]*)"/.exec(html)?.[1],
    languages: [...html.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language).join(' '),
  }
}

const allLanguages = 'en-us de-de fr-fr x-default'

describe('pages with a query', () => {
  const { get } = start()
  const cells: [query: string, items: string, head: object][] = [
    [
      '',
      'ab',
      {
        title: 'Blog | Colloquy',
        canonical: '/blog',
        next: '/blog?page=2',
        languages: allLanguages,
      },
    ],
    [
      '?page=2',
      'cd',
      {
        title: 'Blog – Page 2 | Colloquy',
        canonical: '/blog?page=2',
        previous: '/blog',
        next: '/blog?page=3',
        languages: '',
      },
    ],
    ['?page=3', 'e', { canonical: '/blog?page=3', previous: '/blog?page=2', next: undefined }],
    ['?page=1&utm_source=x', 'ab', { canonical: '/blog', languages: allLanguages }],
    ['?topic=tools', 'de', { canonical: '/blog', robots: undefined, languages: '' }],
    ['?page=2&topic=skills', 'c', { canonical: '/blog', previous: undefined, robots: undefined }],
    ['?kind=research&topic=skills', 'bc', { canonical: '/blog', robots: 'noindex,follow' }],
    ['?q=article', 'ab', { canonical: '/blog', robots: 'noindex,follow', languages: '' }],
    ['?q=nothing+like+it', '', { canonical: '/blog', robots: 'noindex,follow' }],
  ]
  it.each(cells)('[HEAD-01] [HEAD-02] /blog%s shows %j', async (query, items, head) => {
    const response = await get(`/blog${query}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(itemsOf(html)).toBe(items)
    expect(headOf(html)).toMatchObject(head)
  })

  it.each([
    ['/blog?topic=unheard', '/blog'],
    ['/blog?topic=unheard&utm_source=x', '/blog?utm_source=x'],
    ['/blog?kind=research&topic=unheard', '/blog?kind=research'],
  ])('%s names what there is not, and leads to %s', async (from, to) => {
    const response = await get(from)
    expect([response.status, response.headers.get('location')]).toEqual([302, to])
  })

  it('[ROUTE-52] a page beyond the last is a fatal 404', async () => {
    const { get, logs } = start()
    expect((await get('/blog?page=4')).status).toBe(404)
    expect(logs).toMatchObject([{ code: 'PageNotFound', data: { fatal: true } }])
  })

  it('a page that is not there is looked for once, whatever is not its own in the query', async () => {
    const { get, logs } = start()
    const answers = []
    for (const query of ['page=4', 'page=4&gclid=1', 'utm_source=x&page=4']) {
      answers.push(await (await get(`/blog?${query}`)).text())
    }
    expect(new Set(answers).size).toBe(1)
    expect(logs.filter(({ code }) => code === 'PageNotFound')).toHaveLength(1)
    expect((await get('/blog?page=5')).status).toBe(404)
    expect(logs.filter(({ code }) => code === 'PageNotFound')).toHaveLength(2)
    expect((await get('/blog?page=1')).status).toBe(200)
  })

  it('[OP47] have payloads of their own, below the path', async () => {
    const response = await get('/de/blog/_payload.json?utm_source=x&page=1')
    expect(response.status).toBe(200)
    const second = (await (await get('/blog/_payload.json?page=2&x=y')).json()) as Payload
    expect(itemsOf(second.html)).toBe('cd')
    expect(headOf(second.head).canonical).toBe('/blog?page=2')
    expect((await get('/blog/_payload.json?topic=unheard')).status).toBe(404)
  })
})

describe('what is kept of pages with a query', () => {
  /** Counts how often a slice was loaded: once for each render of the page and its frame. */
  const countRenders = () => {
    let loads = 0
    const handler = start({ overrides: { fragments: undefined } })
    const { load } = handler.site.slices
    handler.site.slices.load = (type) => {
      if (type === 'document_list') loads++
      return load(type)
    }
    return { ...handler, renders: () => loads }
  }

  it('is one entry for every spelling of the same query', async () => {
    const { get, renders } = countRenders()
    await get('/blog?topic=skills&page=2')
    for (const query of [
      '?page=2&topic=skills',
      '?utm_id=1&topic=skills&page=02',
      '?topic=+skills&page=2',
    ])
      await get(`/blog${query}`)
    expect(renders()).toBe(1)
    await get('/blog?topic=tools')
    expect(renders()).toBe(2)
  })

  it('is the plain page for parameters nobody declared', async () => {
    const { get, renders } = countRenders()
    await get('/blog')
    await get('/blog?gclid=1')
    await get('/blog?__proto__=1&constructor=2')
    expect(renders()).toBe(1)
  })

  it('is nothing of answers to free text, of which there is no end', async () => {
    const { get, renders } = countRenders()
    await get('/blog?q=article')
    await get('/blog?q=article')
    expect(renders()).toBe(2)
  })

  it('is no drawing of such an answer either, while those of its other slices are', async () => {
    const keys: string[] = []
    const fragments = createFragmentCache()
    const spy: Site['fragments'] = {
      get(key, ...rest) {
        keys.push(key)
        return fragments.get(key, ...rest)
      },
    }
    const { get } = start({ overrides: { fragments: spy } })
    await get('/blog?topic=skills')
    const own = (key: string) => key.startsWith('document_list ')
    expect(keys.filter(own)).toHaveLength(1)
    keys.length = 0
    expect(itemsOf(await (await get('/blog?q=article')).text())).toBe('ab')
    expect(keys.filter(own)).toEqual([])
    expect(keys.length).toBeGreaterThan(0)
  })
})

describe('a page that shows what is ahead', () => {
  it('is rendered anew when that has passed, although nothing was published', async () => {
    let time = Date.parse('2026-11-21T12:00:00Z')
    const live = createPageType('live_event', [{ name: 'event', path: '/events/{uid}' }], { card })
    const hub = createPageType('blog_home', [{ name: 'blog', path: '/blog' }], {
      cacheSeconds: 3600,
      template: [
        {
          slice: 'document_list',
          query: {
            name: 'ahead',
            types: ['live_event'],
            where: [{ field: '/data/date', from: { now: true } }],
          },
        },
      ],
    })
    const { get } = start({
      now: () => time,
      pageTypes: [
        ...siteFiles.pageTypes.filter(({ type }) => type !== 'live_event' && type !== 'blog_home'),
        live,
        hub,
      ],
      documents: [
        createDocument('blog_home', { title: title('Events') }),
        createDocument(
          'live_event',
          { title: title('Article x'), date: '2026-11-21T12:10:00+0000' },
          { uid: 'x' },
        ),
        createDocument(
          'live_event',
          { title: title('Article y'), date: '2026-12-21T12:10:00+0000' },
          { uid: 'y' },
        ),
      ],
    })
    const read = async () => itemsOf(await (await get('/blog')).text())
    expect((await read()).split('').sort().join('')).toBe('xy')
    time += 300_000
    expect((await read()).length).toBe(2)
    time += 600_000
    expect(await read()).toBe('y')
  })
})
