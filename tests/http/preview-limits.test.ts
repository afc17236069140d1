/**
 * The cost of previews for other visitors: over a socket, with the addresses of several visitors.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHandler, createMemoryCache, createPreviewPages, defaultImages } from '#runtime'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { NodeResponse, startNodeServer } from '../../adapters/node/index.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { createPrismicPreviews } from '../../adapters/prismic/previews.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { createMemoryLimiter } from '../../adapters/redis/index.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { browser } from '#tests/support/start-test-handler.ts'

const file = 'documents/en-us/landing_page/learning-in-the-flow.json'
const path = '/lp/learning-in-the-flow'
const published = JSON.parse(readFileSync(join(repositoryRoot, 'content', file), 'utf8')) as {
  id: string
  data: { title: object[] }
}
const draft = (text: string) => ({
  ...published,
  data: { ...published.data, title: [{ type: 'heading1', text, spans: [] }] },
})

const folder = mkdtempSync(join(tmpdir(), 'preview-limits-'))
const release = join(folder, 'content/releases/spring', file)
let service: Awaited<ReturnType<typeof startContentService>>
let server: Awaited<ReturnType<typeof startNodeServer>>
let publishedRef: string

beforeAll(async () => {
  mkdirSync(join(release, '..'), { recursive: true })
  writeFileSync(release, JSON.stringify(draft('The spring of it')))
  service = await startContentService({
    folders: [join(repositoryRoot, 'content'), join(folder, 'content')],
  })
  const options = { repository: 'colloquy', endpoint: service.endpoint }
  const { site } = createTestSite({ overrides: { content: createPrismicSource(options) } })
  publishedRef = await site.content.ref()
  server = await startNodeServer({
    handler: createHandler(site, {
      cache: createMemoryCache(),
      Response: NodeResponse,
      preview: createPreviewPages(
        site,
        createPrismicPreviews(options),
        { rates: createMemoryLimiter() },
        NodeResponse,
      ),
    }),
    port: 0,
    hostname: '127.0.0.1',
    clientDir: folder,
    mediaDirs: [],
    mediaPath: '/media',
    images: defaultImages,
    imageHosts: [],
    pictureDir: join(folder, 'pictures'),
    addressHeader: 'x-visitor',
  })
})

afterAll(async () => {
  await server?.close()
  await service?.close()
  rmSync(folder, { recursive: true })
})

let visitors = 0

/** A request, each time of a different visitor unless the headers name one. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    redirect: 'manual',
    headers: { 'user-agent': browser, 'x-visitor': `192.0.2.${(visitors += 1)}`, ...headers },
  })

const cookie = (value: string) => ({ cookie: `io.prismic.preview=${encodeURIComponent(value)}` })

/** Number of searches of the content service during `run`. */
async function countSearches(run: () => Promise<unknown>): Promise<number> {
  const before = service.requests.length
  await run()
  return service.requests.slice(before).filter((url) => url.includes('/search')).length
}

const ended = 'io.prismic.preview=; Path=/; Max-Age=0'

it('[PREVIEW-01] the published ref is no preview, however it is sent: nothing is drawn for it', async () => {
  await get(path)
  const ways: Record<string, string>[] = [
    { 'x-preview': publishedRef },
    cookie(publishedRef),
    cookie(JSON.stringify({ 'colloquy.prismic.io': { preview: publishedRef } })),
    // The service would take these for the published ref too.
    cookie(encodeURIComponent(publishedRef)),
    cookie(encodeURIComponent(JSON.stringify({ 'other.prismic.io': { preview: 'x' } }))),
    cookie(`${publishedRef}~${publishedRef}`),
  ]
  for (const headers of ways) {
    const searches = await countSearches(async () => {
      const response = await get(path, headers)
      expect([response.status, response.headers.get('set-cookie')]).toEqual([
        200,
        expect.stringContaining(ended),
      ])
      expect(await response.text()).not.toContain('Exit the preview')
    })
    expect([headers, searches]).toEqual([headers, 0])
  }
})

