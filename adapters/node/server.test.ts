/** Tests the whole server over sockets, which carry paths that no URL parser has normalized. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHandler, createMemoryCache, defaultImages } from '#runtime'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLandingPage } from '#tests/support/documents.ts'
import { functions } from '../../functions/index.ts'
import { createFunctionEndpoint, NodeResponse, startNodeServer } from './index.ts'
import { findMediaFacts } from './media-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'node-server-'))
const remote: string[] = []
/** Codes of warnings and errors. */
const told: string[] = []
/** Log entries of requests. */
const logged: unknown[] = []
const tell = (code: string) => void told.push(code)
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
  imageHosts: ['cdn.example'],
  pictureDir: join(folder, 'pictures'),
  log: { info: (_: string, facts: unknown) => void logged.push(facts), warn: tell, error: tell },
  functions: createFunctionEndpoint(
    functions,
    createTestPlatform({ log: { info() {}, warn: tell, error: tell } }),
  ),
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

/** The answer to a request for a target written by hand. */
const ask = (target: string) =>
  send(`GET ${target} HTTP/1.1\r\nhost: a.example\r\nconnection: close\r\n\r\n`)

/** The answer to a request written by hand. */
function send(request: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'))
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

  it('answers a kept page as it does with a query that says nothing', async () => {
    const asked = { headers: { 'accept-encoding': 'br', 'x-country': 'DE' } }
    // Rendered and compressed for the requests below.
    await (await get('/lp/a-page', asked)).text()
    const [kept, parsed] = [await get('/lp/a-page', asked), await get('/lp/a-page?else=1', asked)]
    const toFacts = ({ status, headers }: Response) => {
      const { date: _, 'x-request-id': id, ...rest } = Object.fromEntries(headers)
      expect(id).toMatch(/^[\w-]{36}$/)
      return { status, headers: rest }
    }
    expect(toFacts(kept)).toEqual(toFacts(parsed))
    expect(kept.headers.get('server-timing')).toBe('ask')
    expect(await kept.text()).toBe(await parsed.text())
    const again = { 'accept-encoding': 'br', 'if-none-match': kept.headers.get('etag')! }
    const unchanged = await get('/lp/a-page', { headers: again })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    expect(unchanged.headers.get('content-length')).toBeNull()
    expect(unchanged.headers.get('server-timing')).toBe('ask')
    const plain = await get('/lp/a-page', { headers: { 'accept-encoding': 'identity' } })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([
      null,
      expect.stringContaining('A page'),
    ])
    const outside = { 'accept-encoding': 'br', 'x-country': 'US' }
    const untold = await get('/lp/a-page', { headers: outside })
    expect(untold.headers.get('server-timing')).toBeNull()
    expect(logged.at(-1)).toMatchObject({ path: '/lp/a-page', status: 200, cache: 'hit' })
    const twoHosts = 'GET /lp/a-page HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n'
    expect((await send(twoHosts)).status).toBe(400)
  })

  it('answers what one visitor asks at once in its order, also when another left before', async () => {
    const asked = { headers: { 'accept-encoding': 'gzip' } }
    for (let time = 0; time < 2; time++) await (await get('/lp/a-page', asked)).text()
    const [page, file] = ['/lp/a-page', '/robots.txt'].map(
      (path) => `GET ${path} HTTP/1.1\r\nhost: a.example\r\naccept-encoding: gzip\r\n`,
    )
    told.length = 0
    await new Promise<void>((resolve) => {
      const gone = connect(port, '127.0.0.1', () =>
        gone.write(`${page}\r\n${page}\r\n`, () => resolve(void gone.resetAndDestroy())),
      )
    })
    const last = `${page}connection: close\r\n\r\n`
    const { text } = await send(`${page}\r\n${page}\r\n${file}\r\n${last}`)
    expect(text.match(/^content-type: [\w/]+/gim)).toEqual([
      'content-type: text/html',
      'content-type: text/html',
      'content-type: text/plain',
      'content-type: text/html',
    ])
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(4)
    expect(told).toEqual([])
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

  it.each([
    ['Host: evil.example:99999', 400],
    ['Host: evil.example:x', 400],
    ['Host: evil example', 400],
    ['Host: user@evil.example', 400],
    ['Host: a.example\r\nHost: evil.example', 400],
    ['Host: a.example\r\nhost: a.example', 400],
    ['Host:', 400],
    ['Host: [::1]:3000', 200],
    ['Host: a.example:3000', 200],
  ])('answers a request with "%s" by %i', async (head, status) => {
    for (const path of ['/lp/a-page', '/assets/entry-1.js', '/media/both.txt']) {
      const answer = await send(`GET ${path} HTTP/1.1\r\n${head}\r\nconnection: close\r\n\r\n`)
      expect([path, answer.status]).toEqual([path, status])
    }
  })

  it.each(['TRACE', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'refuses %s of pages, files and pictures, and says what is allowed',
    async (method) => {
      for (const path of [
        '/lp/a-page',
        '/assets/entry-1.js',
        '/media/both.txt',
        '/.netlify/images?url=%2Fmedia%2Fphoto.jpg&w=640&fm=webp&q=75',
      ]) {
        const { status, text } = await send(
          `${method} ${path} HTTP/1.1\r\nhost: a.example\r\nconnection: close\r\n\r\n`,
        )
        expect([path, status]).toEqual([path, 405])
        expect(text).toMatch(/^allow: GET, HEAD\r$/im)
        expect(text).toMatch(/^x-content-type-options: nosniff\r$/im)
      }
    },
  )

  it('[FN-01] has no function of that name, and says so with the headers of the site', async () => {
    const response = await get('/.netlify/functions/none')
    expect(response.status).toBe(404)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('counts a visitor who goes away in the midst of a request as no failure', async () => {
    told.length = 0
    const began = Promise.withResolvers<void>()
    let ended: Promise<unknown> | undefined
    const { functions: answer, ...others } = options()
    const own = await startNodeServer({
      ...others,
      functions(...asked) {
        const answered = answer(...asked)
        ended = answered
        began.resolve()
        return answered
      },
    })
    const socket = connect(Number(new URL(own.url).port), '127.0.0.1', () => {
      socket.write(
        'POST /.netlify/functions/consent HTTP/1.1\r\nhost: a.example\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"choices"',
      )
    })
    await began.promise
    socket.destroy()
    await ended
    await own.close()
    expect(told).toEqual([])
  })

  it('closes a connection over which a request does not come to its end', async () => {
    const { status } = await send(
      'POST /.netlify/functions/consent HTTP/1.1\r\nhost: a.example\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    )
    expect(status).toBe(408)
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
    const response = await image('url=%2Fmedia%2Fphoto.jpg&w=640&fm=webp&q=75')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { width, format } = await sharp(await response.arrayBuffer()).metadata()
    expect([width, format]).toEqual([640, 'webp'])
  })

  it('[IMG-04] makes the blurred version', async () => {
    const response = await image('url=%2Fmedia%2Fphoto.jpg&w=10&h=10&fm=webp&q=50&blur=3')
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(300)
  })

  it.each([
    'w=641&fm=webp&q=75',
    'w=640.0&fm=webp&q=75',
    'w=%36%34%30&fm=webp&q=75',
    'w=640&fm=webp&q=80',
    'w=3840&fm=avif&q=75',
    'w=640&fm=constructor&q=75',
    'w=640&h=640&fm=webp&q=75',
    'w=640&fit=cover&fm=webp&q=75',
    'w=640&position=top&fm=webp&q=75',
    'w=10&h=10&fm=webp&q=50&blur=200',
    'w=640',
    '',
    'fm=webp&w=640&q=75',
    'w=640&w=640&fm=webp&q=75',
    'w=640&fm=webp&q=75&utm_source=x',
  ])('[IMG-06] makes no version that pages do not name: %s', async (query) => {
    const response = await image(`url=%2Fmedia%2Fphoto.jpg&${query}`)
    expect(response.status).toBe(400)
    expect(((await response.json()) as { error: { message: string } }).error.message).toMatch(
      /^Request a picture as pages do: with url .* one of: w=640&fm=webp&q=75, .*blur=3\.$/,
    )
  })

  it.each([
    '/media/./photo.jpg',
    '/media//photo.jpg',
    '/media/\\photo.jpg',
    '/media/x/../photo.jpg',
    '/media/%70hoto.jpg',
    '/media/photo.jpg?x',
    '/media/photo.jpg#x',
    '/media/photo.jpg\0',
    '/media/photo.jpg/',
  ])('makes a picture under one address only, not under %j', async (url) => {
    const before = readdirSync(join(folder, 'pictures')).length
    const response = await image(`${new URLSearchParams({ url })}&w=828&fm=webp&q=75`)
    expect([400, 404]).toContain(response.status)
    const unencoded = await image(`url=/media/photo.jpg&w=828&fm=webp&q=75`)
    expect(unencoded.status).toBe(400)
    expect(readdirSync(join(folder, 'pictures')).length).toBe(before)
  })

  const version = 'w=640&fm=webp&q=75'
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
    const response = await image(`${new URLSearchParams({ url })}&${version}`)
    expect(response.status).toBe(400)
    expect(remote).toEqual([])
  })

  it('asks hosts of the list, and answers for a picture they do not have', async () => {
    remote.length = 0
    const url = 'https://cdn.example/a.jpg'
    const response = await image(`${new URLSearchParams({ url })}&${version}`)
    expect(response.status).toBeGreaterThanOrEqual(404)
    expect(remote).toEqual(['https://cdn.example/a.jpg'])
  })

  it.each(['/media/none.jpg', '/media/both.txt', '/media/%2e%2e/secret.txt', '/media/a%00.jpg'])(
    'has no picture at %s',
    async (url) => {
      const response = await image(`${new URLSearchParams({ url })}&${version}`)
      expect([400, 404, 502]).toContain(response.status)
      expect(await response.text()).not.toContain('the secret')
    },
  )

  it('converts nothing twice, also after a restart, and anew when the file has changed', async () => {
    const path = join(folder, 'shipped/kept.jpg')
    const draw = async (background: string) => {
      const picture = sharp({ create: { width: 700, height: 300, channels: 3, background } })
      writeFileSync(path, await picture.jpeg().toBuffer())
    }
    const bytesOf = async (origin: string) =>
      Buffer.from(
        await (
          await fetch(`${origin}/.netlify/images?url=%2Fmedia%2Fkept.jpg&${version}`)
        ).arrayBuffer(),
      ).toString('base64')
    await draw('#00f')
    const first = await bytesOf(server.url)
    const files = readdirSync(join(folder, 'pictures'))
    const other = await startNodeServer(options())
    try {
      // Only reading the disk can produce this answer.
      for (const name of files) writeFileSync(join(folder, 'pictures', name), 'kept')
      expect(await bytesOf(other.url)).toBe(Buffer.from('kept').toString('base64'))
      expect(await bytesOf(server.url)).toBe(first)
      await draw('#f00')
      utimesSync(path, 1, 1)
      expect(await bytesOf(other.url)).not.toBe(Buffer.from('kept').toString('base64'))
    } finally {
      await other.close()
    }
  })

  describe('at an address that names what it holds', () => {
    const media = [join(folder, 'own'), join(folder, 'shipped')]
    const year = 'public, max-age=31536000, immutable'
    const minute = 'public, max-age=60'
    const other = '0123456789abcdef'
    const lasting = (path: string) => `/_media/${findMediaFacts(media, path)?.version}${path}`
    const read = async (path: string) => {
      const response = await get(path)
      const body = Buffer.from(await response.arrayBuffer()).toString('base64')
      return { body, status: response.status, lifetime: response.headers.get('cache-control') }
    }
    const convert = (url: string) =>
      read(`/.netlify/images?${new URLSearchParams({ url })}&${version}`)

    it('a file is kept for a year; in another version, or without one, for a short time', async () => {
      const plain = await read('/media/both.txt')
      expect(plain.lifetime).toContain('max-age=3600')
      expect(await read(lasting('/both.txt'))).toEqual({ ...plain, lifetime: year })
      expect(await read(`/_media/${other}/both.txt`)).toEqual({ ...plain, lifetime: minute })
      const part = await get(lasting('/both.txt'), { headers: { range: 'bytes=0-1' } })
      expect([part.status, part.headers.get('cache-control')]).toEqual([206, year])
      const vector = await get(lasting('/a.svg'))
      expect(vector.headers.get('content-security-policy')).toContain('sandbox')
      for (const path of [`/_media/${other}/none.txt`, '/_media/x/both.txt', '/_media/both.txt'])
        expect([path, (await read(path)).status]).toEqual([path, 404])
      for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt'])
        expect((await ask(`/_media/${other}${path}`)).text).not.toContain('the secret')
    })

    it('a converted picture is kept likewise', async () => {
      const plain = await convert('/media/photo.jpg')
      expect(plain.lifetime).toBe('public, max-age=86400, stale-while-revalidate=604800')
      expect(await convert(lasting('/photo.jpg'))).toEqual({ ...plain, lifetime: year })
      expect(await convert(`/_media/${other}/photo.jpg`)).toEqual({ ...plain, lifetime: minute })
      for (const url of [
        `/_media/${other}/a.svg`,
        `/_media/${other}/../secret.txt`,
        '/_media/x/photo.jpg',
      ])
        expect([url, (await convert(url)).status]).toEqual([url, 400])
    })

    it('a name that no disk can hold is a file that is not there, for pages as well', async () => {
      const long = `/${'a'.repeat(300)}.jpg`
      expect(findMediaFacts(media, long)).toBeUndefined()
      for (const path of [`/media${long}`, `/_media/${other}${long}`])
        expect([path, (await read(path)).status]).toEqual([path, 404])
      expect((await convert(`/media${long}`)).status).toBe(404)
    })

    it('versions that nobody wrote make no pictures', async () => {
      await convert('/media/photo.jpg')
      const before = readdirSync(join(folder, 'pictures'))
      for (let count = 0; count < 20; count++) {
        const made = count.toString(16).padStart(16, '0')
        expect((await convert(`/_media/${made}/photo.jpg`)).status).toBe(200)
      }
      expect(readdirSync(join(folder, 'pictures'))).toEqual(before)
    })

    it('a replaced file is seen at once, also one of the same size and date, and never kept as that of before', async () => {
      const path = join(folder, 'own/replaced.svg')
      const draw = (color: string) => {
        writeFileSync(path, `<svg xmlns="http://www.w3.org/2000/svg" fill="${color}"/>`)
        utimesSync(path, 1, 1)
      }
      draw('#f00')
      const first = lasting('/replaced.svg')
      const before = await read(first)
      draw('#00f')
      const second = lasting('/replaced.svg')
      expect(second).not.toBe(first)
      const after = await read(second)
      expect([before.lifetime, after.lifetime]).toEqual([year, year])
      expect(after.body).not.toBe(before.body)
      expect(await read(first)).toEqual({ ...after, lifetime: minute })
    })

    it('a picture that is replaced while it is made is made of the new one', async () => {
      const draw = async (background: string) => {
        const picture = sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
        return picture.jpeg().toBuffer()
      }
      const [old, present] = [await draw('#f00'), await draw('#00f')]
      const path = join(folder, 'own/changing.jpg')
      writeFileSync(path, old)
      const named = lasting('/changing.jpg')
      const asked = convert(named)
      await new Promise((done) => setTimeout(done, 10))
      writeFileSync(path, present)
      const answer = await asked
      const settled = await convert(lasting('/changing.jpg'))
      expect(settled.lifetime).toBe(year)
      if (answer.body === settled.body) expect(answer.lifetime).toBe(minute)
      expect((await convert(named)).body).toBe(settled.body)
    })
  })
})
