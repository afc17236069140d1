import { describe, expect, it } from 'vitest'
import {
  createTestSite,
  refOf,
  siteFiles,
  testBaseUrl,
  type TestSiteOptions,
} from '#tests/support/create-test-site.ts'
import {
  createArticle,
  createDocument,
  createLandingPage,
  createLegalDocument,
  image,
  paragraph,
  title,
} from '#tests/support/documents.ts'
import { createPageType } from '#tests/support/page-types.ts'
import { startTestHandler } from '#tests/support/start-test-handler.ts'
import { renderRawDocument, type RawDocument } from '../../../index.ts'
import { toAlternates } from './resolve-head.ts'

async function headOf(raw: RawDocument, path: string, options: TestSiteOptions = {}) {
  const { site } = createTestSite(options)
  return (await renderRawDocument(raw, refOf(path, site), site)).page.head
}

/** Attributes of the head's tags, as a browser reads them. */
async function tagsOf(path: string, documents: RawDocument[], options: TestSiteOptions = {}) {
  const { get } = startTestHandler({ documents, ...options })
  const html = await (await get(path)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  const tags = [...head.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) => tag)
  const meta = (name: string) =>
    tags
      .filter((tag) => (attribute(tag, 'name') ?? attribute(tag, 'property')) === name)
      .map((tag) => attribute(tag, 'content'))
  const links = (rel: string) =>
    tags
      .filter((tag) => attribute(tag, 'rel') === rel)
      .map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')])
  return { meta, links, title: /<title>([^<]*)<\/title>/.exec(head)?.[1] }
}

const alternates = ['de-de', 'fr-fr'].map((lang) => ({
  id: lang,
  uid: `terms-${lang}`,
  type: 'legal_document',
  lang,
}))
const translated = createLegalDocument({}, { alternate_languages: alternates })
const translations = alternates.map(({ id, uid, lang }) =>
  createLegalDocument({}, { id, uid, lang }),
)

