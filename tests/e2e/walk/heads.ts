/**
 * Page heads as search engines see them: one address per page, its translations, links that work.
 */
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '../support/test.ts'
import type { ReadPages } from './read-pages.ts'

const origin = 'https://www.colloquy.example'
/** Article-like types. */
const articles = new Set(['blog_article', 'case_study'])
const languages: Record<string, string> = { en: 'en-us', de: 'de-de', fr: 'fr-fr' }

export function describeHeads(pages: ReadPages): void {
  const found = () => [...pages.values()].filter(({ status }) => status === 200)
  const shown = () => found().filter(({ isHidden }) => !isHidden)

  test('[HEAD-01] every page has one canonical address, its own and nobody else’s', () => {
    const own = found().map(({ path }) => [path === '/' ? `${origin}/` : origin + path])
    expect(found().map(({ head }) => head.canonicals)).toEqual(own)
    expect(new Set(own.flat()).size).toBe(own.length)
  })

  test('[HEAD-02] a page names its translations and itself, and they name it in return', () => {
    const wrong = found().flatMap(({ path, locale, head }) => {
      const faults = Object.entries(head.alternates).flatMap(([hreflang, href]) => {
        const other = pages.get(new URL(href).pathname)
        if (other?.status !== 200) return [`${path} names ${href}`]
        if (hreflang === 'x-default') return []
        const isSame = isDeepStrictEqual(other.head.alternates, head.alternates)
        return [
          ...(languages[other.locale] === hreflang ? [] : [`${href} is not ${hreflang}`]),
          ...(isSame ? [] : [`${href} names others than ${path}`]),
        ]
      })
      const isNamed = head.alternates[languages[locale]!] === head.canonicals[0]
      return isNamed ? faults : [`${path} does not name itself`, ...faults]
    })
    expect(wrong).toEqual([])
  })

  test('[HEAD-03] x-default is the English version, or the only one', () => {
    const wrong = found().filter(({ head }) => {
      const { 'x-default': main, ...alternates } = head.alternates
      const hrefs = Object.values(alternates)
      return main !== (alternates['en-us'] ?? (hrefs.length === 1 ? hrefs[0] : undefined))
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('[HEAD-04] [HEAD-05] [OP13] every page is described for those who share it', () => {
    for (const { path, locale, type, head } of shown()) {
      expect.soft(head.title.length, `title of ${path}`).toBeGreaterThan(10)
      expect.soft(head.meta['description']?.length, `description of ${path}`).toBeGreaterThan(40)
      expect.soft(head.meta, path).toMatchObject({
        'og:url': head.canonicals[0],
        'og:type': articles.has(type) ? 'article' : 'website',
        'og:site_name': 'Colloquy',
        'og:title': head.title,
        'og:description': head.meta['description'],
        'og:locale': { en: 'en_US', de: 'de_DE', fr: 'fr_FR' }[locale],
        'og:image': expect.stringMatching(/^https:\/\/\S+\.(?:png|jpe?g|webp)/),
      })
      expect.soft(head.lang, path).toBe({ en: 'en-US', de: 'de-DE', fr: 'fr-FR' }[locale])
    }
  })

  test('no two pages of a language share a title or a description', () => {
    for (const key of ['title', 'description'] as const) {
      const told = shown().map(
        ({ locale, head }) =>
          `${locale} ${key === 'title' ? head.title : head.meta['description']}`,
      )
      const repeated = told.filter((text, index) => told.indexOf(text) !== index)
      expect.soft(repeated).toEqual([])
    }
  })

  test('[HEAD-06] only what is hidden, and a list of nothing, is kept from search engines', () => {
    const empty: string[] = []
    for (const { path, status, isHidden, head, html } of pages.values()) {
      const isShown = status === 200 && !isHidden
      // An empty list may be followed, but not indexed.
      const isEmpty = isShown && head.meta['robots'] === 'noindex,follow'
      if (isEmpty) empty.push(path)
      if (isEmpty) expect.soft(html, path).not.toMatch(/<main[^]*<article[^]*<\/main>/)
      else expect.soft(head.meta['robots'], path).toBe(isShown ? undefined : 'noindex,nofollow')
    }
    expect(empty).toEqual(['/de/blog/tag/kompetenzen'])
  })

  test('pictures for sharing can be loaded', async ({ request }) => {
    const pictures = new Set(found().map(({ head }) => head.meta['og:image']!))
    for (const picture of pictures) {
      if (!picture.startsWith(origin)) continue
      const response = await request.head(picture.slice(origin.length))
      expect.soft(response.status(), picture).toBe(200)
      expect.soft(response.headers()['content-type'], picture).toMatch(/^image\/(?!svg)/)
    }
  })

  test('every link within the site leads to a page, without a detour', async ({ request }) => {
    const links = new Map<string, string>()
    for (const { path, html } of pages.values()) {
      for (const [, href] of html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)[^"]*"/g)) {
        links.set(href!.replaceAll('&amp;', '&'), path)
      }
    }
    expect(links.size).toBeGreaterThan(30)
    const astray: string[] = []
    for (const [href, from] of links) {
      // The parameter for where a link was followed from does not change its target.
      const path = href.replace(/\?from=[^&]*$/, '')
      if (pages.get(path)?.answered.status === 200) continue
      const response = await request.get(href, { maxRedirects: 0 })
      if (response.status() !== 200) astray.push(`${href} on ${from}: ${response.status()}`)
      await response.dispose()
    }
    expect(astray).toEqual([])
  })

  test('every page of the sitemap can be reached from the home page of its language', async ({
    request,
  }) => {
    const reached = new Set(['/', '/de', '/fr'])
    for (const path of reached) {
      const html = pages.get(path)?.html ?? ''
      for (const [, href] of html.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)[^"]*"/g)) {
        if (pages.has(href!)) reached.add(href!)
      }
    }
    const listed: string[] = []
    for (const language of Object.keys(languages)) {
      const sitemap = await (await request.get(`/sitemaps/${language}.xml`)).text()
      for (const [, address] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g))
        listed.push(new URL(address!).pathname)
    }
    expect(listed.length).toBeGreaterThan(400)
    expect(listed.filter((path) => !reached.has(path))).toEqual([])
  })

  test('links to places within a page lead to something there', () => {
    const astray = [...pages.values()].flatMap(({ path, html }) =>
      [...html.matchAll(/href="#([^"]+)"/g)]
        .filter(([, id]) => !html.includes(`id="${id}"`))
        .map(([, id]) => `#${id} on ${path}`),
    )
    expect(astray).toEqual([])
  })
}
