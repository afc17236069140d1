/** One address in letters of any script, from its document to everybody who reads it. */
import { describe, expect, it } from 'vitest'
import {
  createAnswerMaker,
  writeHosts,
  type PageType,
  type Platform,
  type SiteConfig,
} from '#runtime'
import { createTestSite, siteFiles, testBaseUrl } from '#tests/support/create-test-site.ts'
import {
  createArticle,
  createDocument,
  createGuide,
  createLegalDocument,
  documentLink,
  languages,
  linkedParagraph,
  title,
  webLink,
} from '#tests/support/documents.ts'
import { createPageType, events, guides } from '#tests/support/page-types.ts'
import { exportAnswers } from '../../runtime/server/export/export-answers.ts'
import { writeRedirects } from '../../runtime/server/export/host-files.ts'
import { listSiteRedirects } from '../../runtime/server/export/list-redirects.ts'
import { browser, startTestHandler, toMain } from '#tests/support/start-test-handler.ts'

const legal: PageType = createPageType(
  'legal_document',
  [{ name: 'legal', path: { en: '/日本/{uid}', de: '/über/{uid}', fr: '/%C3%A0-propos/{uid}' } }],
  {
    template: [
      { slice: 'page_header', bind: { title: '/data/title' } },
      { slice: 'rich_text', when: '/data/content', bind: { content: '/data/content' } },
    ],
  },
)
const own = new Set([...guides, ...events, legal].map(({ type }) => type))
const pageTypes: PageType[] = [
  ...siteFiles.pageTypes.filter(({ type }) => !own.has(type)),
  ...guides,
  ...events,
  legal,
]
const feed = {
  type: 'legal_document',
  path: { en: '/日本', de: '/über', fr: '/à' },
  title: 'feeds.blog.title',
  description: 'feeds.blog.description',
  layouts: ['default'],
}
const config: Partial<SiteConfig> = {
  feeds: [feed],
  landingRules: [{ path: '/日本/صفحة', layout: 'landing' }],
  routeRules: [{ path: '/古い', redirect: { to: '/日本/صفحة', status: 301 } }],
}

const alternates = [
  { id: 'de', uid: 'größe', type: 'legal_document', lang: 'de-de' },
  { id: 'en', uid: 'صفحة', type: 'legal_document', lang: 'en-us' },
  { id: 'fr', uid: 'détail', type: 'legal_document', lang: 'fr-fr' },
]
const translations = alternates.map(({ id, uid, lang }) =>
  createLegalDocument(
    {
      content: [
        linkedParagraph('document', documentLink('blog_article', 'schöne-grüße')),
        // A link knows its target by the uid that the service wrote.
        linkedParagraph(
          'decomposed',
          documentLink('blog_article', 'schöne-grüße'.normalize('NFD')),
        ),
        linkedParagraph('typed', webLink('https:///über/größe')),
        linkedParagraph('copied', webLink('/%c3%bcber/gro%CC%88%c3%9fe?q=ü#ü')),
        linkedParagraph('whole', webLink(`${testBaseUrl}/%c3%bcber/größe`)),
      ],
    },
    { id, uid, lang, alternate_languages: alternates.filter((one) => one.lang !== lang) },
  ),
)
const documents = [
  ...languages.map((lang) => createDocument('home_page', { title: title('Home') }, { lang })),
  ...translations,
  createGuide(['schöne-grüße'], { uid: '入門' }),
  createArticle({}, { uid: 'schöne-grüße' }),
  createArticle({}, { uid: 'οδός' }),
  createDocument(
    'webinar',
    { title: title('On screen'), datetime: '2026-12-01T10:00:00+0000' },
    { uid: 'вебинар' },
  ),
  createDocument(
    'redirect',
    { from: '/alte-größe', to: webLink('/de/über/größe') },
    { lang: 'en-us' },
  ),
]
const now = () => Date.parse('2026-11-21T12:00:00Z')
const start = (more: object = {}) =>
  startTestHandler({ pageTypes, documents, config, now, ...more })

const de = '/de/%C3%BCber/gr%C3%B6%C3%9Fe'
const en = '/%E6%97%A5%E6%9C%AC/%D8%B5%D9%81%D8%AD%D8%A9'
const fr = '/fr/%C3%A0-propos/d%C3%A9tail'
const article = '/guide/%E5%85%A5%E9%96%80/sch%C3%B6ne-gr%C3%BC%C3%9Fe'
const webinar = '/events/%D0%B2%D0%B5%D0%B1%D0%B8%D0%BD%D0%B0%D1%80'

const follow = async (path: string, { get } = start()) => {
  const { status, headers } = await get(path)
  return [status, headers.get('location')].filter(Boolean).join(' ')
}

