import { describe, expect, it } from 'vitest'
import { buildSearchIndex } from '#runtime'
import { loadSearchIndex } from '#runtime/search'
import type { SiteConfig } from '#schemas/config-types.ts'
import { articleType, createArticle } from '#tests/support/articles.ts'
import { createTestSite, siteFiles, type TestSiteOptions } from '#tests/support/create-test-site.ts'
import { createDocument, createLandingPage, paragraph, title } from '#tests/support/documents.ts'
import { chooseWords } from '../page/resolve/lists/choose-words.ts'
import { toWords } from './words.ts'

const others = siteFiles.pageTypes.filter(({ type }) => type !== articleType.type)

async function openSearch(options: TestSiteOptions, locale = 'en') {
  const { site } = createTestSite({ pageTypes: [...others, articleType], ...options })
  const text = await buildSearchIndex(locale, site)
  return { site, text, index: loadSearchIndex(text, locale) }
}

async function search(options: TestSiteOptions, query: string, locale = 'en', limit?: number) {
  return (await openSearch(options, locale)).index.search(query, limit)
}

/** Pages by their titles and texts. */
const pages = (texts: Record<string, string>, lang = 'en-us') =>
  Object.entries(texts).map(([name, text], at) =>
    createDocument(
      'blog_article',
      { title: title(name), content: [paragraph(text)] },
      { uid: `page-${at}`, lang },
    ),
  )

const titles = async (texts: Record<string, string>, query: string, locale = 'en') =>
  (
    await search(
      { documents: pages(texts, `${locale}-${locale}`.replace('en-en', 'en-us')) },
      query,
      locale,
    )
  ).map((hit) => hit.title)

const documents = [
  createArticle('onboarding', { category: 'guides', tags: ['hr', 'ai'] }),
  createArticle('hidden', { isHidden: true }),
  { ...createArticle('mueller', { lang: 'de-de' }), data: { title: title('Gespräch mit Müller') } },
  createLandingPage({ title: title('Onboarding made of conversations') }),
]

describe('the search index', () => {
  it('brings to the browser what hits show, and no prose', async () => {
    const { site, text, index } = await openSearch({ documents })
    expect(index.search('article onboarding')[0]).toEqual({
      id: 'blog_article.onboarding.en-us',
      typeLabel: site.messages.translator('en')('types.blog_article'),
      title: 'Article onboarding',
      href: '/blog/onboarding',
    })
    expect(text).not.toContain('What onboarding is about')
  })

  it('names what a page is about, where its title does not say', async () => {
    const named = { title: title('Short memory, good locks'), meta_title: 'Security' }
    const found = await search({ documents: [createLandingPage(named)] }, 'security')
    expect(found).toMatchObject([{ title: 'Short memory, good locks', note: 'Security' }])
  })

  it('finds pages of every type of the locale, and no hidden ones', async () => {
    const hits = await search({ documents }, 'onboard')
    expect(hits.map(({ id }) => id.split('.')[0]).sort()).toEqual(['blog_article', 'landing_page'])
    expect(await search({ documents }, 'hidden')).toEqual([])
    expect((await search({ documents }, 'Muller', 'de')).map(({ href }) => href)).toHaveLength(1)
  })

  it.each<[string, Partial<typeof articleType>]>([
    ['says so', { search: false }],
    ['is never indexed', { head: { title: '/data/title', noindex: true } }],
  ])('does not hold what a page type keeps out: one that %s', async (_, more) => {
    const pageTypes = [...others, { ...articleType, ...more }]
    const hits = await search({ documents, pageTypes }, 'onboard')
    expect(hits.map(({ id }) => id.split('.')[0])).toEqual(['landing_page'])
  })

  it('finds a page by the words of its address, and by keywords of its type', async () => {
    const withKeywords = { ...articleType, search: { keywords: ['/data/article_type'] } }
    const own = [createArticle('pricing-plans', { kind: 'research' })]
    const options = { documents: own, pageTypes: [...others, withKeywords] }
    expect(await search(options, 'pricing')).toHaveLength(1)
    expect(await search(options, 'research')).toHaveLength(1)
  })

  it('puts the title before a heading, a heading before the description, that before the text', async () => {
    const page = (
      uid: string,
      words: Partial<Record<'name' | 'heading' | 'lead' | 'text', string>>,
    ) => {
      const { name = 'Tea', heading = 'Tea', lead = 'Tea', text = 'Tea' } = words
      const content = [{ type: 'heading2', text: heading, spans: [] }, paragraph(text)]
      return createDocument(
        'blog_article',
        { title: title(name), description: lead, content },
        { uid },
      )
    }
    const found = await search(
      {
        documents: [
          page('text', { text: 'learning' }),
          page('description', { lead: 'learning' }),
          page('heading', { heading: 'learning' }),
          page('title', { name: 'learning' }),
        ],
      },
      'learning',
    )
    expect(found.map(({ href }) => href.slice('/blog/'.length))).toEqual([
      'title',
      'heading',
      'description',
      'text',
    ])
  })

  it('lets a page type weigh more', async () => {
    const landing = others.find(({ type }) => type === 'landing_page')!
    const first = async (weight: number) => {
      const heavy = { ...landing, search: { weight } }
      const types = others.map((one) => (one === landing ? heavy : one))
      const own = [createArticle('onboarding'), createLandingPage({ title: title('Onboarding') })]
      const options = { documents: own, pageTypes: [...types, articleType] }
      return (await search(options, 'onboarding'))[0]!.id.split('.')[0]
    }
    expect([await first(9), await first(0.1)]).toEqual(['landing_page', 'blog_article'])
  })

  it('ignores words of which every text is full, and finds nothing for nothing', async () => {
    expect(await search({ documents }, 'the onboarding of')).toHaveLength(2)
    expect(await search({ documents }, '  ')).toEqual([])
    expect(await search({ documents }, 'zebra')).toEqual([])
  })

  it('gives as many as are asked for', async () => {
    expect(await search({ documents }, 'onboarding', 'en', 1)).toHaveLength(1)
  })
})

