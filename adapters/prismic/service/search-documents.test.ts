import { createClient, filter } from '@prismicio/client'
import type { BuildQueryURLArgs } from '@prismicio/client'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentService } from './content-service.ts'

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/content-service')
const service = createContentService({ folders: [FIXTURES] })
const client = createClient('colloquy', {
  documentAPIEndpoint: 'http://content.test/api/v2',
  fetch: (url, init) => service.handle(new Request(url, init)),
})

async function idsOf(parameters: Partial<BuildQueryURLArgs>) {
  const { results } = await client.get(parameters)
  return results.map(({ id }) => id)
}
const HOME = 'page-home-en-us0'
const ABOUT = 'page-about-en-us'
const ARTICLES = ['article-first-en', 'article-second-e', 'article-third-en']

describe('predicates', () => {
  it.each([
    ['at a type', filter.at('document.type', 'page'), [ABOUT, HOME]],
    ['at an id', filter.at('document.id', HOME), [HOME]],
    ['at a uid', filter.at('my.page.uid', 'about'), [ABOUT]],
    ['at one tag', filter.at('document.tags', ['company']), [ABOUT]],
    ['at every tag', filter.at('document.tags', ['company', 'start']), [ABOUT]],
    ['at a number', filter.at('my.article.position', 2), [ARTICLES[1]]],
    ['at a boolean', filter.at('my.page.featured', true), [ABOUT]],
    ['at a date', filter.at('my.page.founded', '2019-05-06'), [ABOUT]],
    ['at milliseconds', filter.at('my.page.founded', new Date('2019-05-06')), [ABOUT]],
    ['at a linked document', filter.at('my.article.next', 'article-second-e'), [ARTICLES[0]]],
    [
      'at a field of a group',
      filter.at('my.author.quotes.text', 'Ask twice.'),
      ['author-ada-en-us'],
    ],
    [
      'any type',
      filter.any('document.type', ['author', 'navbar']),
      ['author-ada-en-us', 'author-grace-en0', 'navbar-en-us-000'],
    ],
    ['some tags', filter.any('document.tags', ['company', 'nothing']), [ABOUT]],
    ['in ids, in their order', filter.in('document.id', [HOME, 'none', ABOUT]), [HOME, ABOUT]],
    [
      'in uids, in their order',
      filter.in('my.article.uid', ['third', 'first']),
      [ARTICLES[2], ARTICLES[0]],
    ],
    ['words in a document', filter.fulltext('document', 'LEARN software'), [ABOUT]],
    ['words in a field', filter.fulltext('my.page.title', 'learn'), [HOME]],
    ['has', filter.has('my.article.next'), [ARTICLES[0], ARTICLES[1]]],
    ['missing, of the type alone', filter.missing('my.article.next'), [ARTICLES[2]]],
    ['less than', filter.numberLessThan('my.article.position', 2), [ARTICLES[0]]],
    ['greater than', filter.numberGreaterThan('my.article.position', 2), [ARTICLES[2]]],
    ['in range', filter.numberInRange('my.article.position', 1, 2), [ARTICLES[0], ARTICLES[1]]],
    ['after a date', filter.dateAfter('document.first_publication_date', '2026-01-06'), [ABOUT]],
    ['after is strict', filter.dateAfter('my.page.founded', '2019-05-06'), []],
    ['before a date', filter.dateBefore('my.page.founded', '2019-05-07'), [ABOUT]],
    ['between dates', filter.dateBetween('my.page.founded', '2019-05-06', '2019-05-06'), [ABOUT]],
    ['day of month', filter.dateDayOfMonth('my.page.founded', 6), [ABOUT]],
    ['day of month after', filter.dateDayOfMonthAfter('my.page.founded', 6), []],
    ['day of month before', filter.dateDayOfMonthBefore('my.page.founded', 7), [ABOUT]],
    ['day of week', filter.dateDayOfWeek('my.page.founded', 'Mon'), [ABOUT]],
    ['day of week after', filter.dateDayOfWeekAfter('my.page.founded', 1), []],
    ['day of week before', filter.dateDayOfWeekBefore('my.page.founded', 'tuesday'), [ABOUT]],
    ['month', filter.dateMonth('my.page.founded', 'May'), [ABOUT]],
    ['month after', filter.dateMonthAfter('my.page.founded', 'April'), [ABOUT]],
    ['month before', filter.dateMonthBefore('my.page.founded', 5), []],
    ['year', filter.dateYear('my.page.founded', 2019), [ABOUT]],
    ['hour', filter.dateHour('document.last_publication_date', 15), [ABOUT]],
    ['hour after', filter.dateHourAfter('document.last_publication_date', 14), [ABOUT]],
    ['hour before', filter.dateHourBefore('document.last_publication_date', 9), []],
    ['near a point', filter.geopointNear('my.page.place', 48.85, 2.35, 1), [ABOUT]],
    ['far from a point', filter.geopointNear('my.page.place', 48.7, 2.35, 1), []],
    ['similar', filter.similar(ARTICLES[0] as string, 1), []],
  ])('finds: %s', async (_, predicate, expected) => {
    expect((await idsOf({ filters: [predicate] })).toSorted()).toEqual(expected.toSorted())
    if (predicate.startsWith('[in('))
      expect(await idsOf({ filters: [predicate] })).toEqual(expected)
  })

  it('finds documents that share rare words, the most alike first', async () => {
    const found = await idsOf({ filters: [filter.similar(ARTICLES[0] as string, 3)] })
    expect(found).toEqual(expect.arrayContaining([ARTICLES[1], ARTICLES[2]]))
    expect(found).not.toContain(ARTICLES[0])
  })

  it('finds what is not so', async () => {
    const filters = [filter.at('document.type', 'article'), filter.not('my.article.uid', 'first')]
    expect(await idsOf({ filters })).toEqual([ARTICLES[1], ARTICLES[2]])
  })

  it('answers a query for a type without documents like one for an unknown field', async () => {
    const query = client.getByUID('podcast', 'one')
    await expect(query).rejects.toMatchObject({
      name: 'Error',
      message:
        "[function at(..)] unexpected field 'my.podcast.uid' on line:1 col:3 in query " +
        '\'[[at(my.podcast.uid, "one")]]\'',
      response: { type: 'parsing-error', line: 1, column: 3, id: 0, location: 'query' },
    })
  })

  it.each([
    ['[[near(my.page.uid, "x")]]', 'unknown predicate'],
    ['[[at(my.page.uid)]]', 'expected 1 values, got 0'],
    ['[[any(my.page.uid, "x")]]', 'expected a list'],
    ['[[date.year-after(my.page.founded, 2019)]]', 'unknown predicate'],
    ['[[at(document.colour, "x")]]', "unexpected field 'document.colour'"],
    ['[[similar("x")]]', 'expected a document id and a number'],
    ['[[at(', 'expected a value'],
  ])('refuses with 400: %s', async (q, message) => {
    const url = new URL('http://content.test/api/v2/documents/search')
    url.search = String(new URLSearchParams({ ref: (await client.getMasterRef()).ref, q }))
    const response = await service.handle(new Request(url))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      type: 'parsing-error',
      message: expect.stringContaining(message) as string,
    })
  })
})

