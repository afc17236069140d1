import { createClient, type BuildQueryURLArgs, type Route } from '@prismicio/client'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentService } from './content-service.ts'

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/content-service')
const service = createContentService({ folders: [FIXTURES] })
const client = createClient('colloquy', {
  documentAPIEndpoint: 'http://content.test/api/v2',
  fetch: (url, init) => service.handle(new Request(url, init)),
})

async function urlsOf(routes: Route[], parameters: Partial<BuildQueryURLArgs> = {}) {
  const { results } = await client.get({ routes, lang: '*', pageSize: 100, ...parameters })
  return Object.fromEntries(results.map(({ id, url }) => [id, url]))
}

const pages: Route[] = [{ type: 'page', path: '/:uid' }]

describe('routes', () => {
  it('fill the addresses of documents of their types, and leave others null', async () => {
    expect(await urlsOf(pages)).toMatchObject({
      'page-about-en-us': '/about',
      'article-first-en': null,
    })
    expect(await urlsOf([])).toMatchObject({ 'page-about-en-us': null })
  })

  it('that are narrowed to a uid or a language go before others, wherever they stand', async () => {
    const routes: Route[] = [
      ...pages,
      { type: 'page', lang: 'de-de', path: '/:lang/:uid' },
      { type: 'page', uid: 'home', path: '/' },
      { type: 'page', uid: 'home', lang: 'de-de', path: '/:lang' },
    ]
    expect(await urlsOf(routes)).toMatchObject({
      'page-home-en-us0': '/',
      'page-about-en-us': '/about',
      'page-home-de-de0': '/de-de',
    })
  })

  it('take words from the documents that relationships lead to', async () => {
    const path = '/blog/:after?/:last?/:uid'
    const resolvers = { after: 'next', last: 'next.next' }
    expect(await urlsOf([{ type: 'article', path, resolvers }])).toMatchObject({
      'article-first-en': '/blog/second/first/first',
      'article-second-e': '/blog/first/second/second',
      'article-third-en': '/blog/third',
    })
  })

  it('leave a document without an address when a word of its own is missing', async () => {
    const routes: Route[] = [
      { type: 'article', path: '/:after/:uid', resolvers: { after: 'next' } },
    ]
    expect(await urlsOf(routes)).toMatchObject({ 'article-third-en': null })
    // Authors have no uid.
    expect(await urlsOf([{ type: 'author', path: '/:uid' }])).toMatchObject({
      'author-ada-en-us': null,
    })
  })

  it('of one type: the one that says most is taken', async () => {
    const routes: Route[] = [
      { type: 'article', path: '/:uid' },
      { type: 'article', path: '/:after/:uid', resolvers: { after: 'next' } },
    ]
    expect(await urlsOf(routes)).toMatchObject({
      'article-first-en': '/second/first',
      'article-third-en': '/third',
    })
  })

  it('fill the addresses of links in fields, slices, rich text and linked data', async () => {
    const routes: Route[] = [...pages, { type: 'article', path: '/blog/:uid' }]
    const home = await client.getByUID('page', 'home', {
      routes,
      graphQuery: '{ page { ...pageFields author { ...on author { home } } } }',
    })
    expect(home.data).toMatchObject({
      author: { data: { home: { url: '/home' } } },
      text: [{ spans: [{ data: { uid: 'about', url: '/about' } }] }],
      body: [{ primary: { article: { text: 'Read it', url: '/blog/first' } } }],
    })
    expect(home.data['author']).not.toHaveProperty('url')
  })

  it('give broken links the address of brokenRoute', async () => {
    const broken = { id: 'author-nobody-en', isBroken: true }
    const home = (parameters: BuildQueryURLArgs | object) =>
      client.getByUID('page', 'home', parameters)
    expect((await home({ routes: pages, brokenRoute: '/404' })).data['gone']).toMatchObject({
      ...broken,
      url: '/404',
    })
    expect((await home({ routes: pages })).data['gone']).not.toHaveProperty('url')
  })

  it.each([
    ['of an unknown type', '[{"type":"nothing","path":"/:uid"}]', 'Unknown type nothing'],
    ['that are no JSON', '[{', 'no JSON'],
    ['that are no list', '{"type":"page","path":"/"}', 'must be a list'],
    ['without a path', '[{"type":"page"}]', 'needs a "type" and a "path"'],
    ['with an unknown keyword', '[{"type":"page","path":"/:parent/:uid"}]', 'keyword :parent'],
    [
      'with a resolver that is no relationship',
      '[{"type":"page","path":"/:a","resolvers":{"a":"title"}}]',
      'Invalid resolver a\nIt must be a content relationship',
    ],
  ])('%s are refused, whatever is asked for', async (_, routes, message) => {
    const asked = client.getByUID('author', 'none', { routes })
    await expect(asked).rejects.toMatchObject({
      name: 'Error',
      message: expect.stringContaining(`[Link resolver error]`),
      response: { message: expect.stringContaining(message) },
    })
  })
})