describe('a request', () => {
  it.each([
    ['as browsers send it', de, '200'],
    ['as it is typed', '/de/über/größe', '200'],
    ['of letters from the right', en, '200'],
    ['with a fixed part that is written in escapes', fr, '200'],
    ['below a document with such a uid', article, '200'],
    ['in small digits', de.toLowerCase(), `301 ${de}`],
    ['decomposed, as files of macOS are called', '/de/über/größe'.normalize('NFD'), `301 ${de}`],
    ['in capitals', '/de/Über/GröẞE', `301 ${de}`],
    ['in Greek capitals', '/blog/ΟΔΌΣ', '301 /blog/%CE%BF%CE%B4%CF%8C%CF%82'],
    ['with the main language', `/en${en}`, `301 ${en}`],
    ['with a slash at its end', `${en}/`, `301 ${en}`],
    ['with all of it', `/en${en.toLowerCase()}//?a=%c3`, `301 ${en}?a=%c3`],
    ['of another place', '/blog/schöne-grüße', '200'],
    ['of a wrong parent', '/guide/文/schöne-grüße', `301 ${article}`],
    ['of a rule', '/古い?a=1', `301 ${en}?a=1`],
    ['of an editor’s redirect', '/alte-gro%CC%88%C3%9fe', `301 ${de}`],
    ['of a page that is not there', '/de/über/klein', '404'],
    ['of an escaped slash', '/de/%C3%BCber%2Fgr%C3%B6%C3%9Fe', '404'],
    ['of invalid UTF-8', '/de/%C3%BCber/%ff', '404'],
    ['of letters that nobody sees', '/de/über/gr%E2%80%8Böße', `301 ${de}`],
  ])('[OP04] %s: %s', async (_, path, expected) => {
    expect(await follow(path)).toBe(expected)
  })
})

