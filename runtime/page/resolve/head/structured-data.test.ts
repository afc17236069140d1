import { describe, expect, it } from 'vitest'
import { siteFiles, testBaseUrl } from '#tests/support/create-test-site.ts'
import {
  createArticle,
  createDocument,
  createGuide,
  createLandingPage,
  documentLink,
  image,
  languages,
  linkedParagraph,
  paragraph,
  slice,
  title,
  webLink,
} from '#tests/support/documents.ts'
import { createPageType, guides } from '#tests/support/page-types.ts'
import { startTestHandler } from '#tests/support/start-test-handler.ts'
import type { ObjectTemplate } from '../../../model/config/page-type.ts'
import type { PageType, Payload, RawDocument } from '../../../index.ts'
import { requiredProperties } from './resolve-structured-data.ts'

interface Data extends Record<string, unknown> {
  '@type': string
}

const block = /<script data-head type="application\/ld\+json">([^]*?)<\/script>/g

/** Objects of the page's data blocks, checked for the properties that Google requires. */
function readData(html: string): Data[] {
  const blocks = [...html.matchAll(block)].map(([, text]) => JSON.parse(text!))
  return blocks.flatMap((one) => {
    expect(one['@context']).toBe('https://schema.org')
    return one['@graph'] as Data[]
  })
}

function start(documents: RawDocument[], pageTypes: readonly PageType[]) {
  const own = new Set(pageTypes.map(({ type }) => type))
  const others = siteFiles.pageTypes.filter(({ type }) => !own.has(type))
  return startTestHandler({ documents, pageTypes: [...others, ...pageTypes] })
}

async function dataOf(path: string, documents: RawDocument[], pageTypes: readonly PageType[] = []) {
  const { get } = start(documents, pageTypes)
  return readData(await (await get(path)).text())
}

/** The objects an article declares by these templates. */
async function fill(templates: ObjectTemplate[], data: object = {}, facts: object = {}) {
  const pageType = createPageType('blog_article', [{ name: 'article', path: '/blog/{uid}' }], {
    head: {
      title: '/data/title',
      description: '/data/description',
      image: '/data/social_sharing_thumbnail',
    },
    structuredData: templates,
  })
  return dataOf('/blog/an-article', [createArticle({ ...data }, facts)], [pageType])
}

