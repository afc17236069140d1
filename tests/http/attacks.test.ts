/** Requests that nobody sends by accident, over a socket; docs/security.md names what each of them is for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHandler, createMemoryCache, defaultImages } from '#runtime'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLandingPage } from '#tests/support/documents.ts'
import { createFunctionEndpoint, NodeResponse, startNodeServer } from '../../adapters/node/index.ts'
import { functions } from '../../functions/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'attacks-'))
const asked: string[] = []
let server: Awaited<ReturnType<typeof startNodeServer>>
let port: number

beforeAll(async () => {
  for (const name of ['client', 'media']) mkdirSync(join(folder, name))
  for (const name of ['a.js', 'a.mjs', 'a.css', 'a.html', 'a.wasm'])
    writeFileSync(join(folder, 'media', name), 'alert(1)')
  const { site } = createTestSite({ documents: [createLandingPage()] })
  server = await startNodeServer({
    handler: createHandler(site, { cache: createMemoryCache(), Response: NodeResponse }),
    port: 0,
    hostname: '127.0.0.1',
    clientDir: join(folder, 'client'),
    mediaDirs: [join(folder, 'media')],
    mediaPath: '/media',
    images: { ...defaultImages, hosts: ['cdn.example'] },
    imageHosts: ['cdn.example'],
    functions: createFunctionEndpoint(functions, createTestPlatform({ site })),
    fetch: (async (url: string) => {
      asked.push(url)
      return new Response(null, { status: 404 })
    }) as typeof fetch,
  })
  port = Number(new URL(server.url).port)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Sends bytes, and returns everything until the server closes the connection. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
}

const get = (target: string, ...lines: string[]) =>
  send(
    [
      `GET ${target} HTTP/1.1`,
      'Host: www.site.example',
      ...lines,
      'Connection: close',
      '',
      '',
    ].join('\r\n'),
  )

const statusesOf = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))

describe('a request that two readers end at different bytes', () => {
  const hidden = 'GET /hidden HTTP/1.1\r\nHost: www.site.example\r\n\r\n'
  const head = 'POST /lp/a-page HTTP/1.1\r\nHost: www.site.example\r\n'
  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 50\r\n\r\nhello'],
    [
      'a length and chunks',
      `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    ['an unknown coding', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a coding after chunks', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a space before the colon', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a continued line', `X-A: b\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a length that is none', 'Content-Length: 0x5\r\n\r\nhello'],
    ['a chunk whose size is none', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n'],
  ])('is refused, and the connection closed: %s', async (_, rest) => {
    const answer = await send(head + rest)
    expect(answer).not.toContain('/hidden')
    expect(statusesOf(answer).filter((status) => status < 400)).toEqual([])
    expect(statusesOf(answer)).toHaveLength(1)
  })
})

describe('what a visitor can put into an answer', () => {
  it.each([
    '/lp/a-page%0d%0aSet-Cookie:%20a=b/',
    '/%0d%0aX-Injected:%20yes/',
    '/lp/a-page/?x=%0d%0aX-Injected:%20yes',
    '/en/%E5%98%8A%E5%98%8DX-Injected:%20yes/',
  ])('no header of its own, by %s', async (target) => {
    const [head = ''] = (await get(target)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 [34]/)
    expect(head).not.toMatch(/^(?:x-injected|set-cookie):/im)
  })

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '/.//evil.example/',
    '/lp/..//evil.example/',
    '/en//evil.example',
    '/de//evil.example/',
  ])('no address of another site to go to, by %s', async (target) => {
    const location = /^location: (.*)\r$/im.exec(await get(target))?.[1]
    const origin = 'https://www.site.example'
    expect(new URL(location ?? '/', `${origin}/x`).origin).toBe(origin)
  })

  it('no host in a page that others get, by any header that proxies know', async () => {
    const evil = ['evil.example', 'x-evil']
    const lines = [
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: x-evil',
      'X-Forwarded-Prefix: /x-evil',
      'X-Original-URL: /x-evil',
      'X-Rewrite-URL: /x-evil',
      'X-HTTP-Method-Override: DELETE',
      'Forwarded: host=evil.example;proto=x-evil',
    ]
    const poisoned = await get('/lp/a-page', ...lines)
    const next = await get('/lp/a-page')
    expect(statusesOf(poisoned)).toEqual([200])
    for (const word of evil) {
      expect(poisoned).not.toContain(word)
      expect(next).not.toContain(word)
    }
    const byHost = await send(
      'GET /lp/a-page HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    )
    expect(byHost).not.toContain('evil.example')
  })
})

describe('the image endpoint', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:6379/',
    'http://[::1]/',
    'https://cdn.example@evil.example/a.jpg',
    'https://cdn.example.evil.example/a.jpg',
    'https://cdn.example:8443/a.jpg',
    'http://cdn.example/a.jpg',
    'file:///etc/passwd',
    'data:image/svg+xml,<svg/>',
    '//evil.example/a.jpg',
  ])('asks nobody but its hosts, for %s', async (url) => {
    const before = asked.length
    const answer = await get(`/.netlify/images?url=${encodeURIComponent(url)}&w=640&fm=webp&q=75`)
    expect(statusesOf(answer)[0]).toBeGreaterThanOrEqual(400)
    expect(asked.slice(before)).toEqual([])
  })
})

it.each(['a.js', 'a.mjs', 'a.css', 'a.html', 'a.wasm'])(
  'an uploaded %s is no script, style or page of the site',
  async (name) => {
    const answer = await get(`/media/${name}`)
    expect(statusesOf(answer)).toEqual([200])
    expect(answer).toMatch(/^content-type: application\/octet-stream\r$/im)
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im)
  },
)

it('keys that every object has change nothing, in a body or a query', async () => {
  const keys = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}'
  const body = `{${keys},"values":{${keys}},"attribution":{${keys}}}`
  for (const name of Object.keys(functions)) {
    const answer = await send(
      [
        `POST /.netlify/functions/${name}?__proto__[polluted]=1&constructor=1 HTTP/1.1`,
        'Host: www.site.example',
        'Content-Type: application/json',
        'Sec-Fetch-Site: same-origin',
        `Content-Length: ${body.length}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
    expect([name, statusesOf(answer)[0]! < 500 || statusesOf(answer)[0] === 503]).toEqual([
      name,
      true,
    ])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  }
})