describe('a reader of the address', () => {
  const readPage = async (path: string) => (await start().get(path)).text()
  const readLinks = async () =>
    [...toMain(await readPage(de)).matchAll(/href="([^"]*)"[^>]*>(\w+)/g)].map(([, href, text]) => [
      text,
      href!.replace(/(?:\?|&amp;)from=[^#]*/, ''),
    ])

  it('[HEAD-08] is the head: canonical link, alternates, sharing', async () => {
    const html = await readPage(de)
    const head = html.slice(0, html.indexOf('<body'))
    expect(head).toContain(`rel="canonical" href="${testBaseUrl}${de}"`)
    expect(head).toContain(`hreflang="en-us" href="${testBaseUrl}${en}"`)
    expect(head).toContain(`hreflang="fr-fr" href="${testBaseUrl}${fr}"`)
    expect(head).toContain(`property="og:url" content="${testBaseUrl}${de}"`)
    expect(head).not.toMatch(/href="[^"]*[^\x20-\x7e][^"]*"/)
  })

  it('[LINK-01] are links, however they were written', async () => {
    expect(await readLinks()).toEqual([
      ['document', article],
      ['decomposed', article],
      ['typed', '/%C3%BCber/gr%C3%B6%C3%9Fe'],
      ['copied', '/%C3%BCber/gr%C3%B6%C3%9Fe?q=%C3%BC#%C3%BC'],
      ['whole', '/%C3%BCber/gr%C3%B6%C3%9Fe'],
    ])
  })

  it('[LINK-05] is the page that a link says it was followed from', async () => {
    const html = toMain(await readPage(de))
    const [, from] = /from=([^"&#]*)/.exec(html)!
    expect(new URLSearchParams(`from=${from}`).get('from')).toBe(de)
  })

  it('[ROUTE-50] is a landing rule', async () => {
    expect(await readPage(en)).toContain('data-layout="landing"')
    expect(await readPage(de)).toContain('data-layout="default"')
  })

  it('is the switch of languages', async () => {
    const html = await readPage(de)
    for (const href of [de, en, fr]) expect(html).toMatch(new RegExp(`<a[^>]* href="${href}"`))
  })

  it('is a payload', async () => {
    const { get } = start()
    const payload = await get(`${de}/_payload.json`)
    expect(payload.status).toBe(200)
    expect(await payload.text()).toContain(`"path":"${de}"`)
  })

  it('[HEAD-17] are sitemaps, feeds and the index of the search', async () => {
    const { get } = start()
    const read = async (path: string) => {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      return response.text()
    }
    const sitemap = await read('/sitemaps/de.xml')
    expect(sitemap).toContain(`<loc>${testBaseUrl}${de}</loc>`)
    expect(sitemap).toContain(`hreflang="en-us" href="${testBaseUrl}${en}"`)
    expect(sitemap).not.toMatch(/(?:href="|<loc>)[^"<]*[^\x20-\x7e]/)
    expect(await read('/de/%C3%BCber/rss.xml')).toContain(`<link>${testBaseUrl}${de}</link>`)
    expect(await read('/de/%C3%BCber/atom.xml')).toContain(`href="${testBaseUrl}${de}"`)
    expect(await follow('/de/über/rss.xml'.normalize('NFD'))).toBe('301 /de/%C3%BCber/rss.xml')
    const index = await read('/_search/de.json')
    expect(index).toContain(de)
    // Words of the address are found as they are read.
    const words = (JSON.parse(index) as { index: [word: string][] }).index.map(([word]) => word)
    expect(words).toEqual(expect.arrayContaining(['uber', 'grosse']))
  })

  it('is a calendar, whose name has its letters', async () => {
    const calendar = await start().get(`${webinar}.ics`)
    expect(calendar.status).toBe(200)
    expect(calendar.headers.get('content-disposition')).toBe(
      `inline; filename*=UTF-8''${webinar.slice('/events/'.length)}.ics`,
    )
  })

  it('is the key of the cache, in whatever spelling', async () => {
    const { handler } = start()
    const get = async (path: string) => {
      const notes: NonNullable<Platform['notes']> = {}
      const headers = { 'user-agent': browser }
      await handler(new Request(testBaseUrl + path, { headers }), { notes })
      return notes.cache
    }
    expect([await get(de), await get('/de/über/größe')]).toEqual([undefined, 'hit'])
    expect(handler.findKept!(de, new Headers())).toBeDefined()
  })
})

describe('an export', () => {
  const open = () => {
    const { site } = createTestSite({
      pageTypes,
      documents,
      config,
      now,
      overrides: { isStatic: true },
    })
    site.content.formerUids = () => [
      { id: 'de', type: 'legal_document', lang: 'de-de', uid: 'maße' },
      { id: 'blog_article.schöne-grüße.en-us', type: 'blog_article', lang: 'en-us', uid: 'grüße' },
    ]
    return site
  }

  it('[BUILD-04] goes on without a page whose name no disk takes', async () => {
    const { site, logs } = createTestSite({
      pageTypes,
      documents: [...documents, createLegalDocument({}, { uid: '日'.repeat(84) })],
      config,
      now,
    })
    const render = createAnswerMaker(site, () => [])
    const long = `/日本/${'日'.repeat(84)}`
    expect((await render(`page ${encodeURI(long)}`)).texts).toEqual([])
    expect(logs).toMatchObject([{ level: 'warn', code: 'PATH_TOO_LONG', data: { path: long } }])
    expect((await render(`page ${en}`)).texts).not.toEqual([])
  })

  it('[BUILD-04] has files that are called as people read them', async () => {
    const files = new Set<string>()
    await exportAnswers({
      site: open(),
      previous: { answers: new Map(), files: new Map() },
      isIntact: async () => false,
      async write(path, text) {
        files.add(path)
        return { hash: '', size: text.length }
      },
      findNames: () => [],
      show() {},
    })
    expect([...files]).toEqual(
      expect.arrayContaining([
        'de/über/größe.html',
        '日本/صفحة.html',
        'fr/à-propos/détail.html',
        'guide/入門/schöne-grüße.html',
        'blog/schöne-grüße.html',
        'events/вебинар.ics',
        'de/über/rss.xml',
      ]),
    )
    expect([...files].filter((path) => path !== path.normalize('NFC'))).toEqual([])
  })

  it('[ROUTE-42] redirects from former and other addresses, in the words of each host', async () => {
    const site = open()
    const redirects = await listSiteRedirects(site, new Set([de, en, fr, article]))
    expect(redirects.map(({ source, location }) => `${source} ${location}`)).toEqual(
      expect.arrayContaining([
        `/%E5%8F%A4%E3%81%84 ${en}`,
        `/alte-gr%C3%B6%C3%9Fe ${de}`,
        `/de/%C3%BCber/ma%C3%9Fe ${de}`,
        `/guide/%E5%85%A5%E9%96%80/gr%C3%BC%C3%9Fe ${article}`,
        `/blog/gr%C3%BC%C3%9Fe /blog/sch%C3%B6ne-gr%C3%BC%C3%9Fe`,
      ]),
    )
    const options = { config: site.config, redirects, pictures: '/_images/', media: '/media' }
    const hosts = writeHosts(options)
    expect(writeRedirects(options)).toContain(`/de/%C3%BCber/ma%C3%9Fe ${de} 301\n`)
    expect(hosts['nginx.conf']).toContain(
      `location = "/de/über/maße" { return 301 "${de}$is_args$args"; }`,
    )
    expect(hosts['Caddyfile']).toContain('path_regexp "^/de/über/maße$"')
    expect(hosts['apache.conf']).toContain('RewriteRule "^/de/über/maße$"')
  })
})