it('[PREVIEW-03] a link with the published ref leads to the page and sets nobody a cookie', async () => {
  const query = new URLSearchParams({ token: publishedRef, documentId: published.id })
  const response = await get(`/preview?${query}`)
  expect([response.status, response.headers.get('location')]).toEqual([307, path])
  expect(response.headers.get('set-cookie')).toContain(ended)
})

it('[PREVIEW-01] a ref that was published before is no preview either; that of a release is', async () => {
  const ref = await readRelease()
  expect(await (await get(path, cookie(ref))).text()).toContain('The spring of it')
  writeFileSync(join(folder, 'content/releases/spring/release.json'), '{ "label": "Spring" }')
  const next = join(folder, 'content', file)
  mkdirSync(join(next, '..'), { recursive: true })
  writeFileSync(next, JSON.stringify(draft('Published now')))
  service.reload()
  const searches = await countSearches(() => get(path, cookie(publishedRef)))
  expect(searches).toBe(0)
  // The ref that was published when the editor opened it.
  expect(await (await get(path, cookie(ref))).text()).toContain('The spring of it')
})

it('[PREVIEW-01] a token that was refused is not asked about again', async () => {
  const refused = cookie('https://colloquy.prismic.io/previews/nothing')
  expect(await countSearches(() => get(path, refused))).toBeGreaterThan(0)
  expect(await countSearches(() => get(path, refused))).toBe(0)
  expect((await get(path, refused)).headers.get('set-cookie')).toContain(ended)
})

it('[PREVIEW-01] an address may ask for so many previews a minute; nobody else waits for that', async () => {
  const token = service.previews.open([draft('A draft of it')])
  const office = { 'x-visitor': '198.51.100.7' }
  const statuses = new Set<number>()
  for (let count = 1; count < 120; count += 1) {
    // Other guessed refs count as well: the service is asked about each.
    const guessed = cookie(`https://colloquy.prismic.io/previews/${count}`)
    const response = await get(path, { ...guessed, ...office })
    statuses.add(response.status)
    await response.body?.cancel()
  }
  statuses.add((await get(path, { ...cookie(token), ...office })).status)
  expect([...statuses]).toEqual([200])
  const page = await get(path, { ...cookie(token), ...office })
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  const html = await page.text()
  expect(html).toContain('Too many previews')
  expect(html).toContain('Exit the preview')
  expect((await get(`${path}/_payload.json`, { ...cookie(token), ...office })).status).toBe(429)
  const query = new URLSearchParams({ token, documentId: published.id })
  expect((await get(`/preview?${query}`, office)).status).toBe(429)
  expect((await get(path, office)).status).toBe(200)
  expect((await get(path, cookie(token))).status).toBe(200)
})

it('[PREVIEW-01] a crowd of previews is drawn two at a time, and told when it is too large', async () => {
  const token = service.previews.open([draft('A draft of it')])
  const crowd = await Promise.all(
    Array.from({ length: 40 }, async () => (await get('/pricing', cookie(token))).status),
  )
  expect(new Set(crowd)).toEqual(new Set([200, 429]))
  expect(crowd.filter((status) => status === 200).length).toBeGreaterThanOrEqual(32)
  expect((await get('/pricing', cookie(token))).status).toBe(200)
})

it('[PREVIEW-01] what is too long for a preview is refused before anybody is asked', async () => {
  const long = `https://colloquy.prismic.io/previews/${'x'.repeat(5000)}`
  const searches = await countSearches(async () => {
    const response = await get(path, cookie(long))
    expect(response.status).toBe(431)
    expect(response.headers.get('set-cookie')).toContain(ended)
    expect((await get(path, { 'x-preview': encodeURIComponent(long) })).status).toBe(431)
    const query = new URLSearchParams({ token: long, documentId: published.id })
    expect((await get(`/preview?${query}`)).status).toBe(414)
  })
  expect(searches).toBe(0)
})

async function readRelease(): Promise<string> {
  const answer = (await (await fetch(service.endpoint)).json()) as {
    refs: { id: string; ref: string }[]
  }
  return answer.refs.find(({ id }) => id === 'spring')!.ref
}
