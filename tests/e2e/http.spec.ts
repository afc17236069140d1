/** The server's answers over real HTTP: redirects, headers, codings, files. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isNetlify, packedByCdn } from '#tests/support/not-on-netlify.ts'
import { ask } from './support/ask.ts'
import { expect, test } from './support/test.ts'

test.describe('redirects', () => {
  const moved: [path: string, status: number, location: string, id: string][] = [
    ['/pricing/', 301, '/pricing', '[ROUTE-41] takes off a trailing slash'],
    [
      '/de/preise/?utm_source=a%20b&x=1',
      301,
      '/de/preise?utm_source=a%20b&x=1',
      '[ROUTE-41] keeps the query',
    ],
    ['/de/', 301, '/de', '[ROUTE-41] of a home page'],
    ['/pricing///', 301, '/pricing', '[ROUTE-41] however many slashes there are'],
    ['//evil.example/', 301, '/evil.example', '[ROUTE-41] never leaves the host'],
    [
      '/\\evil.example/',
      301,
      '/evil.example',
      '[ROUTE-41] never leaves the host, by backslash either',
    ],
    ['/en', 301, '/', '[ROUTE-41] drops the prefix of the default language'],
    ['/en/pricing', 301, '/pricing', '[ROUTE-41] and of its pages'],
    ['/signup', 302, '/form/free-trial', '[ROUTE-42] a rule answers 302'],
    ['/login', 302, 'https://app.colloquy.example/sign-in', '[ROUTE-42] also to another host'],
    ['/plans', 301, '/pricing', '[ROUTE-42] a rule may set another status'],
    ['/tour', 301, '/lp/video-tours', '[ROUTE-42] an editor writes one'],
    [
      '/de/rundgang/?utm_source=a%20b',
      301,
      '/de/lp/video-rundgang?utm_source=a%20b',
      '[ROUTE-42] in one language, with its query, in one step',
    ],
    ['/lp/tours-on-video', 301, '/lp/video-tours', '[ROUTE-42] a page has another uid now'],
    ['/lp/course-builder', 301, '/product/course-builder', '[ROUTE-45] a page has one category'],
  ]
  for (const [path, status, location, title] of moved) {
    test(`${title}: ${path}`, async ({ baseURL }) => {
      const answer = await ask(baseURL!, path)
      expect([answer.status, answer.headers.location]).toEqual([status, location])
      expect(answer.body.length).toBe(0)
    })
  }

  test('[ROUTE-41] leads to an address that answers, in one step', async ({ baseURL }) => {
    const { headers } = await ask(baseURL!, '/fr/tarifs/')
    expect((await ask(baseURL!, headers.location!)).status).toBe(200)
  })

  for (const path of ['/', '/de', '/pricing']) {
    test(`[ROUTE-41] ${path} is no slash too many`, async ({ baseURL }) => {
      expect((await ask(baseURL!, path)).status).toBe(200)
    })
  }
})

test.describe('headers', () => {
  const paths = [
    '/',
    '/404',
    '/pricing/',
    '/signup',
    '/_payload.json',
    '/healthz',
    '/favicon.svg',
    '/nope',
  ]
  for (const path of paths) {
    test(`security headers stand on ${path}`, async ({ baseURL }) => {
      const { headers } = await ask(baseURL!, path)
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      // Netlify names itself, and so does its local proxy.
      if (isNetlify) return
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('server')
    })
  }
})

test.describe('answers', () => {
  const codings: [string, (body: Buffer) => Buffer][] = [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ]
  for (const [coding, decode] of codings) {
    test(`a page comes as ${coding} to those who take it, with a validator of its own`, async ({
      baseURL,
    }) => {
      test.skip(isNetlify, packedByCdn)
      const plain = await ask(baseURL!, '/pricing')
      const packed = await ask(baseURL!, '/pricing', { 'accept-encoding': coding })
      expect(packed.headers['content-encoding']).toBe(coding)
      expect(packed.headers.vary).toContain('Accept-Encoding')
      expect(packed.headers.etag).not.toBe(plain.headers.etag)
      expect(packed.body.length).toBeLessThan(plain.body.length / 3)
      expect(decode(packed.body).equals(plain.body)).toBe(true)
    })
  }

  test('the better coding wins, and a refused one is not used', async ({ baseURL }) => {
    test.skip(isNetlify, packedByCdn)
    const both = await ask(baseURL!, '/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(both.headers['content-encoding']).toBe('br')
    const refused = await ask(baseURL!, '/', { 'accept-encoding': 'br;q=0, gzip' })
    expect(refused.headers['content-encoding']).toBe('gzip')
  })

  test('HEAD has the headers of GET and no body', async ({ baseURL }) => {
    const get = await ask(baseURL!, '/pricing')
    const head = await ask(baseURL!, '/pricing', {}, 'HEAD')
    expect(head.body.length).toBe(0)
    for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy']) {
      expect(head.headers[name]).toBe(get.headers[name])
    }
  })

  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    test(`${method} of a page is refused with what is allowed`, async ({ baseURL }) => {
      const answer = await ask(baseURL!, '/pricing', {}, method)
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    })
  }

  test('/healthz tells build, content and state', async ({ request }) => {
    test.skip(isNetlify, 'a function has no replica to tell of')
    await expect
      .poll(async () => (await (await request.get('/healthz')).json()).replica.isComplete)
      .toBe(true)
    const response = await request.get('/healthz')
    expect(response.headers()['cache-control']).toBe('no-store')
    expect(await response.json()).toEqual({
      status: 'ok',
      buildId: expect.stringMatching(/^[0-9a-f]{10}$/),
      contentRef: expect.stringMatching(/./),
      content: 'live',
      storage: 'ok',
      replica: {
        place: 'disk',
        isComplete: true,
        documents: expect.any(Number),
        total: expect.any(Number),
      },
    })
  })

  test('files of the build with a hash in their name are kept for ever', async ({ baseURL }) => {
    test.skip(
      isNetlify,
      'the `utils/static-server.js` of Netlify’s command line lets no file be kept',
    )
    const html = (await ask(baseURL!, '/')).body.toString()
    const script = /<script data-entry="([^"]+)"/.exec(html)![1]!
    const { headers, status } = await ask(baseURL!, script)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('javascript')
    expect(headers['cache-control']).toMatch(/max-age=31536000, immutable/)
  })

  const hostile = [
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fpackage.json',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e/repository.json',
    '/assets/..%2f..%2fserver%2fmain.mjs',
    '/%00',
    '/%ff%fe',
    `/${'a'.repeat(10_000)}`,
    '/pricing%2f',
    '/_i18n/__proto__/messages.json',
  ]
  for (const path of hostile) {
    test(`${path.slice(0, 40)} finds nothing and breaks nothing`, async ({ baseURL }) => {
      test.skip(
        isNetlify && path === '/%ff%fe',
        '`getStatic` of Netlify’s local proxy ends the process when it decodes this',
      )
      const answer = await ask(baseURL!, path)
      expect([400, 404]).toContain(answer.status)
      expect(answer.body.toString()).not.toMatch(/root:x:0|"dependencies"|"languages"/)
    })
  }
})

test.describe('messages', () => {
  for (const locale of ['en', 'de', 'fr']) {
    test(`[I18N-04] [I18N-05] /_i18n/${locale}/messages.json may be kept for a day`, async ({
      request,
    }) => {
      const response = await request.get(`/_i18n/${locale}/messages.json`)
      expect(response.headers()['cache-control']).toBe('public, max-age=86400')
      expect(await response.json()).toHaveProperty(['document.skipToContent'])
    })
  }

  test('[I18N-04] [I18N-06] an unknown language is told, and that is not kept', async ({
    request,
  }) => {
    const response = await request.get('/_i18n/es/messages.json')
    expect(response.status()).toBe(404)
    expect(response.headers()['cache-control']).toBe('no-cache')
    expect((await response.json()).error.message).toBe('Failed loading locale (es)')
  })
})
