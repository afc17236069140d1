/** The whole server over a socket: sockets carry paths that no URL parser has tidied up. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHandler, createMemoryCache, defaultImages } from '#runtime'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLandingPage } from '#tests/support/documents.ts'
import { NodeResponse, startNodeServer } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'node-server-'))
const remote: string[] = []
let server: Awaited<ReturnType<typeof startNodeServer>>
let port: number

const options = () => ({
  handler: createHandler(createTestSite({ documents: [createLandingPage()] }).site, {
    cache: createMemoryCache(),
    Response: NodeResponse,
  }),
  port: 0,
  hostname: '127.0.0.1',
  clientDir: join(folder, 'client'),
  countryHeader: 'x-country',
  mediaDirs: [join(folder, 'own'), join(folder, 'shipped')],
  mediaPath: '/media',
  images: { ...defaultImages, hosts: ['cdn.example'] },
  fetch: (async (url: string) => {
    remote.push(url)
    return new Response('gone', { status: 404 })
  }) as typeof fetch,
})

beforeAll(async () => {
  for (const name of ['client/assets', 'own', 'shipped'])
    mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'the secret')
  writeFileSync(join(folder, 'client/assets/entry-1.js'), 'export {}')
  writeFileSync(join(folder, 'client/robots.txt'), 'User-agent: *')
  writeFileSync(
    join(folder, 'shipped/a.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
  writeFileSync(join(folder, 'shipped/both.txt'), 'shipped')
  writeFileSync(join(folder, 'own/both.txt'), 'own')
  const picture = sharp({ create: { width: 1300, height: 600, channels: 3, background: '#f40' } })
  writeFileSync(join(folder, 'shipped/photo.jpg'), await picture.jpeg().toBuffer())
  server = await startNodeServer(options())
  port = Number(new URL(server.url).port)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })

/** The first line of the answer to a request written by hand. */
function ask(target: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `GET ${target} HTTP/1.1\r\nhost: a.example\r\nconnection: close\r\n\r\n`,
        'latin1',
      ),
    )
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('end', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text }))
    socket.on('error', reject)
  })
}

describe('the Node server', () => {
  it('[SITE-01] serves pages, files of the build and files of the content', async () => {
    const page = await get('/lp/a-page')
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(await page.text()).toContain('A page')
    const script = await get('/assets/entry-1.js')
    expect([script.status, script.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ])
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *')
    expect(await (await get('/media/both.txt')).text()).toBe('own')
  })

  it('lets a vector picture that is opened by itself run nothing', async () => {
    const { headers, status } = await get('/media/a.svg')
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('[OP21] takes the country from the header of the proxy', async () => {
    expect(await (await get('/_geo.json', { headers: { 'x-country': 'US' } })).json()).toEqual({
      eu: false,
      gpc: false,
    })
    expect(await (await get('/_geo.json')).json()).toEqual({ eu: true, gpc: false })
  })

  it.each<[string, Record<string, string>, string | null]>([
    ['inside Europe', { 'x-country': 'FR' }, 'ask'],
    ['somewhere unknown', {}, 'ask'],
    ['outside of Europe', { 'x-country': 'US' }, null],
    ['refuses tracking', { 'sec-gpc': '1' }, null],
  ])('[CONSENT-03] tells a page early whether its visitor is to be asked: %s', async (...row) => {
    const [, headers, told] = row
    expect((await get('/lp/a-page', { headers })).headers.get('server-timing')).toBe(told)
    expect((await get('/_geo.json', { headers })).headers.get('server-timing')).toBeNull()
  })

  it('[ROUTE-52] a file that does not exist is the page that says so', async () => {
    for (const path of ['/assets/none.js', '/none.txt', '/media/none.jpg']) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 404])
    }
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/media/../secret.txt',
    '/media/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/%2e%2e%2fsecret.txt',
    '/media/..%2fsecret.txt',
    '/media/..%5csecret.txt',
    '/media/....//secret.txt',
    '/media//etc/passwd',
    '/media/%00.txt',
    '/assets/%00.js',
    '/media/a%ff.jpg',
    '/media/%.jpg',
    '/%ff%fe.txt',
    '//secret.txt',
    '/\\secret.txt',
    '//evil.example/%2f..',
    '/.env.txt',
    '/media/.hidden.txt',
    '/lp/\xff\xfe',
    '*',
    'http://evil.example/lp/a-page',
    '/.netlify/images?url=/media/../secret.txt&w=640',
    '/.netlify/images?url=%ff&w=%00',
  ])('never fails, nor leaves its folders, nor the site, on %s', async (target) => {
    const { status, text } = await ask(target)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain('the secret')
    expect(text).not.toContain('root:')
    expect(/^location: (.*)$/im.exec(text)?.[1] ?? '/').toMatch(/^\/(?![/\\])/)
  })

  it('answers paths of ten kilobytes', async () => {
    for (const target of [
      `/${'a'.repeat(10_000)}.txt`,
      `/media/${'a'.repeat(10_000)}.jpg`,
      '/a'.repeat(5_000),
    ]) {
      expect((await ask(target)).status).toBe(404)
    }
  })

  it('says which port is taken', async () => {
    await expect(startNodeServer({ ...options(), port })).rejects.toThrow(
      `Port ${port} is used by another program.`,
    )
  })
})

