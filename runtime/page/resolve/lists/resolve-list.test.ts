import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadDocument } from '../../load/load-document.ts'
import { isSiteError } from '../../../model/errors/site-error.ts'
import { resolvePage } from '../resolve-page.ts'
import { validateDocument } from '../../validate/validate-document.ts'
import {
  articleType,
  createArticle,
  createHub,
  createHubSite,
  linkTo,
  type ArticleFacts,
  type HubOptions,
  type HubSite,
} from '#tests/support/articles.ts'
import type { Query } from '#schemas/config-types.ts'
import type { ResolvedList } from '../../../model/slice/resolved-list.ts'

async function open(site: HubSite, parameters: Record<string, string> = {}) {
  const ref = site.ref(parameters)
  const document = validateDocument(await loadDocument(ref, site.site), site.site)
  return resolvePage(document, ref, site.site)
}

async function listOf(
  query: Partial<Query>,
  options: HubOptions = {},
  parameters: Record<string, string> = {},
): Promise<ResolvedList> {
  const page = await open(createHubSite(query, options), parameters)
  return page.sections[0]!.list!
}

const uidsOf = (list: ResolvedList) => list.items.map(({ id }) => id.split('.')[1])
const byDate = { orderings: [{ field: '/data/publication_datetime', direction: 'desc' as const }] }
const categoryFacet = { parameter: 'category', field: '/data/category', label: 'lists.empty' }

const three = [
  createArticle('old', { date: '2026-01-01T08:00:00+0000', category: 'news', tags: ['ai'] }),
  createArticle('new', {
    date: '2026-09-01T08:00:00+0000',
    category: 'guides',
    tags: ['ai', 'hr'],
  }),
  createArticle('undated', { category: 'news' }),
]

describe('a list', () => {
  it('[PAGEBUILDER-05] shows the documents of a type in the order of its query, those without a value last', async () => {
    expect(uidsOf(await listOf(byDate, { articles: three }))).toEqual(['new', 'old', 'undated'])
    const ascending = { orderings: [{ field: '/data/publication_datetime' }] }
    expect(uidsOf(await listOf(ascending, { articles: three }))).toEqual(['old', 'new', 'undated'])
  })

  it('makes a card of each, as its page type says', async () => {
    const site = createHubSite(byDate, { articles: three })
    const [card] = (await open(site)).sections[0]!.list!.items
    expect(card).toEqual({
      id: 'blog_article.new.en-us',
      type: 'blog_article',
      title: 'Article new',
      text: 'What new is about',
      kicker: 'The guides',
      meta: ['ai', 'hr'],
      badges: [],
      date: '2026-09-01T10:00:00+02:00',
      link: { href: '/blog/new', kind: 'internal' },
      typeLabel: site.site.messages.translator('en')('types.blog_article'),
    })
  })

  it('never shows a hidden document, nor one of another language, nor one that cannot be shown', async () => {
    const broken = { ...createArticle('broken'), data: { description: 'No title' } }
    const articles = [
      createArticle('shown'),
      createArticle('hidden', { isHidden: true }),
      createArticle('deutsch', { lang: 'de-de' }),
      broken,
    ]
    const site = createHubSite(byDate, { articles })
    const page = await open(site)
    expect(uidsOf(page.sections[0]!.list!)).toEqual(['shown'])
    expect(site.issues.map(({ code, documentId }) => [code, documentId])).toEqual([
      ['InvalidDocument', broken.id],
    ])
  })

  it('is left out when there is nothing and no words for it', async () => {
    const site = createHubSite({ empty: undefined as never }, { articles: [] })
    expect((await open(site)).sections).toEqual([])
  })
})

