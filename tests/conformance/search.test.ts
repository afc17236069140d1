/** The search of the shipped site, by what runs in browsers over what browsers are sent. */
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSearchIndex } from '#runtime'
import { loadSearchIndex, type SearchIndex } from '#runtime/search'
import { openShippedSite } from '#tests/support/open-shipped-site.ts'
import { english, french, german } from './search-queries.ts'

const shipped = openShippedSite()

describe.each([
  ['en', english],
  ['de', german],
  ['fr', french],
])('[OP50] the search in %s', (locale, queries) => {
  let index: SearchIndex

  beforeAll(async () => {
    index = loadSearchIndex(await buildSearchIndex(locale, shipped), locale)
  })

  it('is asked for 60 things', () => {
    expect(new Set(queries.map(([query]) => query)).size).toBe(60)
  })

  it.each(queries)('has for "%s" among its first three: %s', (query, page) => {
    expect(index.search(query, 3).map(({ href }) => href)).toContain(page)
  })
})