describe('the image endpoint', () => {
  const image = (query: string) => get(`/.netlify/images?${query}`)

  it('[IMG-05] converts pictures of the content', async () => {
    const response = await image('url=/media/photo.jpg&w=640&fm=webp&q=75')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { width, format } = await sharp(await response.arrayBuffer()).metadata()
    expect([width, format]).toEqual([640, 'webp'])
  })

  it('[IMG-04] makes the blurred version', async () => {
    const response = await image('url=/media/photo.jpg&w=10&h=10&fm=webp&q=50&blur=3')
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(300)
  })

  it.each([
    ['w=641', 'w must be one of 10, 640|w must be one of 640'],
    ['w=640.0', 'w must be'],
    ['w=6.4e2', 'w must be'],
    ['w=%20640', 'w must be'],
    ['w=-640', 'w must be'],
    ['h=99999', 'h must be'],
    ['', 'w or h is needed'],
    ['w=640&q=76', 'q must be'],
    ['w=640&q=075', 'q must be'],
    ['w=640&q=0', 'q must be'],
    ['w=640&fm=gif', 'fm must be'],
    ['w=640&fm=constructor', 'fm must be'],
    ['w=640&fit=none', 'fit must be'],
    ['w=640&blur=200', 'blur must be'],
    ['w=640&position=entropy', 'position must be'],
  ])('[IMG-06] refuses %j and says what it takes', async (query, reason) => {
    const response = await image(`url=/media/photo.jpg&${query}`)
    expect(response.status).toBe(400)
    expect(((await response.json()) as { error: { message: string } }).error.message).toMatch(
      new RegExp(reason),
    )
  })

  it.each([
    'https://evil.example/a.jpg',
    'http://cdn.example/a.jpg',
    'https://cdn.example@evil.example/a.jpg',
    'file:///etc/passwd',
    '//cdn.example/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'https://cdn.example:8443/a.jpg',
    '/media/a.svg',
    '/other/photo.jpg',
    '/media/../secret.txt',
    'data:image/png;base64,AA',
    '',
  ])('fetches and reads nothing for %j', async (url) => {
    remote.length = 0
    const response = await image(`url=${encodeURIComponent(url)}&w=640`)
    expect(response.status).toBe(400)
    expect(remote).toEqual([])
  })

  it('asks hosts of the list, and answers for a picture they do not have', async () => {
    remote.length = 0
    expect((await image('url=https://cdn.example/a.jpg&w=640')).status).toBeGreaterThanOrEqual(404)
    expect(remote).toEqual(['https://cdn.example/a.jpg'])
  })

  it.each(['/media/none.jpg', '/media/both.txt', '/media/%2e%2e/secret.txt', '/media/a%00.jpg'])(
    'has no picture at %s',
    async (url) => {
      const response = await image(`url=${encodeURIComponent(url)}&w=640`)
      expect([400, 404, 502]).toContain(response.status)
      expect(await response.text()).not.toContain('the secret')
    },
  )
})