describe('conditions', () => {
  const now = () => Date.parse('2026-06-01T00:00:00Z')
  const field = '/data/publication_datetime'

  it('compare relationships with the page, values, and the page itself', async () => {
    const hub = createHub({ featured_article: linkTo('blog_article', 'new') })
    const options = { articles: three, hub }
    const where = [{ not: { field: '/id', is: { document: '/data/featured_article' } } }]
    expect(uidsOf(await listOf({ where, ...byDate }, options))).toEqual(['old', 'undated'])
    const is = [{ field: '/id', is: { document: '/data/featured_article' } }]
    expect(uidsOf(await listOf({ where: is }, options))).toEqual(['new'])
    const typed = [createArticle('how', { kind: 'how-to' }), createArticle('what')]
    const value = [{ field: '/data/article_type', is: { value: 'how-to' } }]
    expect(uidsOf(await listOf({ where: value }, { articles: typed }))).toEqual(['how'])
  })

  it('compare moments with the clock, and say until when that is true', async () => {
    const ahead = createHubSite(
      { where: [{ field, from: { now: true } }] },
      { articles: three, now },
    )
    const page = await open(ahead)
    expect(uidsOf(page.sections[0]!.list!)).toEqual(['new'])
    expect(page.validUntil).toBe(Date.parse('2026-09-01T08:00:00.001Z'))
    const past = await listOf(
      { where: [{ field, until: { now: true } }] },
      { articles: three, now },
    )
    expect(uidsOf(past)).toEqual(['old'])
  })

  it('compare a moment that each type keeps in a field of its own', async () => {
    const where = [
      { field: { by: '/type', cases: { blog_article: field } }, from: { now: true as const } },
    ]
    expect(uidsOf(await listOf({ where }, { articles: three, now }))).toEqual(['new'])
    const other = [
      {
        field: { by: '/type', cases: { webinar: '/data/datetime' } },
        from: { now: true as const },
      },
    ]
    expect(uidsOf(await listOf({ where: other }, { articles: three, now }))).toEqual([])
  })

  it('what is published later is in no list before its day, but where an editor chose it', async () => {
    const published = {
      ...articleType,
      head: { title: '/data/title', properties: { 'article:published_time': field } },
    }
    const options = { articles: three, now, articleType: published }
    const site = createHubSite(byDate, options)
    const page = await open(site)
    expect(uidsOf(page.sections[0]!.list!)).toEqual(['old', 'undated'])
    expect(page.validUntil).toBe(Date.parse('2026-09-01T08:00:00Z'))
    const later = () => Date.parse('2026-09-01T08:00:00Z')
    const then = await open(createHubSite(byDate, { ...options, now: later }))
    expect(uidsOf(then.sections[0]!.list!)).toEqual(['new', 'old', 'undated'])
    expect(then.validUntil).toBeUndefined()
  })

  it('a page without moments is true until something is published', async () => {
    expect((await open(createHubSite(byDate, { articles: three }))).validUntil).toBeUndefined()
  })
})

describe('related documents and chosen ones', () => {
  it('rank by the links they share with the page', async () => {
    const linked = {
      ...articleType,
      template: [
        {
          query: {
            name: 'related',
            types: ['blog_article'],
            where: [{ not: { field: '/id', is: { document: '/id' } } }],
            related: ['/data/category', '/data/tags/*/tag'],
            ...byDate,
          },
          slice: 'document_list',
        },
      ],
    }
    const articles = [
      ...three,
      createArticle('page', { category: 'news', tags: ['ai', 'hr'] }),
      createArticle('twin', { category: 'news', tags: ['ai', 'hr'], date: '2020-01-01' }),
    ]
    const { site } = createHubSite({}, { articles, articleType: linked })
    const ref = { ...site.routes.match('/blog/page')!, path: '/blog/page' }
    const document = validateDocument(await loadDocument(ref, site), site)
    const page = await resolvePage(document, ref, site)
    expect(uidsOf(page.sections[0]!.list!)).toEqual(['twin', 'new', 'old', 'undated'])
  })

  it('are those a group of the page lists, in its order', async () => {
    const hub = createHub({ featured_article: linkTo('blog_article', 'old') })
    const query = { in: '/data/featured_article', types: ['blog_article'] }
    expect(uidsOf(await listOf(query, { articles: three, hub }))).toEqual(['old'])
  })
})

describe('refining', () => {
  const query = { facets: [categoryFacet], search: 'q', pageSize: 2, ...byDate }

  it('names the options of a relationship by the linked document, with counts and addresses', async () => {
    const list = await listOf(query, { articles: three })
    expect(list.facets[0]!.options).toEqual([
      {
        value: 'guides',
        label: 'The guides',
        count: 1,
        href: '/blog?category=guides',
        isSelected: false,
      },
      {
        value: 'news',
        label: 'The news',
        count: 2,
        href: '/blog?category=news',
        isSelected: false,
      },
    ])
    expect(list.facets[0]).not.toHaveProperty('clearHref')
    expect(list.isRefined).toBe(false)
  })

  it('keeps the other choices in its addresses and begins again at the first page', async () => {
    const articles = [...three, createArticle('more', { category: 'news' })]
    const list = await listOf(query, { articles }, { category: 'news', q: 'article' })
    expect(list).toMatchObject({
      total: 3,
      page: 1,
      pages: 2,
      pageHrefs: ['/blog?category=news&q=article', '/blog?category=news&q=article&page=2'],
      next: '/blog?category=news&q=article&page=2',
      clearHref: '/blog',
      action: '/blog',
      search: { parameter: 'q', value: 'article', action: '/blog' },
      isRefined: true,
      statusText: '3 results',
    })
    expect(list).not.toHaveProperty('previous')
    expect(list.facets[0]!.clearHref).toBe('/blog?q=article')
  })

  it('finds texts by beginnings, with letters wrong and without accents', async () => {
    const articles = [createArticle('resume'), createArticle('training')]
    const find = async (q: string) => uidsOf(await listOf(query, { articles }, { q }))
    expect(await find('train')).toEqual(['training'])
    expect(await find('trainning')).toEqual(['training'])
    expect(await find('RÉSUMÉ')).toEqual(['resume'])
    expect(await find('nowhere')).toEqual([])
  })

  it('a list that is refined to nothing is still there, with words for it', async () => {
    const site = createHubSite(
      { ...query, empty: undefined as never },
      {
        articles: three,
      },
    )
    const [section] = (await open(site, { q: 'zebra' })).sections
    expect(section!.list).toMatchObject({ total: 0, pages: 1, isRefined: true })
    expect(section!.list!.emptyText).toBe(site.site.messages.bundle('en')['lists.empty'])
  })

  it('says which parameters name what it does not have', async () => {
    const page = await open(createHubSite(query, { articles: three }), {
      category: 'sports',
      q: 'article',
    })
    expect(page.canonicalParameters).toEqual({ q: 'article' })
    expect(page.sections[0]!.list!.total).toBe(3)
  })

  it('[ERR-03] a page beyond the last is the fatal not-found', async () => {
    const site = createHubSite(query, { articles: three })
    expect((await open(site, { page: '2' })).sections[0]!.list!.items).toHaveLength(1)
    const beyond = await open(site, { page: '3' }).catch((error: unknown) => error)
    expect(isSiteError(beyond, 'PageNotFound')).toBe(true)
  })
})

