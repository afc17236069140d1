/** The server configurations beside an export, each in its server. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeFilePath, toPublishedPath, writeHosts } from '#runtime'
import { siteFiles } from '#tests/support/create-test-site.ts'
import { sendJson, startHttp, type TestServer } from '#tests/support/start-http.ts'
import {
  configurationFiles,
  hasWebServer,
  startWebServer,
  type RunningWebServer,
  type WebServer,
} from '#tests/support/start-web-server.ts'
import { writeHostFiles } from '../../adapters/node/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-hosts-'))
const root = join(folder, 'site')

const long = (text: string) =>
  `<!doctype html><title>${text}</title>${`<p>${text}</p>`.repeat(200)}`
const site: Record<string, string> = {
  'index.html': long('Home'),
  'de.html': long('Start'),
  '404.html': long('Not found'),
  'de/404.html': long('Nicht gefunden'),
  'fr/404.html': long('Introuvable'),
  'de/preise.html': long('Preise'),
  'blog.html': long('Blog'),
  'blog/page=2.html': long('Blog 2'),
  'blog/_payload.json': '{}',
  'über-uns.html': long('Über uns'),
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'events/one.ics': 'BEGIN:VCALENDAR',
  'assets/entry.js': 'export {}',
  'assets/entry.css': 'p {}',
  'media/a.svg': '<svg/>',
  'media/my pic (1)+50~25.jpg': 'picture',
  'media/a~23b~3F.png': 'picture',
  'media/日本 語.webp': 'picture',
  'media/Отчёт 2026.pdf': 'document',
  '_images/a.webp': 'webp',
  'builds/latest.json': '{}',
  '.well-known/gpc.json': '{}',
  _redirects: 'secret',
  _headers: 'secret',
  '.git/config': 'secret',
}

const config = {
  ...siteFiles.config,
  routeRules: [
    ...(siteFiles.config.routeRules ?? []),
    { path: '/what%3F', redirect: { to: '/pricing', status: 301 as const } },
    { path: '/alt (2)', redirect: '/blog?from=alt#list' },
    { path: '/dollar', redirect: 'https://shop.example/$1/%25?x=$args' },
  ],
}

let functions: TestServer

beforeAll(async () => {
  functions = await startHttp((response) => sendJson(response, 200, { isAnswered: true }))
  for (const [path, text] of Object.entries(site)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const options = { config, functions: functions.url, pictures: '/_images/', media: '/media' }
  await writeHostFiles(root, writeHosts(options))
  // Servers started by root read files as another user.
  chmodSync(folder, 0o755)
})

afterAll(async () => {
  await functions?.close()
  rmSync(folder, { recursive: true, force: true })
})

const servers: readonly WebServer[] = ['nginx', 'Apache', 'Caddy']

describe.each(servers)('an export on %s', (name) => {
  let server: RunningWebServer

  beforeAll(async () => {
    if (!hasWebServer(name)) return
    const configuration = join(`${root}.hosts`, configurationFiles[name])
    server = await startWebServer(name, { root, configuration, scratch: folder })
  })
  afterAll(() => server?.stop())

  /** Sends a path as written, without normalizing it. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        const { hostname, port } = new URL(server.origin)
        const asked = request({ hostname, port, path, method, headers }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => {
            const { statusCode: status = 0 } = response
            resolve({ status, headers: response.headers, body: Buffer.concat(parts) })
          })
        })
        asked.on('error', reject).end(body)
      },
    )
  const follow = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: answered } = await ask(path, headers)
    // Apache names itself.
    return [status, answered.location?.replace(server.origin, '')]
  }

  it.skipIf(!hasWebServer(name))('answers pages at their addresses, folders or not', async () => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/?utm_source=x', 'index.html'],
      ['/de', 'de.html'],
      ['/de/preise', 'de/preise.html'],
      ['/blog', 'blog.html'],
      ['/blog?utm_source=x', 'blog.html'],
      ['/blog/page=2', 'blog/page=2.html'],
      ['/%C3%BCber-uns', 'über-uns.html'],
    ] as const) {
      const { status, headers, body } = await ask(path)
      expect([path, status, headers['content-type']?.toLowerCase()]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ])
      expect(body.toString()).toBe(site[file])
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
      expect(headers['strict-transport-security']).toContain('max-age=')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    expect((await ask('/blog', {}, 'HEAD')).status).toBe(200)
    const { etag } = (await ask('/blog')).headers
    expect((await ask('/blog', { 'if-none-match': etag! })).status).toBe(304)
    expect((await ask('/blog', {}, 'POST', 'a=b')).status).toBe(405)
  })

  it.skipIf(!hasWebServer(name))('leads to the one spelling of an address', async () => {
    for (const [path, location] of [
      ['/blog/', '/blog'],
      ['/de/', '/de'],
      ['/blog//?a=b&c', '/blog?a=b&c'],
      ['/%C3%BCber-uns/', '/%c3%bcber-uns'],
      ['/en', '/'],
      ['/en/blog?a=b', '/blog?a=b'],
    ] as const) {
      const [status, target] = await follow(path)
      expect([path, status, String(target).toLowerCase()]).toEqual([path, 301, location])
    }
  })

  it.skipIf(!hasWebServer(name))('leads nowhere else, however a path is spelt', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example//',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '/%5C%5Cevil.example/',
      '/en//evil.example',
      '/en//evil.example/',
      '/en/%5Cevil.example',
      '/en/%0d%0ax-evil:%20a',
      '/%0d%0ax-evil:%20a/',
    ]) {
      const { status, headers } = await ask(path)
      const { location } = headers
      const target = new URL(location ?? '/', server.origin)
      expect([path, target.origin, headers['x-evil']]).toEqual([path, server.origin, undefined])
      expect([301, 400, 404]).toContain(status)
    }
  })

  it.skipIf(!hasWebServer(name))('redirects by the rules of the site', async () => {
    for (const [path, status, location] of [
      ['/plans', 301, '/pricing'],
      ['/plans?a=b', 301, '/pricing?a=b'],
      ['/what%3F', 301, '/pricing'],
      ['/alt%20(2)', 302, '/blog?from=alt#list'],
      ['/alt%20(2)?a=b', 302, '/blog?from=alt&a=b#list'],
      ['/dollar', 302, 'https://shop.example/$1/%25?x=$args'],
    ] as const) {
      const [answered, target] = await follow(path)
      expect([path, answered, String(target).replaceAll('%24', '$')]).toEqual([
        path,
        status,
        location,
      ])
    }
  })

  it.skipIf(!hasWebServer(name))('asks the language of whoever has chosen none', async () => {
    const asked = (languages: string, more: Record<string, string> = {}) =>
      follow('/', { 'accept-language': languages, ...more })
    expect(await asked('de-DE,de;q=0.9,en;q=0.8')).toEqual([302, '/de'])
    expect(await asked('it, fr;q=0.8, en;q=0.5')).toEqual([302, '/fr'])
    expect(await asked('en-GB,en;q=0.9,de;q=0.8')).toEqual([200, undefined])
    expect(await asked('it')).toEqual([200, undefined])
    expect(await asked('DE')).toEqual([302, '/de'])
    expect(await follow('/?a=b', { 'accept-language': 'de' })).toEqual([302, '/de?a=b'])
    const cookie = `a=b; ${config.localeCookie!.name}=en`
    expect(await asked('de', { cookie })).toEqual([200, undefined])
    expect(await asked('de', { 'sec-fetch-site': 'same-origin' })).toEqual([200, undefined])
    expect((await ask('/')).headers.vary).toMatch(/Accept-Language, ?Cookie, ?Sec-Fetch-Site/)
    expect(await follow('/blog', { 'accept-language': 'de' })).toEqual([200, undefined])
  })

  it.skipIf(!hasWebServer(name))('says in its language what is not there', async () => {
    for (const [path, file] of [
      ['/nothing', '404.html'],
      ['/de/nichts', 'de/404.html'],
      ['/de/nichts/weiter.png', 'de/404.html'],
      ['/fr/rien', 'fr/404.html'],
      ['/assets', '404.html'],
      ['/assets/gone.js', '404.html'],
      ['/blog.html', '404.html'],
      ['/index.html', '404.html'],
      ['/_redirects', '404.html'],
      ['/_headers', '404.html'],
      ['/.git/config', '404.html'],
    ] as const) {
      const { status, headers, body } = await ask(path)
      expect([path, status, body.toString()]).toEqual([path, 404, site[file]])
      expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8')
      expect([path, headers['cache-control']]).toEqual([path, 'no-cache'])
      expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
    }
    for (const path of ['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd'])
      expect([400, 404]).toContain((await ask(path)).status)
  })

  it.skipIf(!hasWebServer(name))('says of each file what it is and how long it lasts', async () => {
    const again = 'public, max-age=0, must-revalidate'
    for (const [path, type, life, robots] of [
      ['/assets/entry.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
      ['/assets/entry.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
      ['/media/a.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
      ['/_images/a.webp', 'image/webp', 'public, max-age=86400, stale-while-revalidate=604800'],
      ['/blog/_payload.json', 'application/json; charset=utf-8', again, 'noindex'],
      ['/builds/latest.json', 'application/json; charset=utf-8', 'no-store'],
      ['/sitemap.xml', 'application/xml; charset=utf-8', again],
      ['/robots.txt', 'text/plain; charset=utf-8', again],
      ['/events/one.ics', 'text/calendar; charset=utf-8', again],
      ['/site.webmanifest', 'application/manifest+json; charset=utf-8', again],
      ['/.well-known/gpc.json', 'application/json; charset=utf-8', again],
    ] as const) {
      const { status, headers } = await ask(path)
      const told = [headers['content-type'], headers['cache-control'], headers['x-robots-tag']]
      expect([path, status, ...told]).toEqual([path, 200, type, life, robots])
    }
  })

  it.skipIf(!hasWebServer(name))(
    'has files whose names have blanks, signs and any script',
    async () => {
      for (const [file, type] of [
        ['my pic (1)+50%.jpg', 'image/jpeg'],
        ['a#b?.png', 'image/png'],
        ['日本 語.webp', 'image/webp'],
        ['Отчёт 2026.pdf', 'application/pdf'],
      ] as const) {
        const { status, headers, body } = await ask(`/media/${encodeFilePath(file)}`)
        expect([file, status, headers['content-type']]).toEqual([file, 200, type])
        expect(body.toString()).toBe(site[`media/${toPublishedPath(file)}`])
      }
    },
  )

  it.skipIf(!hasWebServer(name))(
    'lets a vector picture that is opened by itself run nothing',
    async () => {
      const { status, headers } = await ask('/media/a.svg')
      expect(status).toBe(200)
      expect([headers['content-security-policy']].flat().join()).toContain('sandbox')
    },
  )

  it.skipIf(!hasWebServer(name))('sends texts compressed to whoever can read that', async () => {
    const { headers, body } = await ask('/blog', { 'accept-encoding': 'gzip' })
    expect([headers['content-encoding'], headers.vary]).toEqual([
      'gzip',
      expect.stringContaining('Accept-Encoding'),
    ])
    expect(gunzipSync(body).toString()).toBe(site['blog.html'])
    expect(body.byteLength).toBeLessThan(1000)
  })

  it.skipIf(!hasWebServer(name))('hands functions over, as they are', async () => {
    const path = '/.netlify/functions/submit-form?a=b'
    const before = functions.requests.length
    const { status, headers, body } = await ask(
      path,
      { 'content-type': 'application/json', origin: 'https://www.example.com' },
      'POST',
      '{"a":1}',
    )
    expect([status, body.toString()]).toEqual([200, '{"isAnswered":true}'])
    expect(headers['content-security-policy']).toBeUndefined()
    expect(functions.requests[before]).toMatchObject({ method: 'POST', url: path, body: '{"a":1}' })
    expect(functions.requests[before]!.headers).toMatchObject({
      host: new URL(functions.url).host,
      origin: 'https://www.example.com',
      'x-forwarded-for': expect.stringContaining('127.0.0.1'),
    })
  })
})
