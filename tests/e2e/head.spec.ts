/** What search engines find: one address per page, its translations, links that lead somewhere. */
import { readHead, type PageHead } from './support/read-head.ts'
import { sitePages, type SitePage } from './support/site-pages.ts'
import { expect, test } from './support/test.ts'

interface ReadPage extends SitePage {
  head: PageHead
  html: string
}

const origin = 'https://www.colloquy.example'
/** Article-like types. */
const articles = new Set(['blog_article', 'case_study'])
const languages: Record<string, string> = { en: 'en-us', de: 'de-de', fr: 'fr-fr' }

test.describe('heads', () => {
  test.describe.configure({ mode: 'serial' })
  const pages = new Map<string, ReadPage>()

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { 'user-agent': 'bot' },
    })
    for (const page of sitePages) {
      const html = await (await request.get(page.path)).text()
      pages.set(page.path, { ...page, html, head: readHead(html) })
    }
    await request.dispose()
  })

  const found = () => [...pages.values()].filter(({ status }) => status === 200)
  const shown = () => found().filter(({ isHidden }) => !isHidden)

  test('[HEAD-01] every page has one canonical address, its own and nobody else’s', () => {
    for (const { path, head } of found()) {
      expect.soft(head.canonicals, path).toEqual([path === '/' ? `${origin}/` : origin + path])
    }
    const all = found().map(({ head }) => head.canonicals[0])
    expect(new Set(all).size).toBe(all.length)
  })

  test('[HEAD-02] a page names its translations and itself, and they name it in return', () => {
    for (const { path, locale, head } of found()) {
      const language = languages[locale]!
      expect.soft(head.alternates[language], path).toBe(head.canonicals[0])
      for (const [hreflang, href] of Object.entries(head.alternates)) {
        const other = pages.get(new URL(href).pathname)
        expect.soft(other?.status, `${path} names ${href}`).toBe(200)
        if (hreflang === 'x-default') continue
        expect.soft(languages[other!.locale], href).toBe(hreflang)
        expect.soft(other?.head.alternates, `${href} as ${path}`).toEqual(head.alternates)
      }
    }
  })

  test('[HEAD-03] x-default is the English version, or the only one', () => {
    for (const { path, head } of found()) {
      const { 'x-default': main, ...alternates } = head.alternates
      const hrefs = Object.values(alternates)
      const expected = alternates['en-us'] ?? (hrefs.length === 1 ? hrefs[0] : undefined)
      expect.soft(main, path).toBe(expected)
    }
  })

  test('[HEAD-04] [HEAD-05] [OP13] every page is described for those who share it', () => {
    for (const { path, locale, type, head } of shown()) {
      expect.soft(head.title.length, `title of ${path}`).toBeGreaterThan(10)
      expect.soft(head.meta.description?.length, `description of ${path}`).toBeGreaterThan(40)
      expect.soft(head.meta, path).toMatchObject({
        'og:url': head.canonicals[0],
        'og:type': articles.has(type) ? 'article' : 'website',
        'og:site_name': 'Colloquy',
        'og:title': head.title,
        'og:description': head.meta.description,
        'og:locale': { en: 'en_US', de: 'de_DE', fr: 'fr_FR' }[locale],
        'og:image': expect.stringMatching(/^https:\/\/\S+\.(?:png|jpe?g|webp)/),
      })
      expect.soft(head.lang, path).toBe({ en: 'en-US', de: 'de-DE', fr: 'fr-FR' }[locale])
    }
  })

  test('no two pages of a language share a title or a description', () => {
    for (const key of ['title', 'description'] as const) {
      const told = shown().map(
        ({ locale, head }) => `${locale} ${key === 'title' ? head.title : head.meta.description}`,
      )
      const repeated = told.filter((text, index) => told.indexOf(text) !== index)
      expect.soft(repeated).toEqual([])
    }
  })

  test('[HEAD-06] only what is hidden, and a list of nothing, is kept from search engines', () => {
    const empty: string[] = []
    for (const { path, status, isHidden, head, html } of pages.values()) {
      const isShown = status === 200 && !isHidden
      // An empty list may be followed, not shown.
      const isEmpty = isShown && head.meta.robots === 'noindex,follow'
      if (isEmpty) empty.push(path)
      if (isEmpty) expect.soft(html, path).not.toMatch(/<main[^]*<article[^]*<\/main>/)
      else expect.soft(head.meta.robots, path).toBe(isShown ? undefined : 'noindex,nofollow')
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
    test.setTimeout(240_000)
    const links = new Map<string, string>()
    for (const { path, html } of pages.values()) {
      for (const [, href] of html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)[^"]*"/g)) {
        links.set(href!.replaceAll('&amp;', '&'), path)
      }
    }
    expect(links.size).toBeGreaterThan(30)
    const astray: string[] = []
    for (const [href, from] of links) {
      const response = await request.get(href, { maxRedirects: 0 })
      if (response.status() !== 200) astray.push(`${href} on ${from}: ${response.status()}`)
      await response.dispose()
    }
    expect(astray).toEqual([])
  })

  test('every page can be reached from the home page of its language', () => {
    const reached = new Set(['/', '/de', '/fr'])
    for (const path of reached) {
      const html = pages.get(path)?.html ?? ''
      for (const [, href] of html.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)[^"]*"/g)) {
        if (pages.has(href!)) reached.add(href!)
      }
    }
    expect(
      shown()
        .map(({ path }) => path)
        .filter((path) => !reached.has(path)),
    ).toEqual([])
  })

  test('links to places within a page lead to something there', () => {
    for (const { path, html } of pages.values()) {
      for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) {
        expect.soft(html, `#${id} on ${path}`).toContain(`id="${id}"`)
      }
    }
  })
})
