import { describe, expect, it } from 'vitest'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLegalDocument } from '#tests/support/documents.ts'
import { findAll, readXml, textsOf } from '#tests/support/read-xml.ts'
import { renderSitemap, renderSitemapIndex } from './sitemap.ts'
import { pagesPerFile, toSitemapPath } from './sitemap-paths.ts'

const { site } = createTestSite({
  documents: Array.from({ length: 5 }, (_, index) =>
    createLegalDocument({}, { uid: `terms-${index}` }),
  ),
})

describe('a sitemap of many pages', () => {
  it('is split before the limit of the protocol', async () => {
    expect(pagesPerFile).toBeLessThan(50_000)
    const index = readXml(await renderSitemapIndex(site, 2))
    expect(textsOf(index, 'loc').map((url) => new URL(url).pathname)).toEqual(
      [1, 2, 3].map((part) => toSitemapPath('en', part)),
    )
  })

  it('has every page in one of its parts, and nothing after the last', async () => {
    const parts = await Promise.all([1, 2, 3].map((part) => renderSitemap('en', part, site, 2)))
    const pages = parts.map((part) => textsOf(readXml(part!), 'loc'))
    expect(pages.map((part) => part.length)).toEqual([2, 2, 1])
    expect(new Set(pages.flat()).size).toBe(5)
    expect(await renderSitemap('en', 4, site, 2)).toBeUndefined()
  })

  it('names languages without pages in no index', async () => {
    expect(findAll(readXml(await renderSitemapIndex(site)), 'sitemap')).toHaveLength(1)
  })
})