describe('a search', () => {
  it.each<[string, string, string]>([
    ['de', 'Lösung für Größen', 'loesung groesse'],
    ['de', 'Lösung für Größen', 'losung grosse'],
    ['fr', 'L’école et son cœur', 'ecole coeur'],
    ['fr', 'Une équipe', "l'equipe"],
    ['en', 'L&D on e-learning', 'elearning LD'],
  ])('in %s finds "%s" by "%s"', async (locale, name, query) => {
    expect(await titles({ [name]: '', Other: '' }, query, locale)).toEqual([name])
  })

  it.each([
    ['plattform', 'Lernplattformen'],
    ['Datenschutzvertrag', 'Vertrag zum Datenschutz'],
    ['lernplattform', 'Eine Plattform zum Lernen'],
    ['platt', 'Plattform'],
  ])('finds parts of German compounds, both ways: %s in %s', async (query, name) => {
    expect(await titles({ [name]: '', Anderes: '' }, query, 'de')).toEqual([name])
  })

  it('forgives errors by the length of the word, and puts what was typed first', async () => {
    const texts = { Pricing: '', Princing: '', Prices: '', Tea: '' }
    expect((await titles(texts, 'princing'))[0]).toBe('Princing')
    expect((await titles(texts, 'pricng'))[0]).toBe('Pricing')
    expect(await titles(texts, 'toa')).toEqual([])
  })

  it('puts a word of a text before one that only looks like it in a title', async () => {
    expect(await titles({ Margin: '', Other: 'The marvin is here' }, 'marvin')).toEqual([
      'Other',
      'Margin',
    ])
  })

  it('asks for all words, and for any when no page has all', async () => {
    const texts = { 'Course builder': '', 'Course audit': '', Builder: '' }
    expect((await titles(texts, 'course builder'))[0]).toBe('Course builder')
    expect(await titles(texts, 'audit zebra')).toEqual(['Course audit'])
  })

  it('finds a page that says the same in other words', async () => {
    const synonyms = { en: [['SSO', 'single sign-on']] }
    const config: Partial<SiteConfig> = { search: { synonyms } }
    const options = { config, documents: pages({ Keyring: 'Has single sign-on.', Tea: 'sign' }) }
    expect((await search(options, 'sso')).map((hit) => hit.title)).toEqual(['Keyring'])
  })
})

describe('the words of bodies', () => {
  const entry = (at: number, words: Record<string, number>) => ({
    entry: { id: `${at}` } as never,
    words: new Map(Object.entries(words)),
  })

  it('have an end, however many documents there are', () => {
    const words = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`word${at}`, 1]))
    const total = (count: number) =>
      chooseWords(Array.from({ length: count }, (_, at) => entry(at, words)))
        .map(({ body }) => body.split(' ').length)
        .reduce((sum, each) => sum + each, 0)
    expect(total(10)).toBe(5000)
    expect(total(400)).toBeLessThanOrEqual(40_000)
  })

  it('are first those that stand here often, and elsewhere seldom', () => {
    const filler = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`x${at}`, 1]))
    const entries = Array.from({ length: 200 }, (_, at) =>
      entry(at, { ...filler, [`own${at}`]: 3 }),
    )
    expect(chooseWords(entries).every(({ body }, at) => body.startsWith(`own${at} `))).toBe(true)
  })
})

