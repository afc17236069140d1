/** The fetch handler as every host uses it: its answer to each kind of request. */
import { describe, expect, it } from 'vitest'
import { createHandler, createMemoryCache, type Payload, type SiteConfig } from '#runtime'
import { ContentUnavailable, siteError } from '#runtime/errors'
import { createTestSite, siteFiles, testBaseUrl } from '#tests/support/create-test-site.ts'
import {
  createDocument,
  createFormPage,
  createLandingPage,
  createLegalDocument,
  languages,
  quote,
  slice,
  title,
} from '#tests/support/documents.ts'
import { bot, browser, startTestHandler } from '#tests/support/start-test-handler.ts'

const homes = languages.map((lang) =>
  createDocument('home_page', { title: title(`Home ${lang}`) }, { lang }),
)
const outage = () => siteError(ContentUnavailable, ['https://content.example', 'no answer'])

describe('pages', () => {
  const prices = languages.map((lang) =>
    createDocument('pricing_page', { title: title(`Prices ${lang}`) }, { lang }),
  )
  const cells: [id: string, path: string, text: string][] = [
    ['ROUTE-01', '/', 'Home en-us'],
    ['ROUTE-01', '/de', 'Home de-de'],
    ['ROUTE-01', '/fr', 'Home fr-fr'],
    ['ROUTE-03', '/pricing', 'Prices en-us'],
    ['ROUTE-03', '/de/preise', 'Prices de-de'],
    ['ROUTE-03', '/fr/tarifs', 'Prices fr-fr'],
    ['ROUTE-12', '/form/contact-us', 'Write to us'],
    ['ROUTE-12', '/de/form/contact-us', 'Write to us'],
    ['ROUTE-12', '/fr/form/contact-us', 'Write to us'],
    ['ROUTE-17', '/legal/terms', 'Terms'],
    ['ROUTE-17', '/de/legal/terms', 'Terms'],
    ['ROUTE-17', '/fr/legal/terms', 'Terms'],
    ['ROUTE-40', '/lp/a-page', 'A page'],
    ['ROUTE-40', '/de/lp/a-page', 'A page'],
    ['ROUTE-40', '/fr/lp/a-page', 'A page'],
  ]
  const each = languages.flatMap((lang) => [
    createFormPage({}, { lang }),
    createLegalDocument({}, { lang }),
    createLandingPage({}, { lang }),
  ])
  const { get, getMain, issues } = startTestHandler({ documents: [...homes, ...prices, ...each] })

  it.each(cells)('[%s] %s shows its document', async (_, path, text) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await getMain(path)).toContain(text)
    expect(issues).toEqual([])
  })

  it('[PAGEBUILDER-13] draws every slice on the server, and names the scripts of islands in the page', async () => {
    const body = [
      slice('faq', {
        questions: [
          { question: 'Why?', answer: [{ type: 'paragraph', text: 'Because.', spans: [] }] },
        ],
      }),
    ]
    const { getMain } = startTestHandler({ documents: [createLandingPage({ body })] })
    const main = await getMain('/lp/a-page')
    expect(main).toMatch(
      /<sw-island data-id="faq-1" data-on="interaction" data-src="\/assets\/faq\.js" data-bound data-p='[^']*'>/,
    )
    expect(main).toContain('Because.')
  })

  it('[SITE-03] is the same page whatever the visitor brings', async () => {
    const plain = await (await get('/pricing')).text()
    const headers = {
      cookie: 'session=1; i18n_redirected=de',
      'accept-language': 'fr',
      authorization: 'Basic eA==',
    }
    expect(await (await get('/pricing', headers)).text()).toBe(plain)
  })

  it('answers a known version with 304, each coding with a version of its own', async () => {
    const first = await get('/pricing', { 'accept-encoding': 'gzip, br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    const etag = first.headers.get('etag')!
    const again = await get('/pricing', {
      'accept-encoding': 'br',
      'if-none-match': `"other", W/${etag}`,
    })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect((await get('/pricing', { 'if-none-match': etag })).status).toBe(200)
    expect(
      (await get('/pricing', { 'accept-encoding': 'br;q=0' })).headers.get('content-encoding'),
    ).toBe(null)
  })

  it('answers HEAD without a body, and other methods not at all', async () => {
    const { handler } = startTestHandler({ documents: homes })
    const head = await handler(new Request('https://x.example/', { method: 'HEAD' }))
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
    const post = await handler(new Request('https://x.example/', { method: 'POST', body: 'x' }))
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('redirects', () => {
  const { get } = startTestHandler({
    documents: [
      ...homes,
      createLandingPage({ category: 'product' }),
      createLandingPage({ category: 'product' }, { lang: 'de-de' }),
    ],
  })
  const redirects: [id: string, from: string, status: number, to: string][] = [
    ['ROUTE-41', '/pricing/', 301, '/pricing'],
    ['ROUTE-41', '/pricing///?utm_source=x&b=%20', 301, '/pricing?utm_source=x&b=%20'],
    ['ROUTE-41', '/de/', 301, '/de'],
    ['OP01', '//evil.example/', 301, '/evil.example'],
    ['OP01', '///evil.example//', 301, '/evil.example'],
    ['OP01', '/\\evil.example/', 301, '/evil.example'],
    ['OP04', '/en', 301, '/'],
    ['OP04', '/en/pricing?a=1', 301, '/pricing?a=1'],
    ['OP04', '/en//evil.example', 301, '/evil.example'],
    ['ROUTE-42', '/signup', 302, '/form/free-trial'],
    ['ROUTE-42', '/signup?utm_source=x', 302, '/form/free-trial?utm_source=x'],
    ['ROUTE-42', '/login', 302, 'https://app.colloquy.example/sign-in'],
    ['ROUTE-42', '/plans', 301, '/pricing'],
    ['OP08', '/lp/a-page?utm_source=x', 301, '/product/a-page?utm_source=x'],
    ['OP08', '/de/product/a-page', 301, '/de/plattform/a-page'],
  ]
  it.each(redirects)('[%s] %s -> %i %s', async (_, from, status, to) => {
    const response = await get(from)
    expect([response.status, response.headers.get('location')]).toEqual([status, to])
  })

  describe('of rules in any spelling', () => {
    const routeRules: SiteConfig['routeRules'] = [
      { path: '/to-cjk', redirect: '/日本?x=ü' },
      { path: '/groesse', redirect: { to: '/größe', status: 301 } },
      { path: '/über-uns', redirect: '/about' },
      { path: '/slash/', redirect: '/pricing' },
      { path: '/en/thing', redirect: '/pricing' },
      { path: '/a b', redirect: '/pricing' },
      { path: '/promo', redirect: '/pricing?plan=team&utm_source=promo#plans' },
    ]
    const { get: ask } = startTestHandler({ config: { routeRules } })
    it.each([
      ['/to-cjk', 302, '/%E6%97%A5%E6%9C%AC?x=%C3%BC'],
      ['/groesse', 301, '/gr%C3%B6%C3%9Fe'],
      ['/über-uns', 302, '/about'],
      ['/%c3%bcber-uns', 302, '/about'],
      ['/u%CC%88ber-uns', 302, '/about'],
      ['/slash', 302, '/pricing'],
      ['/thing', 302, '/pricing'],
      ['/a%20b', 302, '/pricing'],
      [
        '/promo?gclid=1&plan=x&utm_medium=mail',
        302,
        '/pricing?plan=team&utm_source=promo&gclid=1&utm_medium=mail#plans',
      ],
    ])('[ROUTE-42] %s -> %i %s', async (from, status, to) => {
      const response = await ask(from)
      expect([response.status, response.headers.get('location')]).toEqual([status, to])
    })
  })

  it('[OP01] leaves the home page where it is', async () => {
    expect((await get('/')).status).toBe(200)
  })

  it('[ROUTE-53] refuses to start with a rule that names middleware nobody knows', async () => {
    const config = { routeRules: [{ path: '/secret', middleware: ['closed'] }] }
    expect(() => startTestHandler({ config })).toThrow(
      /Unknown route middleware.*\/secret.*"closed"/,
    )
  })
})

describe('the language of a visitor', () => {
  const { get } = startTestHandler({ documents: [...homes, createLandingPage()] })
  const asked: [name: string, path: string, headers: Record<string, string>, to: string | null][] =
    [
      [
        'the cookie decides',
        '/',
        { cookie: 'a=b; i18n_redirected=fr', 'accept-language': 'de' },
        '/fr',
      ],
      ['then the browser', '/', { 'accept-language': 'es, de-AT;q=0.8, en;q=0.5' }, '/de'],
      [
        'a cookie nobody set',
        '/',
        { cookie: 'i18n_redirected=xx', 'accept-language': 'fr-CA' },
        '/fr',
      ],
      ['the query is kept', '/?utm_source=x', { 'accept-language': 'de' }, '/de?utm_source=x'],
      ['English wins', '/', { cookie: 'i18n_redirected=en', 'accept-language': 'de' }, null],
      ['nothing fits', '/', { 'accept-language': 'ja' }, null],
      ['nothing is said', '/', {}, null],
      ['a bot', '/', { 'user-agent': bot, 'accept-language': 'de' }, null],
      [
        'the prefix is decisive',
        '/de',
        { cookie: 'i18n_redirected=fr', 'accept-language': 'en' },
        null,
      ],
      ['a path without a prefix is English', '/lp/a-page', { cookie: 'i18n_redirected=fr' }, null],
    ]
  it.each(asked)('[I18N-02] [OP03] %s', async (_, path, headers, to) => {
    const response = await get(path, headers)
    expect(response.headers.get('location')).toBe(to)
    expect(response.status).toBe(to === null ? 200 : 302)
    if (to !== null) expect(response.headers.get('cache-control')).toBe('no-store')
    if (path.split('?')[0] === '/')
      expect(response.headers.get('vary')).toMatch(/Accept-Language, Cookie/)
  })

  it.each([
    ['accept-language', 'de;q=;,;;q=1,*,-,'.repeat(5000)],
    ['accept-language', 'a'.repeat(100_000)],
    ['accept-language', '../../etc;q=NaN'],
    ['cookie', 'i18n_redirected=//evil.example'],
    ['cookie', 'i18n_redirected=__proto__; '.repeat(1000)],
    ['cookie', '=;=;;===;i18n_redirected'],
    ['if-none-match', '*, "'.repeat(1000)],
    ['accept-encoding', 'br;q=0.'.repeat(10_000)],
  ])('a hostile %s header changes nothing', async (name, value) => {
    const response = await get('/', { [name]: value })
    expect([200, 302]).toContain(response.status)
    expect([null, '/de']).toContain(response.headers.get('location'))
  })
})

describe('paths that lead nowhere', () => {
  const { get, logs } = startTestHandler({ documents: homes })
  const nowhere: [name: string, path: string][] = [
    ['a null byte', '/lp/%00'],
    ['bytes that are no UTF-8', '/lp/%ff%fe'],
    ['a percent sign alone', '/lp/%'],
    ['encoded slashes', '/lp%2fa-page'],
    ['encoded dots', '/lp/%2e%2e%2f%2e%2e%2fetc%2fpasswd'],
    ['ten kilobytes', `/lp/${'a'.repeat(10_000)}`],
    ['ten thousand segments', '/a'.repeat(10_000)],
    ['a property of every object', '/constructor'],
    ['a category that is one', '/__proto__/a-page'],
    ['a uid in capitals', '/legal/Terms'],
    ['a uid with a script', '/legal/<script>'],
    ['another language of a word', '/de/tarifs'],
    ['a locale nobody has', '/es/pricing'],
  ]
  it.each(nowhere)('[ROUTE-52] %s is a 404, never an error', async (_, path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('<script>')
    expect(logs.filter(({ level }) => level === 'error')).toEqual([])
  })

  it.each(['/%2e%2e/', '/a/%2e%2e/%2e%2e/'])('the path %s stays on the site', async (path) => {
    const response = await get(path)
    expect(response.status).toBeLessThan(500)
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  })

  it('[ERR-03] [ROUTE-52] tells a path no pattern fits from a page that is not there; both keep their layout', async () => {
    const { get, logs } = startTestHandler()
    const unknown = await (await get('/de/no/such/path')).text()
    const missing = await (await get('/de/legal/nothing')).text()
    expect(logs.map(({ code, data }) => [code, data['message'], data['fatal']])).toEqual([
      ['PathUnknown', 'Page not found: /de/no/such/path', false],
      ['PageNotFound', 'Page Not Found: /de/legal/nothing', true],
    ])
    expect(unknown).toContain('Nothing here (Deutsch)')
    expect(unknown).toContain('data-layout="default"')
    expect(unknown).toContain('Menu de-de')
    expect(missing).toContain('Nothing here (Deutsch)')
    expect(missing).toContain('data-layout="default"')
    expect(missing).toContain('Menu de-de')
  })

  it.each([
    ['/form/nobody', 'minimal'],
    ['/form/nobody/wrote/this', 'minimal'],
    ['/de/form/niemand', 'minimal'],
    ['/blog/nope', 'blog'],
    ['/blog/nope/at/all', 'blog'],
    ['/legal/nope', 'default'],
    ['/nowhere', 'default'],
    [`/form${'/a'.repeat(10_000)}`, 'minimal'],
  ])('[OP09] [ROUTE-52] %s is a 404 in the layout of its section, %s', async (path, layout) => {
    const { get } = startTestHandler()
    const response = await get(path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain(`data-layout="${layout}"`)
    expect(html).toContain('Nothing here')
    expect(html).toContain('<footer')
  })

  it('[OP09] /404 is a 404, and bots are told so too', async () => {
    const { get } = startTestHandler()
    for (const path of ['/404', '/de/404', '/nowhere/at/all']) {
      const response = await get(path, { 'user-agent': bot })
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Nothing here')
    }
  })

  it('says so in words of its own when the site has no page for it', async () => {
    const { get } = startTestHandler({ frame: [] })
    const response = await get('/fr/nowhere')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<html lang="fr-FR">')
  })

  it('keeps one page for all of them, not one for each', async () => {
    const { get, content } = startTestHandler()
    for (let i = 0; i < 20; i++) await get(`/nowhere/${i}/x`)
    expect(
      content.queries.filter((query) => query.startsWith('single not_found_page')),
    ).toHaveLength(1)
  })
})

describe('when something is down', () => {
  it('[NAV-05] a navigation bar that cannot be read is left out, its error is kept in words, the page is not kept', async () => {
    const { get, content, logs } = startTestHandler({ documents: [createLandingPage()] })
    content.fail('website_navbar', new Error('Connection lost'))
    const html = await (await get('/lp/a-page')).text()
    expect(html).toContain('A page')
    expect(html).toContain(`data-errors='["Connection lost"]'`)
    expect(html).not.toContain('Menu en-us')
    expect(logs).toMatchObject([
      { level: 'error', code: 'FRAME_PART_FAILED', data: { single: 'website_navbar' } },
    ])
    content.fail('website_navbar', undefined)
    const next = await (await get('/lp/a-page')).text()
    expect(next).toContain('Menu en-us')
    expect(next).not.toContain('data-errors')
  })

  it.each([new Error(''), 'no error object', undefined])(
    '[NAV-05] an error without words is an unknown error: %j',
    async (error) => {
      const { get, content } = startTestHandler({ documents: [createLandingPage()] })
      content.fail('footer', error ?? { toString: () => 'nothing' })
      expect(await (await get('/lp/a-page')).text()).toContain(`data-errors='["Unknown error"]'`)
    },
  )

  it('a part of the frame nobody wrote is left out, and the page is kept', async () => {
    const { get, content } = startTestHandler({ documents: [createLandingPage()] })
    content.withdraw('website_navbar.en-us')
    expect(await (await get('/lp/a-page')).text()).toContain(
      'Document website_navbar does not exist for locale en-us',
    )
    await get('/lp/a-page')
    expect(content.queries.filter((query) => query.startsWith('uid landing_page'))).toHaveLength(1)
  })

  it('[ERR-04] [ERR-05] a visitor gets a page that says so, a bot the status alone', async () => {
    const { get, content, logs } = startTestHandler()
    content.fail('landing_page', new TypeError('boom'))
    const visitor = await get('/de/lp/a-page')
    expect(visitor.status).toBe(500)
    const html = await visitor.text()
    expect(html).toContain('<html lang="de-DE">')
    expect(html).toContain(siteFiles.messages['de']!['page.error'])
    expect(html).not.toContain('boom')
    const crawler = await get('/de/lp/a-page', { 'user-agent': bot })
    expect([crawler.status, await crawler.text()]).toEqual([500, ''])
    expect(logs.filter(({ code }) => code === 'UNHANDLED_ERROR')).toHaveLength(2)
    expect(visitor.headers.get('cache-control')).toBe('no-store')
  })

  it('an outage is a 503 that says when to come back', async () => {
    const { get, content } = startTestHandler()
    content.fail('landing_page', outage())
    const response = await get('/lp/a-page')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  })

  it('[ERR-04] the page of an error asks again by itself, and leads home and to the other languages', async () => {
    const { get, content, handler } = startTestHandler()
    content.fail('landing_page', outage())
    const response = await get('/de/lp/a-page?utm_source=x')
    const html = await response.text()
    expect(response.headers.get('cache-control')).toBe('no-store')
    const waits = Number(response.headers.get('refresh'))
    expect(waits).toBeGreaterThanOrEqual(30)
    expect(waits).toBeLessThanOrEqual(60)
    expect(html).toContain('<html lang="de-DE">')
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]+)</g)].map((match) =>
      match.slice(1),
    )
    expect(links).toEqual([
      ['', 'Noch einmal versuchen'],
      ['/de', 'Zur Startseite'],
      ['/', 'English'],
      ['/fr', 'Français'],
    ])
    expect(html).not.toContain('<script')
    const url = 'https://www.colloquy.example/de/lp/a-page'
    const headers = { 'user-agent': browser }
    const asked = await handler(new Request(url, { method: 'HEAD', headers }))
    expect([asked.status, asked.headers.get('refresh')]).toEqual([503, null])
  })

  it('the page of an error does not lead to itself', async () => {
    const { get, content } = startTestHandler()
    content.fail('home_page', outage())
    const html = await (await get('/fr')).text()
    expect(html).toContain('Réessayer')
    expect(html).not.toContain('href="/fr"')
  })

  it('a page that was rendered is served while the content service is down', async () => {
    let now = 0
    const { get, content } = startTestHandler({ documents: [createLandingPage()], now: () => now })
    const before = await (await get('/lp/a-page')).text()
    for (const type of ['ref', 'landing_page']) content.fail(type, outage())
    now += 120_000
    for (let i = 0; i < 3; i++) expect(await (await get('/lp/a-page')).text()).toBe(before)
    const health = await (await get('/healthz')).json()
    expect(health).toMatchObject({ status: 'degraded', content: 'stale', contentRef: null })
  })

  it('shows what is published as soon as the page is no longer fresh', async () => {
    let now = 0
    const { get, getMain, content } = startTestHandler({
      documents: [createLandingPage({ body: [quote('Old words')] })],
      now: () => now,
    })
    await get('/lp/a-page')
    content.publish(createLandingPage({ body: [quote('New words')] }))
    expect(await getMain('/lp/a-page')).toContain('Old words')
    now += 61_000
    await getMain('/lp/a-page')
    await expect.poll(() => getMain('/lp/a-page')).toContain('New words')
  })
})

describe('payloads', () => {
  it('[BUILD-04] [OP47] holds what the browser needs to show the route', async () => {
    const { get } = startTestHandler({
      documents: [
        createLandingPage({
          meta_title: 'Meta & more',
          header_color: 'dark',
          body: [quote('Words')],
        }),
      ],
    })
    const response = await get('/lp/a-page/_payload.json')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const payload = (await response.json()) as Payload
    const page = await (await get('/lp/a-page')).text()
    expect(payload).toEqual({
      buildId: 'build-1',
      contentRef: 'ref-1',
      locale: 'en',
      path: '/lp/a-page',
      routeName: 'landing-page',
      title: 'Meta & more | Colloquy',
      head: expect.stringContaining('rel="canonical"'),
      html: expect.stringContaining('Words'),
      css: expect.arrayContaining([['quote', '/* quote */']]),
      parts: { locales: expect.any(String), 'page-cta': expect.any(String) },
      frame: expect.stringMatching(
        /^cookie_banner\.\S+ website_navbar\.\S+ \| footer\.\S+ cookie_modal\.\S+$/,
      ),
      body: { layout: 'default', navbar: 'white', menu: 'hidden', footer: 'light' },
    })
    // The frame's sheets come with the frame.
    const names = payload.css.map(([name]) => name)
    expect(names.filter((name) => /base|footer|navbar|cookie/.test(name))).toEqual([])
    expect(page).toContain(`data-frame="${payload.frame}"`)
    expect(page).toContain(`<main id="main" tabindex="-1">${payload.html}</main>`)
    expect(page).toContain(payload.head)
    for (const part of Object.values(payload.parts)) expect(page).toContain(part)
  })

  it.each(['/_payload.json', '/de/_payload.json'])(
    '[BUILD-04] the home page has one: %s',
    async (path) => {
      const { get } = startTestHandler({ documents: homes })
      expect((await get(path, { 'accept-language': 'fr' })).status).toBe(200)
    },
  )

  it.each([
    '/nowhere/x/y/_payload.json',
    '/legal/none/_payload.json',
    '/404/_payload.json',
    '/signup/_payload.json',
    '/product/a-page/_payload.json',
  ])('[BUILD-04] the browser loads the document instead where there is none: %s', async (path) => {
    const { get } = startTestHandler({ documents: [createLandingPage()] })
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: { code: 'NoPayload', message: expect.any(String) },
    })
  })
})