describe('templates of schema.org objects', () => {
  it('[PAGEBUILDER-04] read addresses past keys that no schema knows', async () => {
    const cover = { ...image('/media/a.jpg'), href: {}, src: 7, link: null }
    const [article] = await fill([{ '@type': 'CreativeWork', image: '/data/thumbnail' }], {
      thumbnail: cover,
    })
    expect(article!['image']).toBe(`${testBaseUrl}/media/a.jpg`)
  })

  it('take values from the document in the form of data', async () => {
    const [article] = await fill(
      [
        {
          '@type': 'BlogPosting',
          headline: '/data/title',
          articleBody: '/data/content',
          image: '/data/thumbnail',
          datePublished: '/data/publication_datetime',
          dateModified: { page: 'modified' },
          timeRequired: { format: 'isoDuration', from: '/data/duration' },
          identifier: '/uid',
          wordCount: { value: 3 },
          isAccessibleForFree: { value: true },
          inLanguage: { page: 'language' },
          url: { page: 'url' },
          publisher: {
            '@type': 'Organization',
            name: { site: 'name' },
            url: { site: 'url' },
            logo: { site: 'logo' },
          },
        },
      ],
      {
        content: [paragraph('One.'), linkedParagraph('Two.', webLink('https://a.example'))],
        thumbnail: image('/media/a.jpg'),
        publication_datetime: '2026-10-01T10:00:00+0000',
        duration: 7,
      },
      { last_publication_date: '2026-10-02T10:00:00+0000' },
    )
    expect(article).toEqual({
      '@type': 'BlogPosting',
      headline: 'An article',
      articleBody: 'One. Two.',
      image: `${testBaseUrl}/media/a.jpg`,
      datePublished: '2026-10-01T10:00:00+00:00',
      dateModified: '2026-10-02T10:00:00+00:00',
      timeRequired: 'PT7M',
      identifier: 'an-article',
      wordCount: 3,
      isAccessibleForFree: true,
      inLanguage: 'en-US',
      url: `${testBaseUrl}/blog/an-article`,
      publisher: {
        '@type': 'Organization',
        name: 'Colloquy',
        url: `${testBaseUrl}/`,
        logo: `${testBaseUrl}/icons/icon-512.png`,
      },
    })
  })

  const author = {
    '@type': 'Person',
    name: '/data/author/data/name',
    jobTitle: { value: 'Writer' },
  }

  it('leave out what is empty, and the object of which only literals are left', async () => {
    const template: ObjectTemplate = {
      '@type': 'BlogPosting',
      headline: '/data/title',
      description: '/data/description',
      timeRequired: { format: 'isoDuration', from: '/data/duration' },
      author,
    }
    expect(await fill([template])).toEqual([{ '@type': 'BlogPosting', headline: 'An article' }])
    const withAuthor = { author: documentLink('author', 'ada', { data: { name: 'Ada' } }) }
    expect((await fill([template], withAuthor))[0]!['author']).toEqual({
      '@type': 'Person',
      name: 'Ada',
      jobTitle: 'Writer',
    })
  })

  it('repeat an object for each item of a group, choose the first filled, and decide by a field', async () => {
    const tags = [
      { tag: documentLink('tag', 'a', { data: { label: 'Skills' } }) },
      { tag: documentLink('tag', 'b', { data: { label: 'Tools' } }) },
    ]
    const template: ObjectTemplate = {
      '@type': 'BlogPosting',
      headline: { first: ['/data/short_title', '/data/title'] },
      about: { each: '/data/tags', as: { '@type': 'Thing', name: '/tag/data/label' } },
      keywords: '/data/tags/*/tag/data/label',
      genre: { if: '/data/duration', then: { value: 'long' }, else: { value: 'short' } },
      alternateName: { value: '/not/a/pointer' },
      learningResourceType: { message: 'types.blog_article' },
    }
    expect((await fill([template], { tags }))[0]).toEqual({
      '@type': 'BlogPosting',
      headline: 'An article',
      about: [
        { '@type': 'Thing', name: 'Skills' },
        { '@type': 'Thing', name: 'Tools' },
      ],
      keywords: ['Skills', 'Tools'],
      genre: 'short',
      alternateName: '/not/a/pointer',
      learningResourceType: 'Article',
    })
  })

  it.each(Object.keys(requiredProperties).filter((type) => type !== 'BreadcrumbList'))(
    'leave out a %s that lacks what Google requires of it',
    async (type) => {
      expect(await fill([{ '@type': type, description: '/data/title' }])).toEqual([])
    },
  )

  it('never end the element they stand in', async () => {
    const { get } = start(
      [createArticle({ title: title('</script><script>alert(1)</script><!--') })],
      [
        createPageType('blog_article', [{ name: 'article', path: '/blog/{uid}' }], {
          structuredData: [{ '@type': 'BlogPosting', headline: '/data/title' }],
        }),
      ],
    )
    const response = await get('/blog/an-article')
    const html = await response.text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<!--')
    expect(readData(html)[0]!['headline']).toBe('</script><script>alert(1)</script><!--')
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[\w+/]+=';/,
    )
  })

  it('are in the payload too, and never on pages nobody is to find', async () => {
    const { get } = startTestHandler({
      documents: languages.map((lang) =>
        createDocument('home_page', { title: title('Home') }, { lang }),
      ),
    })
    const payload = (await (await get('/_payload.json')).json()) as Payload
    expect(readData(payload.head).map((one) => one['@type'])).toContain('WebSite')
    expect(readData(await (await get('/404')).text())).toEqual([])
    expect(readData(await (await get('/no/such/page')).text())).toEqual([])
  })
})

describe('breadcrumbs', () => {
  it('lead from the home page over what is above to the page itself', async () => {
    const [list] = await dataOf(
      '/de/guide/leitfaden/erster',
      [
        createGuide(['erster'], { uid: 'leitfaden', lang: 'de-de' }),
        createArticle({}, { uid: 'erster', lang: 'de-de' }),
      ],
      guides,
    )
    expect(list).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Startseite', item: `${testBaseUrl}/de` },
        { '@type': 'ListItem', position: 2, name: 'Artikel', item: `${testBaseUrl}/de` },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'A guide',
          item: `${testBaseUrl}/de/guide/leitfaden`,
        },
        {
          '@type': 'ListItem',
          position: 4,
          name: 'An article',
          item: `${testBaseUrl}/de/guide/leitfaden/erster`,
        },
      ],
    })
  })

  it('leave out what has no page of its own', async () => {
    const pageType = createPageType('blog_article', [{ name: 'article', path: '/blog/{uid}' }], {
      breadcrumbs: [{ at: '/data/category' }, { parameter: 'none' }],
    })
    const [list] = await dataOf('/blog/an-article', [createArticle()], [pageType])
    expect(list!['itemListElement']).toMatchObject([{ name: 'Home' }, { name: 'An article' }])
  })
})