describe('heads', () => {
  it('[HEAD-01] [HEAD-02] [HEAD-03] [OP01] [OP15] name the page, its translations and the default one', async () => {
    const { links } = await tagsOf('/legal/terms', [translated, ...translations])
    expect(links('canonical')).toEqual([[undefined, `${testBaseUrl}/legal/terms`]])
    expect(links('alternate')).toEqual([
      ['en-us', `${testBaseUrl}/legal/terms`],
      ['de-de', `${testBaseUrl}/de/legal/terms-de-de`],
      ['fr-fr', `${testBaseUrl}/fr/legal/terms-fr-fr`],
      ['x-default', `${testBaseUrl}/legal/terms`],
    ])
  })

  it('[HEAD-02] a translation keeps the category', async () => {
    const page = createLandingPage(
      { category: 'product' },
      {
        alternate_languages: [{ id: 'd', uid: 'eine-seite', type: 'landing_page', lang: 'de-de' }],
      },
    )
    const facts = { id: 'd', uid: 'eine-seite', lang: 'de-de' }
    const german = createLandingPage({ category: 'product' }, facts)
    const { links } = await tagsOf('/product/a-page', [page, german])
    expect(links('alternate')).toContainEqual(['de-de', `${testBaseUrl}/de/plattform/eine-seite`])
  })

  const [german, french] = translations as [RawDocument, RawDocument]
  const hidden = (page: RawDocument) => ({
    ...page,
    data: { ...(page.data as object), is_hidden: true },
  })
  const refused = (page: RawDocument) => ({ ...page, data: [] })
  it.each([
    ['a hidden one', [hidden(german), french], ['en-us', 'fr-fr', 'x-default']],
    ['one that cannot be shown', [german, refused(french)], ['en-us', 'de-de', 'x-default']],
    ['one that is not there', [french], ['en-us', 'fr-fr', 'x-default']],
    ['any of them', [hidden(german), refused(french)], ['en-us', 'x-default']],
  ])(
    '[HEAD-02] translations are named as the sitemap names them: not %s',
    async (_, others, languages) => {
      const documents = [translated, ...others]
      const { links, meta } = await tagsOf('/legal/terms', documents)
      expect(links('alternate').map(([language]) => language)).toEqual(languages)
      const alternateLocales = meta('og:locale:alternate')
      expect(alternateLocales.map((locale) => locale!.toLowerCase().replace('_', '-'))).toEqual(
        languages.slice(1, -1),
      )
      const { get } = startTestHandler({ documents })
      const sitemap = await (await get('/sitemaps/en.xml')).text()
      const entry = /<url><loc>[^<]*\/legal\/terms<.*?<\/url>/.exec(sitemap)![0]
      const listed = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)
      expect(listed).toEqual(languages)
    },
  )

  it('[HEAD-02] a hidden page names no translation, as none names it', async () => {
    const { links } = await tagsOf('/legal/terms', [hidden(translated), ...translations])
    expect(links('alternate').map(([language]) => language)).toEqual(['en-us', 'x-default'])
    const { links: german } = await tagsOf('/de/legal/terms-de-de', [
      hidden(translated),
      createLegalDocument(
        {},
        {
          id: 'de-de',
          uid: 'terms-de-de',
          lang: 'de-de',
          alternate_languages: [
            { id: translated.id, uid: 'terms', type: 'legal_document', lang: 'en-us' },
          ],
        },
      ),
    ])
    expect(german('alternate').map(([language]) => language)).toEqual(['de-de', 'x-default'])
  })

  it('[HEAD-02] a translation whose address shows another document is not named', async () => {
    const both = ['blog_article', 'legal_document'].map((type) =>
      createPageType(type, [{ name: type, path: '/text/{uid}' }]),
    )
    const pageTypes = [...siteFiles.pageTypes.filter(({ type }) => type === 'home_page'), ...both]
    const namesOf = async (uid: string) => {
      const rival = createArticle({}, { uid, lang: 'de-de' })
      const documents = [translated, ...translations, rival]
      const { links } = await tagsOf('/text/terms', documents, { pageTypes })
      return links('alternate').map(([language]) => language)
    }
    expect(await namesOf('terms-de-de')).toEqual(['en-us', 'fr-fr', 'x-default'])
    expect(await namesOf('another')).toEqual(['en-us', 'de-de', 'fr-fr', 'x-default'])
  })

  const language = (code: string) => ({ code, language: `${code}-x`, iso: code, href: `/${code}` })
  it.each([
    [['en', 'de'], '/en'],
    [['de', 'en', 'fr'], '/en'],
    [['en'], '/en'],
    [['de'], '/de'],
    [['de', 'fr'], undefined],
    [[], undefined],
  ])('[HEAD-03] [OP15] x-default of %j is %s', (codes, href) => {
    const found = toAlternates(codes.map(language), siteFiles.config).filter(
      ({ hreflang }) => hreflang === 'x-default',
    )
    expect(found).toEqual(href === undefined ? [] : [{ hreflang: 'x-default', href }])
  })

  it('[HEAD-04] tell social networks what the page is', async () => {
    const page = createLegalDocument(
      {
        meta_title: 'Terms & "more"',
        meta_description: 'What we <promise>.',
        social_sharing_thumbnail: image('/media/a.png', 1200, 630, 'A "sign"'),
      },
      { alternate_languages: alternates },
    )
    const { meta, title } = await tagsOf('/legal/terms', [page, ...translations])
    expect(title).toBe('Terms &amp; &quot;more&quot; | Colloquy')
    expect(
      Object.fromEntries(
        [
          'url',
          'type',
          'locale',
          'locale:alternate',
          'title',
          'description',
          'image',
          'image:width',
          'image:height',
          'image:alt',
        ].map((name) => [name, meta(`og:${name}`)]),
      ),
    ).toEqual({
      url: [`${testBaseUrl}/legal/terms`],
      type: ['website'],
      locale: ['en_US'],
      'locale:alternate': ['de_DE', 'fr_FR'],
      title: ['Terms &amp; &quot;more&quot; | Colloquy'],
      description: ['What we &lt;promise&gt;.'],
      image: [`${testBaseUrl}/media/a.png`],
      'image:width': ['1200'],
      'image:height': ['630'],
      'image:alt': ['A &quot;sign&quot;'],
    })
    expect(meta('description')).toEqual(['What we &lt;promise&gt;.'])
  })

  it('[HEAD-05] are of the type the page type names, else a website', async () => {
    const pageTypes = siteFiles.pageTypes.map((one) =>
      one.type === 'legal_document'
        ? { ...one, head: { ...one.head, openGraphType: 'article' as const } }
        : one,
    )
    expect((await headOf(translated, '/legal/terms', { pageTypes })).openGraph.type).toBe('article')
    expect((await headOf(createLandingPage(), '/lp/a-page', { pageTypes })).openGraph.type).toBe(
      'website',
    )
  })

  it.each([
    [{ is_hidden: true }, ['noindex,nofollow']],
    [{ is_hidden: false }, []],
    [{}, []],
  ])('[HEAD-06] [OP14] robots of a document with %j: %j', async (data, robots) => {
    expect((await tagsOf('/legal/terms', [createLegalDocument(data)])).meta('robots')).toEqual(
      robots,
    )
  })

  it('[HEAD-06] [OP14] a type that is never indexed says so itself', async () => {
    const pageTypes = siteFiles.pageTypes.map((one) =>
      one.type === 'legal_document' ? { ...one, head: { ...one.head, noindex: true } } : one,
    )
    expect((await headOf(translated, '/legal/terms', { pageTypes })).isIndexed).toBe(false)
  })

  const social = image('/media/social.png')
  const vector = image('/media/thumb.svg')
  const thumb = image('/media/thumb.png')
  it.each([
    [
      'the sharing thumbnail',
      { social_sharing_thumbnail: social, thumbnail: thumb },
      'en',
      '/media/social.png',
    ],
    ['else the thumbnail', { thumbnail: thumb }, 'en', '/media/thumb.png'],
    ['unless it is a vector', { thumbnail: vector }, 'en', '/media/default-en-us.png'],
    ['else the default of the language', {}, 'de', '/media/default-de-de.png'],
    ['else none', {}, 'fr', undefined],
  ])('[HEAD-07] the sharing image is %s', async (_, data, locale, url) => {
    const lang = { en: 'en-us', de: 'de-de', fr: 'fr-fr' }[locale]!
    const defaults = ['en-us', 'de-de'].map((one) =>
      createDocument(
        'default_sharing_image',
        { image: image(`/media/default-${one}.png`) },
        { lang: one },
      ),
    )
    const prefix = locale === 'en' ? '' : `/${locale}`
    const head = await headOf(createLandingPage(data, { lang }), `${prefix}/lp/a-page`, {
      frame: defaults,
    })
    expect(head.openGraph.image?.url).toBe(url && `${testBaseUrl}${url}`)
  })

  it('[HEAD-07] go without an image when the default one cannot be read just now', async () => {
    const { site, content, logs } = createTestSite()
    content.fail('default_sharing_image', new Error('gone'))
    const { page } = await renderRawDocument(createLandingPage(), refOf('/lp/a-page', site), site)
    expect(page.head.openGraph.image).toBeUndefined()
    expect(logs).toMatchObject([{ level: 'warn', code: 'SHARING_IMAGE_NOT_LOADED' }])
  })

  it('[HEAD-08] are relative without a base URL', async () => {
    const head = await headOf(translated, '/legal/terms', {
      baseUrl: undefined,
      documents: translations,
    })
    expect(head.canonical).toBe('/legal/terms')
    expect(head.alternates[1]!.href).toBe('/de/legal/terms-de-de')
  })

  it('name the brand once, and shorten long descriptions between words', async () => {
    const summary = [paragraph(`${'word '.repeat(50)}end`)]
    const head = await headOf(
      createLegalDocument({ title: title('Colloquy terms'), summary }),
      '/legal/terms',
    )
    expect(head.title).toBe('Colloquy terms')
    expect(head.description).toMatch(/^(word )+word…$/)
    expect(head.description!.length).toBeLessThanOrEqual(160)
  })
})