const word = (...words: string[]) => fc.constantFrom(...words)
const articleFacts = fc.record({
  category: fc.option(word('news', 'guides', 'people'), { nil: undefined }),
  tags: fc.uniqueArray(word('ai', 'hr', 'sales'), { maxLength: 3 }),
  kind: word('article', 'how-to', 'opinion'),
})
const facets = [
  categoryFacet,
  { parameter: 'tag', field: '/data/tags/*/tag', label: 'lists.empty' },
  { parameter: 'kind', field: '/data/article_type', label: 'lists.empty', labels: 'kinds' },
]
const has: Record<string, (facts: ArticleFacts, value: string) => boolean> = {
  category: ({ category }, value) => category === value,
  tag: ({ tags = [] }, value) => tags.includes(value),
  kind: ({ kind }, value) => kind === value,
}
const matches = (facts: ArticleFacts, chosen: Record<string, string>) =>
  Object.entries(chosen).every(([parameter, value]) => has[parameter]!(facts, value))

describe('for any documents and any choice', () => {
  const choice = fc.record(
    { category: word('news', 'guides'), tag: word('ai', 'hr'), kind: word('how-to', 'opinion') },
    { requiredKeys: [] },
  )

  it('an option counts what choosing it would give, with the other choices kept', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(articleFacts, { maxLength: 25 }), choice, async (all, wanted) => {
        const articles = all.map((facts, index) => createArticle(`a${index}`, facts))
        const list = await listOf({ facets }, { articles }, wanted)
        const chosen = Object.fromEntries(
          list.facets.flatMap(({ parameter, options }) =>
            options.filter(({ isSelected }) => isSelected).map(({ value }) => [parameter, value]),
          ),
        )
        expect(list.total).toBe(all.filter((facts) => matches(facts, chosen)).length)
        for (const { parameter, options } of list.facets) {
          for (const { value, count } of options) {
            const ifChosen = { ...chosen, [parameter]: value }
            expect(count).toBe(all.filter((facts) => matches(facts, ifChosen)).length)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('the pages hold every result once, in one order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(articleFacts, { maxLength: 25 }),
        fc.integer({ min: 1, max: 7 }),
        async (all, pageSize) => {
          const articles = all.map((facts, index) => createArticle(`a${index}`, facts))
          const whole = await listOf({ ...byDate }, { articles })
          const site = createHubSite({ ...byDate, pageSize }, { articles })
          const seen: (string | undefined)[] = []
          const { pages } = (await open(site)).sections[0]!.list!
          for (let page = 1; page <= pages; page++) {
            const { items, total } = (await open(site, { page: String(page) })).sections[0]!.list!
            expect(total).toBe(all.length)
            expect(items.length).toBeLessThanOrEqual(pageSize)
            seen.push(...items.map(({ id }) => id.split('.')[1]))
          }
          expect(seen).toEqual(uidsOf(whole))
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('five thousand documents', () => {
  it('are read and validated once, whatever pages of them are asked for', async () => {
    const articles = Array.from({ length: 5000 }, (_, index) =>
      createArticle(`a${index}`, {
        category: `c${index % 7}`,
        date: new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString(),
      }),
    )
    const site = createHubSite({ ...byDate, facets, pageSize: 12, search: 'q' }, { articles })
    let validated = 0
    const { validators } = site.site
    const { documents } = validators
    Object.assign(site.site, {
      validators: {
        ...validators,
        documents: {
          ...documents,
          blog_article: new Proxy(documents['blog_article']!, {
            apply: (validate, self, args) => {
              validated++
              return Reflect.apply(validate, self, args) as unknown
            },
          }),
        },
      },
    })
    await open(site)
    expect(validated).toBe(5000)
    for (let page = 2; page < 12; page++) {
      await open(site, { page: String(page), category: `c${page % 7}` })
    }
    expect(validated).toBe(5000)
    expect(site.content.queries.filter((query) => query.startsWith('all'))).toEqual([
      'all blog_article en-us',
    ])
  })
})