describe('languages, order and pages', () => {
  it('gives the master language alone unless asked for another or all', async () => {
    const filters = [filter.at('document.type', 'page')]
    expect(await idsOf({ filters })).toEqual([ABOUT, HOME])
    expect(await idsOf({ filters, lang: 'fr-fr' })).toEqual(['page-about-fr-fr'])
    expect(await idsOf({ filters, lang: '*' })).toHaveLength(4)
    expect(await idsOf({ filters, lang: 'pl-pl' })).toEqual([])
  })

  it('orders by fields and dates, documents without the value last', async () => {
    const filters = [filter.at('document.type', 'article')]
    const byTitle = { field: 'my.article.title', direction: 'desc' as const }
    expect(await idsOf({ filters, orderings: byTitle })).toEqual(ARTICLES.toReversed())
    const dates = [{ field: 'document.last_publication_date' }, { field: 'my.page.rank' }]
    const pages = [filter.at('document.type', 'page')]
    expect(await idsOf({ filters: pages, orderings: dates })).toEqual([HOME, ABOUT])
    for (const direction of ['asc', 'desc'] as const) {
      const orderings = [{ field: 'my.page.founded', direction }, { field: 'my.page.rank' }]
      const found = await idsOf({ filters: pages, orderings, lang: '*' })
      expect([found[0], found[1]]).toEqual([ABOUT, 'page-about-fr-fr'])
    }
    // As numbers 2 < 10, as texts it is the reverse.
    expect(await idsOf({ filters: pages, orderings: 'my.page.rank desc' })).toEqual([ABOUT, HOME])
  })

  it.each([
    'my.page.rank down',
    'my.page',
    'rank',
    'document.nothing',
    'my.page.rank desc asc',
    'my.page.rank,,document.id',
  ])('is refused when it cannot be read: %s', async (orderings) => {
    await expect(idsOf({ orderings })).rejects.toMatchObject({
      response: { type: 'api_validation_error' },
      message: expect.stringContaining('[orderings] unexpected'),
    })
  })

  it('changes nothing when no document has its field', async () => {
    const filters = [filter.at('document.type', 'page')]
    expect(await idsOf({ filters, orderings: 'my.nothing.rank' })).toEqual([ABOUT, HOME])
    expect(await idsOf({ filters, orderings: '' })).toEqual([ABOUT, HOME])
  })

  it('gives pages, with the addresses of their neighbours', async () => {
    const query = { filters: [filter.at('document.type', 'article')], pageSize: 2 }
    const first = await client.get(query)
    expect(first).toMatchObject({
      page: 1,
      results_per_page: 2,
      results_size: 2,
      total_results_size: 3,
      total_pages: 2,
      next_page: expect.stringContaining('page=2') as string,
      prev_page: null,
    })
    const second = await client.get({ ...query, page: 2 })
    expect(second).toMatchObject({ results_size: 1, next_page: null })
    expect(second.prev_page).toContain('page=1')
    const none = await client.get({ filters: [filter.at('document.type', 'podcast')] })
    expect(none).toMatchObject({ total_pages: 0, results: [], next_page: null })
  })

  it.each([
    [0, 20],
    [500, 100],
    [-1, 20],
  ])('answers a page size of %d with %d', async (pageSize, expected) => {
    expect((await client.get({ pageSize })).results_per_page).toBe(expected)
  })

  it('drops everything up to the document named by after', async () => {
    const query = { filters: [filter.at('document.type', 'article')], after: ARTICLES[0]! }
    expect(await idsOf(query)).toEqual(ARTICLES.slice(1))
  })
})

