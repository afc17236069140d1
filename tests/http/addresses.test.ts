/** Addresses that several documents, several types or several pages share. */
import { describe, expect, it } from 'vitest'
import { siteFiles } from '#tests/support/create-test-site.ts'
import {
  createArticle,
  createDocument,
  createGuide,
  createLandingPage,
  paragraph,
  title,
} from '#tests/support/documents.ts'
import { createPageType, events, guides } from '#tests/support/page-types.ts'
import { startTestHandler } from '#tests/support/start-test-handler.ts'

const pageTypes = [...siteFiles.pageTypes.filter(({ type }) => !isOurs(type)), ...guides, ...events]

function isOurs(type: string): boolean {
  return [...guides, ...events].some((pageType) => pageType.type === type)
}

/** `rel=canonical` and the alternates by language. */
function linksOf(html: string) {
  const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  const alternates = [...html.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)]
  const path = (url: string | undefined) => url?.replace('https://www.colloquy.example', '')
  return {
    canonical: path(canonical),
    alternates: Object.fromEntries(alternates.map(([, lang, href]) => [lang!, path(href)])),
  }
}

describe('articles of a guide', () => {
  const translation = { id: 'de', uid: 'erster', type: 'blog_article', lang: 'de-de' }
  const { get } = startTestHandler({
    pageTypes,
    documents: [
      createGuide(['first']),
      createGuide(['erster'], { uid: 'ein-leitfaden', lang: 'de-de' }),
      createGuide([], { uid: 'empty' }),
      createArticle({}, { uid: 'first', alternate_languages: [translation] }),
      createArticle({}, { id: 'de', uid: 'erster', lang: 'de-de' }),
      createArticle({}, { uid: 'other' }),
    ],
  })

  it.each([
    ['/guide/a-guide/first', 'minimal'],
    ['/blog/first', 'default'],
  ])(
    '[ROUTE-16] [OP02] %s answers 200 in the layout %s, canonical is the guide',
    async (path, layout) => {
      const response = await get(path)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain(`data-layout="${layout}"`)
      expect(linksOf(html)).toEqual({
        canonical: '/guide/a-guide/first',
        alternates: {
          'en-us': '/guide/a-guide/first',
          'de-de': '/de/guide/ein-leitfaden/erster',
          'x-default': '/guide/a-guide/first',
        },
      })
    },
  )

  it.each([
    ['/guide/empty/first', '/guide/a-guide/first'],
    ['/guide/nothing/first', '/guide/a-guide/first'],
    ['/guide/a-guide/other?utm_source=x', '/blog/other?utm_source=x'],
    ['/de/guide/a-guide/erster', '/de/guide/ein-leitfaden/erster'],
  ])('[OP02] [OP08] %s is under the wrong guide and leads to %s', async (from, to) => {
    const response = await get(from)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })

  it('[ROUTE-52] an article that is not there is a fatal 404 in every guide', async () => {
    const { get, logs } = startTestHandler({ pageTypes, documents: [createGuide(['gone'])] })
    expect((await get('/guide/a-guide/gone')).status).toBe(404)
    expect(logs).toMatchObject([{ code: 'PageNotFound', data: { fatal: true } }])
  })
})

describe('a pattern of two types', () => {
  const at = '2026-12-01T10:00:00+0000'
  const { getMain, get } = startTestHandler({
    pageTypes,
    documents: [
      createDocument('live_event', { title: title('On stage'), date: at }, { uid: 'stage' }),
      createDocument('webinar', { title: title('On screen'), datetime: at }, { uid: 'screen' }),
      createDocument('live_event', { title: title('Both live'), date: at }, { uid: 'both' }),
      createDocument('webinar', { title: title('Both web'), datetime: at }, { uid: 'both' }),
    ],
  })

  it.each([
    ['/events/stage', 'On stage'],
    ['/events/screen', 'On screen'],
    ['/events/both', 'Both live'],
  ])('[ROUTE-19] [OP06] %s shows %s', async (path, text) => {
    expect(await getMain(path)).toContain(text)
  })

  it('[ROUTE-52] a uid neither has is a fatal 404', async () => {
    const response = await get('/events/none')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Nothing here')
  })
})

describe('a route that is another page of its document', () => {
  const texts = { title: 'Codes', dashboard: 'Your code' }
  const type = createPageType('legal_document', [
    { name: 'code', path: '/code/{uid}' },
    {
      name: 'dashboard',
      path: { en: '/code/{uid}/dashboard', de: '/code/{uid}/konto', fr: '/code/{uid}/compte' },
      layout: 'empty',
      head: { title: '/data/meta_title', noindex: true },
      template: [{ slice: 'page_header', bind: { title: '/data/title', indicator: '/uid' } }],
    },
  ])
  const alternate_languages = [{ id: 'd', uid: 'x-de', type: 'legal_document', lang: 'de-de' }]
  const { get } = startTestHandler({
    pageTypes: [type],
    documents: [
      createDocument(
        'legal_document',
        { title: title(texts.title), meta_title: texts.dashboard, content: [paragraph('Yours.')] },
        { uid: 'x', alternate_languages },
      ),
      createDocument(
        'legal_document',
        { title: title('Codes, deutsch'), content: [paragraph('Deiner.')] },
        { id: 'd', uid: 'x-de', lang: 'de-de' },
      ),
    ],
  })

  it('[ROUTE-39] has its own template, layout, head and addresses', async () => {
    const html = await (await get('/code/x/dashboard')).text()
    expect(html).toContain('data-layout="empty" ')
    expect(html).toContain('data-route="dashboard"')
    expect(html).toContain(`<title>${texts.dashboard} | Colloquy</title>`)
    expect(html).toContain('content="noindex,nofollow"')
    expect(linksOf(html)).toEqual({
      canonical: '/code/x/dashboard',
      alternates: {
        'en-us': '/code/x/dashboard',
        'de-de': '/de/code/x-de/konto',
        'x-default': '/code/x/dashboard',
      },
    })
  })

  it('[ROUTE-38] leaves the first page as it is', async () => {
    const html = await (await get('/code/x')).text()
    expect(html).toContain('data-layout="default"')
    expect(html).not.toContain('noindex')
    expect(linksOf(html).canonical).toBe('/code/x')
  })
})

describe('the preview entry', () => {
  const { get } = startTestHandler({
    documents: [createDocument('preview_page', { title: title('Preview') })],
  })

  it('[ROUTE-02] [ROUTE-48] [OP11] is a bare page that nobody keeps or indexes', async () => {
    const response = await get('/preview')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('data-layout="empty"')
    expect(html).toContain('content="noindex,nofollow"')
    const payload = await get('/preview/_payload.json')
    expect(payload.headers.get('cache-control')).toBe('no-store')
  })

  it('[ROUTE-02] is rendered anew for everybody', async () => {
    const { get, content } = startTestHandler({
      documents: [createDocument('preview_page', { title: title('Preview') })],
    })
    for (let i = 0; i < 3; i++) await get('/preview')
    content.fail('preview_page', new Error('gone'))
    content.publish(createLandingPage())
    expect((await get('/preview')).status).toBe(500)
  })
})
