/** A thousand documents in fifty languages. */
import { expect, it } from 'vitest'
import { openManyLanguages } from '#tests/support/many-languages.ts'
import { findAll, readXml, textsOf } from '#tests/support/read-xml.ts'

const many = openManyLanguages(20)

it('[HEAD-03] names every language in each head', async () => {
  expect(many.documents).toBeGreaterThan(1000)
  for (const [page, language] of [
    [0, 0],
    [7, 23],
    [19, 49],
  ] as const) {
    const response = await many.get(many.pathOf(page, language))
    expect(response.status).toBe(200)
    const html = await response.text()
    const alternates = [...html.matchAll(/rel="alternate" hreflang="[^"]*" href="([^"]*)"/g)]
    expect(alternates.map(([, href]) => new URL(href!).pathname)).toEqual([
      ...Array.from({ length: many.languages }, (_, one) => many.pathOf(page, one)),
      many.pathOf(page, 0),
    ])
  }
})

it('[HEAD-17] has each page once in its sitemaps, with every language', async () => {
  const index = readXml(await (await many.get('/sitemap.xml')).text())
  const paths = textsOf(index, 'loc').map((url) => new URL(url).pathname)
  expect(paths).toHaveLength(many.languages)
  const urls = new Set<string>()
  for (const path of paths) {
    const xml = readXml(await (await many.get(path)).text())
    for (const url of findAll(xml, 'url')) {
      urls.add(textsOf(url, 'loc')[0]!)
      // Home pages are no translations of each other here.
      if (!/\/page-/.test(textsOf(url, 'loc')[0]!)) continue
      expect(findAll(url, 'xhtml:link')).toHaveLength(many.languages + 1)
    }
  }
  expect(urls.size).toBe(21 * many.languages)
})
