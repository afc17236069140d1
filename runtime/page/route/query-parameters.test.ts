import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageType } from '../../model/config/page-type.ts'
import { isRefined, isSearched, readParameters, toSearch } from './query-parameters.ts'

const list: PageType = {
  type: 'blog_home',
  routes: [{ name: 'blog', path: '/blog' }],
  template: [
    { zone: '/data/body' },
    {
      slice: 'document_list',
      query: {
        name: 'articles',
        types: ['blog_article'],
        pageSize: 12,
        search: 'q',
        facets: [
          { parameter: 'topic', field: '/data/category', label: 'facets.topic' },
          { parameter: 'author', field: '/data/author', label: 'facets.author' },
        ],
      },
    },
  ],
  head: { title: '/data/title' },
  layout: 'default',
}
const plain: PageType = { ...list, template: [{ zone: '/data/body' }] }

const read = (query: string, pageType = list) =>
  readParameters(pageType, new URLSearchParams(query))

describe('the query of a page', () => {
  it.each([
    ['utm_source=x&fbclid=1', {}],
    ['topic=skills&utm_source=x', { topic: 'skills' }],
    ['page=2', { page: '2' }],
    ['page=1', {}],
    ['page=0', {}],
    ['page=-3', {}],
    ['page=02', { page: '2' }],
    ['page=1e3', {}],
    ['page=', {}],
    ['q=%20%20two%0A%00words%20', { q: 'two words' }],
    ['q=%20', {}],
    ['topic=a&topic=b', { topic: 'a' }],
    ['constructor=a&__proto__=b', {}],
    [`q=${'a'.repeat(10_000)}`, { q: 'a'.repeat(80) }],
  ])('of %j takes %j', (query, parameters) => {
    expect(read(query)).toEqual(parameters)
  })

  it('is nothing for a page type that declares nothing', () => {
    expect(read('q=a&page=2&topic=b', plain)).toEqual({})
  })

  it('has one spelling: the alphabet, then the page', () => {
    expect(toSearch(read('page=3&topic=b&q=a+b&author=ada'))).toBe(
      '?author=ada&q=a+b&topic=b&page=3',
    )
    expect(toSearch({})).toBe('')
  })

  it('tells what is refined from a later page, and free text from what has an end', () => {
    expect([isRefined({ page: '2' }), isRefined({ topic: 'a' })]).toEqual([false, true])
    expect([isSearched(list, { topic: 'a' }), isSearched(list, { q: 'a' })]).toEqual([false, true])
  })

  it('reads back what it writes', () => {
    const query = fc.record(
      { q: fc.string(), topic: fc.string(), page: fc.integer().map(String), other: fc.string() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(query, (one) => {
        const parameters = readParameters(list, new URLSearchParams(one as Record<string, string>))
        expect(read(toSearch(parameters))).toEqual(parameters)
      }),
    )
  })
})