describe('what slices declare', () => {
  const question = (text: string) => ({ question: text, answer: [paragraph(`${text} Because.`)] })

  it('is one FAQPage for all questions of a page', async () => {
    const body = [
      slice('faq', { questions: [question('Why?'), question('How?')] }, { id: 'faq$1' }),
      slice('faq', { questions: [question('Who?')] }, { id: 'faq$2' }),
    ]
    const found = await dataOf('/lp/a-page', [createLandingPage({ body })])
    const pages = found.filter((one) => one['@type'] === 'FAQPage')
    expect(pages).toHaveLength(1)
    expect(pages[0]!['mainEntity']).toMatchObject([
      { name: 'Why?', acceptedAnswer: { text: 'Why? Because.' } },
      { name: 'How?', acceptedAnswer: { text: 'How? Because.' } },
      { name: 'Who?', acceptedAnswer: { text: 'Who? Because.' } },
    ])
  })

  it('is a product with an offer for each plan that has a price', async () => {
    const plans = [
      { name: 'Team', price: '€9', amount: 9, currency: 'EUR', price_note: 'per learner' },
      { name: 'Guest', price: 'Free', amount: 0, currency: 'USD' },
      { name: 'Academy', price: 'On request' },
    ]
    const body = [slice('pricing_table', { plans })]
    const found = await dataOf('/lp/a-page', [createLandingPage({ body })])
    const products = found.filter((one) => one['@type'] === 'Product')
    expect(products).toHaveLength(1)
    expect(products[0]!['offers']).toMatchObject([
      { name: 'Team', description: 'per learner', price: 9, priceCurrency: 'EUR' },
      { name: 'Guest', price: 0, priceCurrency: 'USD' },
    ])
  })

  it('is no product where no plan has a price, or none whose currency is known', async () => {
    const plans = [
      { name: 'Academy', price: 'On request' },
      { name: 'Team', price: '$9', amount: 9 },
    ]
    const body = [slice('pricing_table', { plans })]
    const found = await dataOf('/lp/a-page', [createLandingPage({ body })])
    expect(found.filter((one) => one['@type'] === 'Product')).toEqual([])
  })

  it('is a video with a picture and the day it was published', async () => {
    const body = [
      slice('video', {
        title: title('See it'),
        poster: image('/media/poster.jpg'),
        media: { link_type: 'Media', url: '/media/a.mp4', name: 'a.mp4', kind: 'file' },
      }),
    ]
    const page = createLandingPage({ body }, { first_publication_date: '2026-09-01T00:00:00+0000' })
    const found = await dataOf('/lp/a-page', [page])
    expect(found.find((one) => one['@type'] === 'VideoObject')).toMatchObject({
      name: 'See it',
      contentUrl: `${testBaseUrl}/media/a.mp4`,
      thumbnailUrl: expect.stringMatching(/^https:\/\/www\.colloquy\.example\/.*poster/),
      uploadDate: '2026-09-01T00:00:00+00:00',
    })
  })
})

describe('the home page', () => {
  it('declares the organization and its site with a search', async () => {
    const homes = languages.map((lang) =>
      createDocument('home_page', { title: title('Home') }, { lang }),
    )
    const hub = createPageType('resources_hub', [
      { name: 'resources', path: { en: '/resources', de: '/ressourcen', fr: '/ressources' } },
    ])
    const found = await dataOf('/fr', homes, [hub])
    expect(found.map((one) => one['@type'])).toEqual(['Organization', 'WebSite'])
    expect(found[1]).toMatchObject({
      url: `${testBaseUrl}/fr`,
      potentialAction: {
        target: { urlTemplate: `${testBaseUrl}/fr/ressources?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    })
  })
})

describe('times that cannot be', () => {
  const template = (end: string) => [
    { '@type': 'Festival', name: '/data/title', startDate: '/data/date', endDate: end },
  ]
  const festival = (data: object) => {
    const pageType = createPageType('live_event', [{ name: 'event', path: '/events/{uid}' }], {
      structuredData: template('/data/end_date') as ObjectTemplate[],
    })
    const document = createDocument(
      'live_event',
      { title: title('A festival'), date: '2026-12-05T08:00:00+0000', ...data },
      { uid: 'one' },
    )
    return start([document], [pageType])
  }

  it.each([
    ['an end before its start', { end_date: '2026-12-05T07:00:00+0000' }, 'InvalidField'],
    ['February 30', { end_date: '2027-02-30T10:00:00+0000' }, 'InvalidField'],
    ['numbers alone', { end_date: '2026-99-99T99:99:99+0000' }, 'InvalidField'],
  ])('%s is left out and told', async (_, data, code) => {
    const { get, issues } = festival(data)
    const found = readData(await (await get('/events/one')).text())
    const event = found.find((one) => one['@type'] === 'Festival')
    expect(event).toMatchObject({ startDate: '2026-12-05T08:00:00+00:00' })
    expect(event).not.toHaveProperty('endDate')
    expect(issues.map((issue) => [issue.code, issue.path])).toEqual([[code, '/data/end_date']])
    expect(issues[0]!.message).toMatch(/must be (?:a date and time like|after the beginning)/)
  })

  it('an end that is one stays', async () => {
    const { get, issues } = festival({ end_date: '2026-12-05T10:00:00+0200' })
    const found = readData(await (await get('/events/one')).text())
    expect(found.find((one) => one['@type'] === 'Festival')).toMatchObject({
      endDate: '2026-12-05T10:00:00+02:00',
    })
    expect(issues).toEqual([])
  })

  it('an event whose start cannot be has no page, and its editor is told why', async () => {
    const { get, issues } = festival({ date: '2027-02-30T10:00:00+0000' })
    expect((await get('/events/one')).status).toBe(404)
    expect(issues).toMatchObject([{ code: 'InvalidDocument', path: '/data/date' }])
  })
})