describe('words', () => {
  it('are whole where a soft hyphen says how they may be parted', () => {
    expect(toWords('Frisch\u00adgebackene Veränderungs\u00adprojekte', 'de')).toEqual(
      toWords('Frischgebackene Veränderungsprojekte', 'de'),
    )
  })

  it.each<[locale: string, text: string, queries: string[]]>([
    ['el', 'Ώρες λειτουργίας του μουσείου', ['ωρες', 'ΩΡΕΣ', 'λειτουργιας', 'μουσειο', 'Μουσείου']],
    ['el', 'Οδός Ερμού', ['οδος', 'ΟΔΟΣ', 'ερμου']],
    ['ar', 'مَتحف الفنون الإسلاميّة', ['متحف', 'الفنون', 'الاسلامية', 'الإسلامية', 'الاسلاميه']],
    ['ar', 'مستشفى المدينة', ['مستشفي', 'المدينه']],
    ['he', 'מוזיאון ארץ ישראל', ['מוזיאון', 'ארצ']],
    ['pt-br', 'Exposição de fotografia em São Paulo', ['exposicao', 'EXPOSIÇÃO', 'sao', 'fotogr']],
    ['zh-hant-hk', '香港藝術館的開放時間', ['香港', '藝術館', '開放時間', '開放']],
    ['zh', '我们的产品价格', ['产品', '价格']],
    [
      'ja',
      '東京国立博物館の営業時間とチケット',
      ['博物館', '営業時間', 'チケット', 'ﾁｹｯﾄ', '東京'],
    ],
    ['ja', 'がっこう', ['がっこう']],
    ['th', 'พิพิธภัณฑ์เปิดทุกวัน', ['พิพิธภัณฑ์', 'เปิด', 'ทุกวัน']],
    ['ko', '국립중앙박물관 관람 시간', ['국립중앙', '관람', '시간']],
    ['tr', 'Işık ve İstanbul müzesi', ['isik', 'ışık', 'istanbul', 'İSTANBUL', 'muze']],
    ['pl', 'Łódzkie światło', ['lodzkie', 'ŁÓDZKIE', 'swiatlo']],
    ['vi', 'Bảo tàng Mỹ thuật Đà Nẵng', ['bao tang', 'my thuat', 'da nang', 'Đà Nẵng']],
    ['uk', 'Музей їжака на ґанку', ['їжака', 'іжака', 'ганку', 'ґанку']],
    ['ru', 'Всё о ёлках', ['елках', 'ёлках', 'все']],
    ['hi', 'राष्ट्रीय संग्रहालय', ['राष्ट्रीय', 'संग्रहालय', 'संग्रह']],
    ['is', 'Þjóðminjasafn', ['thjodminja', 'þjóð']],
    ['cs', 'Otevírací doba příští týden', ['oteviraci', 'pristi', 'tyden']],
  ])('in %s, those of “%s” are found by any spelling that is typed', (locale, text, queries) => {
    const words = toWords(text, locale)
    for (const query of queries) {
      const asked = toWords(query, locale)
      expect(asked.length, query).toBeGreaterThan(0)
      for (const word of asked) {
        expect(
          words.some((one) => one.startsWith(word)),
          `${word} of ${query} in ${words.join(' ')}`,
        ).toBe(true)
      }
    }
  })

  it('keep marks that make another letter of one', () => {
    expect(toWords('かき', 'ja')).not.toEqual(toWords('かぎ', 'ja'))
    expect(toWords('कल', 'hi')).not.toEqual(toWords('कुल', 'hi'))
  })

  it('fold so that the beginning of a word is the beginning of what it folds to', () => {
    for (const word of ['lösungen', 'loesungen', 'großraum', 'cœur', 'aktuell', 'neue']) {
      for (const locale of ['de', 'fr']) {
        const [whole = ''] = toWords(word, locale)
        for (let at = 2; at < word.length; at++) {
          const [begun = ''] = toWords(word.slice(0, at), locale)
          expect(whole.startsWith(begun), `${word.slice(0, at)} in ${locale}`).toBe(true)
        }
      }
    }
  })
})