describe('fields', () => {
  it('keeps only the fields of fetch', async () => {
    const home = await client.getByUID('page', 'home', { fetch: ['page.rank', 'page.none'] })
    expect(home.data).toEqual({ rank: 2 })
  })

  it('adds to links what fetchLinks can deliver, and nothing else', async () => {
    const fields = ['name', 'portrait', 'biography', 'home', 'quotes', 'resume', 'nickname']
    const home = await client.getByUID('page', 'home', {
      fetchLinks: fields.map((field) => `author.${field}`),
    })
    expect(home.data['author'].data).toEqual({
      name: 'Ada',
      portrait: expect.objectContaining({ url: 'http://content.test/assets/shapes/circle.svg' }),
      biography: [{ type: 'paragraph', text: 'Ada teaches.', spans: [] }],
      home: expect.objectContaining({ id: HOME, uid: 'home' }),
    })
    expect(home.data['author'].data.home).not.toHaveProperty('data')
    const page = await client.getByUID('page', 'home', { fetchLinks: 'page.rank,page.featured' })
    expect(page.data['text'][0].spans[0].data).not.toHaveProperty('data')
  })

  it('reaches links in slices', async () => {
    const home = await client.getByUID('page', 'home', { fetchLinks: 'article.position' })
    expect(home.data['body'][0].primary.article).toMatchObject({
      text: 'Read it',
      uid: 'first',
      data: { position: 1 },
    })
  })

  it('leaves data away when it has nothing to deliver', async () => {
    const home = await client.getByUID('page', 'home', { fetchLinks: 'author.quotes' })
    expect(home.data['author']).not.toHaveProperty('data')
  })
})