describe('messages', () => {
  it('[I18N-04] [I18N-05] gives a locale its messages for a day, with the words the editor replaced', async () => {
    const { get } = startTestHandler()
    const response = await get('/_i18n/de/messages.json')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(await response.json()).toEqual({
      ...siteFiles.messages['de'],
      'menu.label': 'Menu (de-de)',
    })
  })

  it('[I18N-04] [I18N-06] falls back to the built-in ones, warns, and keeps nothing while texts may be missing', async () => {
    const { get, content, logs } = startTestHandler()
    content.fail('ui_texts', outage())
    const response = await get('/_i18n/fr/messages.json')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.json()).toEqual(siteFiles.messages['fr'])
    expect(logs).toMatchObject([
      {
        level: 'warn',
        code: 'MESSAGES_NOT_LOADED',
        data: { message: 'Failed loading locale (fr)' },
      },
    ])
  })

  it.each(['xx', 'constructor', 'EN'])(
    '[I18N-06] a locale nobody has fails by name: %s',
    async (code) => {
      const { get } = startTestHandler()
      const response = await get(`/_i18n/${code}/messages.json`)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        error: { code: 'LocaleUnknown', message: `Failed loading locale (${code})` },
      })
    },
  )
})

describe('small answers', () => {
  it.each([
    ['FR', true],
    ['CH', true],
    ['GB', true],
    ['NO', true],
    ['US', false],
    [undefined, true],
    ['XX', true],
    ['zz9', true],
  ])('[OP21] asks for consent in %s: %s', async (country, eu) => {
    const { get } = startTestHandler()
    const response = await get('/_geo.json', {}, country === undefined ? {} : { country })
    expect(await response.json()).toEqual({ eu, gpc: false })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('[CONSENT-03] tells that the browser refuses tracking', async () => {
    const { get } = startTestHandler()
    const response = await get('/_geo.json', { 'sec-gpc': '1' }, { country: 'US' })
    expect(await response.json()).toEqual({ eu: false, gpc: true })
  })

  it('tells a monitor which build and which content it serves', async () => {
    const { get } = startTestHandler()
    expect(await (await get('/healthz')).json()).toEqual({
      status: 'ok',
      buildId: 'build-1',
      contentRef: 'ref-1',
      content: 'live',
      storage: 'ok',
    })
  })

  it('tells a balancer whether requests should come', async () => {
    const { get, content } = startTestHandler()
    const ready = await get('/readyz')
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
    content.fail('ref', outage())
    expect((await get('/readyz')).status).toBe(503)
    const { site } = createTestSite()
    const handler = createHandler(site, { cache: createMemoryCache(), isStopping: () => true })
    const stopping = await handler(new Request(`${testBaseUrl}/readyz`))
    expect([stopping.status, await stopping.json()]).toEqual([503, { status: 'stopping' }])
    expect((await handler(new Request(`${testBaseUrl}/healthz`))).status).toBe(200)
  })

  it('tells a balancer and a monitor that processes end again and again', async () => {
    const { site } = createTestSite()
    const areWorkersFailing = () => true
    const handler = createHandler(site, { cache: createMemoryCache(), areWorkersFailing })
    const ready = await handler(new Request(`${testBaseUrl}/readyz`))
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'failing' }])
    const health = await handler(new Request(`${testBaseUrl}/healthz`))
    expect(health.status).toBe(200)
    expect(await health.json()).toMatchObject({ status: 'degraded', workers: 'failing' })
  })

  it.each([
    [true, { status: 'ok', redis: 'ok' }],
    [false, { status: 'degraded', redis: 'lost' }],
  ])('tells a monitor whether Redis answers: %s', async (isConnected, expected) => {
    const { site } = createTestSite()
    const isRedisConnected = () => isConnected
    const handler = createHandler(site, { cache: createMemoryCache(), isRedisConnected })
    const response = await handler(new Request(`${testBaseUrl}/healthz`))
    expect(await response.json()).toMatchObject(expected)
  })

  it('tells a monitor that nothing can be kept', async () => {
    const { site } = createTestSite()
    const isStorageWritable = async () => false
    const handler = createHandler(site, { cache: createMemoryCache(), isStorageWritable })
    const response = await handler(new Request(`${testBaseUrl}/healthz`))
    expect(await response.json()).toMatchObject({ status: 'degraded', storage: 'unwritable' })
  })

  it('every answer carries the security headers', async () => {
    const { get } = startTestHandler({ documents: [createLandingPage()] })
    for (const path of [
      '/lp/a-page',
      '/lp/a-page/_payload.json',
      '/nowhere/a/b',
      '/pricing/',
      '/_geo.json',
      '/_i18n/en/messages.json',
    ]) {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8}/)
    }
    const policy = (await get('/lp/a-page')).headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=';/)
    expect(policy).not.toContain('unsafe')
  })
})
