import { describe, expect, it } from 'vitest'
import { createTestSite, siteFiles } from '#tests/support/create-test-site.ts'
import { createLegalDocument, languages } from '#tests/support/documents.ts'
import { findAll, readXml, textsOf } from '#tests/support/read-xml.ts'
import {
  listSitemapPaths,
  renderSitemap,
  renderSitemapIndex,
  sitemapLimits,
  toSitemapPath,
} from './sitemap.ts'

const { site } = createTestSite({
  documents: Array.from({ length: 5 }, (_, index) =>
    createLegalDocument(
      {},
      { uid: `terms-${index}`, last_publication_date: `2026-10-0${5 - index}T08:00:00Z` },
    ),
  ),
})
const ofTwo = { ...sitemapLimits, pages: 2 }

describe('a sitemap of many pages', () => {
  it('[HEAD-17] is split before the limits of the protocol', async () => {
    expect(sitemapLimits.pages).toBeLessThanOrEqual(50_000)
    expect(sitemapLimits.bytes).toBeLessThanOrEqual(50 * 1024 * 1024)
    const paths = [1, 2, 3].map((part) => toSitemapPath('en', part))
    const index = readXml(await renderSitemapIndex(site, ofTwo))
    expect(textsOf(index, 'loc').map((url) => new URL(url).pathname)).toEqual(paths)
    expect(await listSitemapPaths(site, ofTwo)).toEqual(paths)
  })

  it('[HEAD-17] says in its index when a page of a part was last changed', async () => {
    expect(textsOf(readXml(await renderSitemapIndex(site, ofTwo)), 'lastmod')).toEqual([
      '2026-10-05T08:00:00.000Z',
      '2026-10-03T08:00:00.000Z',
      '2026-10-01T08:00:00.000Z',
    ])
  })

  it('has every page in one of its parts, and nothing after the last', async () => {
    const parts = await Promise.all([1, 2, 3].map((part) => renderSitemap('en', part, site, ofTwo)))
    const pages = parts.map((part) => textsOf(readXml(part!), 'loc'))
    expect(pages.map((part) => part.length)).toEqual([2, 2, 1])
    expect(new Set(pages.flat()).size).toBe(5)
    expect(await renderSitemap('en', 4, site, ofTwo)).toBeUndefined()
  })

  it('names languages without pages in no index', async () => {
    expect(findAll(readXml(await renderSitemapIndex(site)), 'sitemap')).toHaveLength(1)
  })

  it('[HEAD-17] knows at once what was published', async () => {
    const changing = createTestSite({ documents: [createLegalDocument()] })
    expect(await renderSitemap('en', 1, changing.site)).toContain('/terms<')
    changing.content.publish(createLegalDocument({}, { uid: 'more' }))
    expect(await renderSitemap('en', 1, changing.site)).toContain('/more<')
    changing.content.fail('legal_document', new Error('gone'))
    changing.content.publish(createLegalDocument({}, { uid: 'most' }))
    await expect(renderSitemap('en', 1, changing.site)).rejects.toThrow('gone')
    changing.content.fail('legal_document', undefined)
    expect(await renderSitemap('en', 1, changing.site)).toContain('/most<')
  })
})

/** Pages in all three languages, whose addresses need some bytes, and an ampersand. */
function openTranslated(count: number, baseUrl = 'https://a.example') {
  const documents = Array.from({ length: count }, (_, index) => {
    const versions = languages.map((lang) => ({
      id: `${lang}-${index}`,
      uid: `${'größe-'.repeat(index)}${index}`,
      type: 'legal_document',
      lang,
    }))
    return versions.map((facts) =>
      createLegalDocument(
        {},
        {
          ...facts,
          alternate_languages: versions.filter(({ id }) => id !== facts.id),
          last_publication_date: '2026-10-05T08:00:00Z',
        },
      ),
    )
  })
  return createTestSite({ documents: documents.flat(), baseUrl }).site
}

it.each([
  ['hreflang by language', {}],
  ['hreflang by iso', { head: { hreflang: 'iso' as const } }],
])('[HEAD-17] no part has more bytes than it may: %s', async (_, config) => {
  const translated = { ...openTranslated(12), config: { ...siteFiles.config, ...config } }
  for (const bytes of [3000, 5000, 12_000]) {
    const limits = { pages: 50_000, bytes }
    const paths = await listSitemapPaths(translated, limits)
    const urls: string[] = []
    for (const path of paths) {
      const [, locale, part = '1'] = /(en|de|fr)(?:-(\d+))?\.xml$/.exec(path)!
      const text = (await renderSitemap(locale!, Number(part), translated, limits))!
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytes)
      const xml = readXml(text)
      urls.push(...textsOf(xml, 'loc'))
      expect(findAll(xml, 'xhtml:link').length).toBe(4 * findAll(xml, 'url').length)
    }
    expect(paths.length).toBeGreaterThan(3)
    expect([urls.length, new Set(urls).size]).toEqual([36, 36])
  }
})

it('[HEAD-17] a page that fits into no part has one of its own', async () => {
  const paths = await listSitemapPaths(openTranslated(3), { pages: 50_000, bytes: 1 })
  expect(paths).toHaveLength(9)
})
