/** Publications against the whole site: what a purge leaves must be what a site without a cache renders. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  cacheSingles,
  createDigestMaker,
  createHandler,
  createMemoryCache,
  createPublisher,
  createReplicatedSource,
  keepReceipt,
  keepVerified,
  readEnvironment,
  readReceipts,
  recordSource,
  verifyPublication,
  type ContentPurge,
  type Handler,
  type PublishReceipt,
  type ReplicatedSource,
  type Site,
} from '#runtime'
import { readVariable } from '#schemas/environment-variables.ts'
import { repositoryRoot } from '#schemas/roots.ts'
import { createContentEditor, createRandom } from '#tests/support/edit-content.ts'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { createTestSite, type LogLine } from '#tests/support/create-test-site.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { browser } from '#tests/support/start-test-handler.ts'
import { openDocumentStore } from '../../adapters/node/document-store.ts'
import { createFunctionEndpoint } from '../../adapters/node/functions.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import {
  faults,
  startContentService,
  type RunningContentService,
} from '../../adapters/prismic/service/index.ts'
import { functions } from '../../functions/index.ts'
import { createTagFinder } from '../../runtime/server/publish/find-changed-tags.ts'
import { answerPublications } from '../../tools/publications/answer-publications.ts'
import { multiplyContent, type StoredDocument } from '../../tools/commands/multiply-content.ts'

const silent = { info() {}, warn() {}, error() {} }
const seed = Number(readVariable('PUBLISHING_SEED'))
const rounds = Number(readVariable('PUBLISHING_ROUNDS'))
/** Of pages in other languages than the main one, one in so many is looked at. */
const share = 30

let folder: string
let service: RunningContentService
let replica: ReplicatedSource
let site: Site
let logs: LogLine[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publishing-'))
  multiplyContent(join(repositoryRoot, 'content'), folder, 2, new Set(['webinar']))
  service = await startContentService({ folders: [folder], assetBase: '/media' })
  const source = createPrismicSource({
    repository: service.repository,
    endpoint: service.endpoint,
    sleep: async () => {},
    changedIds: (from, to) => service.changedIds(from, to),
  })
  const store = (await openDocumentStore(undefined, silent))!
  replica = createReplicatedSource({ source, store, log: silent })
  const now = Date.now()
  const content = recordSource(cacheSingles(replica))
  ;({ site, logs } = createTestSite({ now: () => now, overrides: { content } }))
  replica.useDigests(createDigestMaker(site))
  await replica.sync()
})

beforeEach(() => void (logs.length = 0))

afterAll(async () => {
  replica.close()
  await service.close()
  rmSync(folder, { recursive: true })
})

async function get(handler: Handler, path: string): Promise<{ status: number; text: string }> {
  const headers = { 'user-agent': browser, 'sec-fetch-site': 'same-origin' }
  const response = await handler(new Request(`${site.baseUrl}${path}`, { headers }))
  // A payload that still holds is of the ref it was rendered from.
  const text = (await response.text()).replace(/"contentRef":"[^"]*"/, '')
  return { status: response.status, text }
}

/** Pages of the sitemaps, some as payloads and refined, and what else is made of content. */
async function listAddresses(handler: Handler): Promise<string[]> {
  const codes = site.config.locales.map(({ code }) => code)
  const sitemaps = await Promise.all(
    codes.map(async (code) => (await get(handler, `/sitemaps/${code}.xml`)).text),
  )
  const pages = sitemaps
    .flatMap((text) => [...text.matchAll(/<loc>https:\/\/www\.colloquy\.example([^<]*)<\/loc>/g)])
    .map(([, path]) => path || '/')
    .filter((path, at) => !/^\/(de|fr)\b/.test(path) || at % share === 0)
  const payloads = pages.filter((_, at) => at % 7 === 0)
  return [
    ...pages,
    ...payloads.map((path) => `${path === '/' ? '' : path}/_payload.json`),
    ...codes.map((code) => `/sitemaps/${code}.xml`),
    '/_search/de.json',
    '/blog?page=2',
    '/blog?form=guide',
    '/blog/rss.xml',
    '/sitemap.xml',
    '/llms.txt',
    '/blog/there-is-no-such',
  ]
}

/** What is kept, purged by each publication. */
function keepPages(toPurge: (purge: ContentPurge) => ContentPurge = (purge) => purge) {
  const cache = createMemoryCache({ maxBytes: 512 * 1024 * 1024, now: site.now })
  const findTags = createTagFinder(site)
  const purged = new Set<string>()
  const end = replica.onPublication((publication) => {
    for (const { key } of cache.purge(toPurge(findTags(publication)))) purged.add(key)
  })
  return { handler: createHandler(site, { cache }), purged, end }
}

async function renderAll(handler: Handler, addresses: Iterable<string>) {
  const answers = new Map<string, string>()
  for (const address of addresses) {
    const { status, text } = await get(handler, address)
    answers.set(address, `${status} ${text}`)
  }
  return answers
}

const renderFresh = () => createHandler(site, { cache: createMemoryCache({ maxBytes: 1 }) })

function findStale(kept: Map<string, string>, now: Map<string, string>): string[] {
  return [...now.keys()].filter((address) => kept.get(address) !== now.get(address))
}

async function refresh(): Promise<void> {
  service.reload()
  expect(await replica.refresh()).toBe(true)
}

/** Publishes a change of the first document of a type in English that fits. */
function editDocument(
  type: string,
  fits: (document: StoredDocument) => boolean,
  change: (document: StoredDocument) => void,
): StoredDocument {
  const inside = join(folder, 'documents/en-us', type)
  for (const name of readdirSync(inside).sort()) {
    const path = join(inside, name)
    const document = JSON.parse(readFileSync(path, 'utf8')) as StoredDocument
    if (!fits(document)) continue
    change(document)
    writeFileSync(path, JSON.stringify(document))
    return document
  }
  throw new Error(`No ${type} fits.`)
}

const any = () => true

describe('what is kept', () => {
  it('is after any publication what would be rendered, and little of it is rendered again', async () => {
    const editor = createContentEditor(folder, createRandom(seed))
    const { handler, purged, end } = keepPages()
    let changes = 0
    let affected = 0
    const rows: object[] = []
    let before = await renderAll(handler, await listAddresses(handler))
    for (let round = 0; round < rounds; round++) {
      purged.clear()
      const what = editor.edit()
      await refresh()
      const addresses = new Set([...before.keys(), ...(await listAddresses(handler))])
      const now = await renderAll(renderFresh(), addresses)
      const kept = await renderAll(handler, addresses)
      expect(findStale(kept, now), `after an edit of ${what}`).toEqual([])
      const changed = [...before.keys()].filter((one) => before.get(one) !== now.get(one))
      changes += changed.length
      affected += purged.size
      rows.push({ what, changed: changed.length, purged: purged.size, of: addresses.size })
      before = now
    }
    end()
    console.table(rows)
    const ratio = affected / changes
    console.log(`Purged ${affected} answers; ${changes} really changed: ${ratio.toFixed(2)} to 1.`)
    expect(affected).toBeLessThan(4 * changes + 10 * rounds)
  })

  it('is found to be stale when what a link shows counts for nothing', async () => {
    const { handler, end } = keepPages((purge) => {
      const tags = new Set([...purge.tags!].filter((tag) => !tag.startsWith('link:')))
      return { ...purge, tags }
    })
    const articles = readdirSync(join(folder, 'documents/en-us/blog_article'))
    const addresses = articles.map((name) => `/blog/${name.replace('.json', '')}`)
    await renderAll(handler, addresses)
    editDocument('author', any, ({ data }) => void (data.name = 'Another Name'))
    await refresh()
    const kept = await renderAll(handler, addresses)
    end()
    expect(findStale(kept, await renderAll(renderFresh(), addresses))).not.toEqual([])
  })
})

const secret = 'a secret of sixteen and more'

/** As Prismic sends it. */
const hook = (masterRef?: string) => ({
  type: 'api-update',
  ...(masterRef === undefined ? {} : { masterRef }),
  domain: 'colloquy',
  apiUrl: 'https://colloquy.prismic.io/api',
  secret,
  releases: { addition: [], update: [], deletion: [] },
  masks: { addition: [] },
  tags: { addition: [] },
  documents: ['an-id-nobody-has'],
  experiments: {},
})

/** The site with its webhook and its pages, as a server has them. */
function openServer(variables: Record<string, string> = { PRISMIC_WEBHOOK_SECRET: secret }) {
  const receipts: PublishReceipt[] = []
  const cache = createMemoryCache({ now: site.now })
  const handler = createHandler(site, { cache })
  const publisher = createPublisher({
    site,
    cache,
    handler,
    retries: [1, 1, 1, 1],
    onReceipt: (receipt) => void receipts.push(receipt),
  })
  const environment = readEnvironment(variables)
  const follow = (ref?: string) => void follows.push(publisher.follow(ref))
  const follows: Promise<void>[] = []
  const platform = createTestPlatform({ site, environment, publications: { follow } })
  const endpoint = createFunctionEndpoint(functions, platform)
  return {
    handler,
    receipts,
    post(body: unknown): Promise<Response> {
      const path = '/.netlify/functions/content-webhook'
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
      const request = new Request(site.baseUrl + path, { ...init, body: JSON.stringify(body) })
      return endpoint(request, path, { address: '192.0.2.1' })
    },
    settled: () => Promise.all(follows),
    close: () => publisher.close(),
  }
}

const codes = () => logs.map(({ code }) => code)

describe('the webhook', () => {
  it('shows what was published, pages before feeds and the most requested first, before anyone asks', async () => {
    const { handler, receipts, post, settled, close } = openServer()
    const { uid } = editDocument('blog_article', any, () => {})
    const path = `/blog/${uid}`
    await renderAll(handler, [path, path, path, '/blog', '/legal/imprint', '/sitemaps/en.xml'])
    const asked = service.requests.length
    editDocument('blog_article', any, ({ data }) => {
      data.title = [{ type: 'heading1', text: 'A title of today', spans: [] }]
    })
    service.reload()
    // Bursts are one reading; what they say of documents counts for nothing.
    const answers = await Promise.all([hook(), hook(), hook(), hook()].map(post))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await settled()
    const refs = service.requests.slice(asked).filter((url) => url.includes('/api/v2?'))
    expect(refs.length).toBeLessThanOrEqual(2)
    expect(receipts).toHaveLength(1)
    const [{ affected, rendered, changes } = {} as PublishReceipt] = receipts
    expect(changes).toMatchObject([{ type: 'blog_article', uid, what: 'changed' }])
    const shown = rendered.map(({ address }) => address)
    expect(shown.toSorted()).toEqual(affected.toSorted())
    expect([affected[0], shown[0], shown.at(-1)]).toEqual([path, path, '/sitemaps/en.xml'])
    expect(affected).toEqual(expect.arrayContaining(['/blog', '/sitemaps/en.xml']))
    expect(affected).not.toContain('/legal/imprint')
    expect((await get(handler, path)).text).toContain('A title of today')
    // Told again, nothing is new.
    await post(hook())
    await settled()
    expect(receipts).toHaveLength(1)
    close()
  })

  it('leaves a receipt, and sees when visitors still get what was before', async () => {
    const { handler, receipts, post, settled, close } = openServer()
    const { uid } = editDocument('blog_article', any, () => {})
    const path = `/blog/${uid}`
    await renderAll(handler, [path, '/sitemap.xml'])
    const ask = (address: string) =>
      handler(new Request(address, { headers: { 'user-agent': browser } }))
    const old = await ask(`${site.baseUrl}${path}`)
    editDocument('blog_article', any, ({ data }) => {
      data.title = [{ type: 'heading1', text: 'A title of a <new> day', spans: [] }]
    })
    service.reload()
    await post(hook())
    await settled()
    const [receipt] = receipts
    let stale = 2
    const verified = await verifyPublication(receipt!, {
      origin: site.baseUrl!,
      pauseMs: 1,
      // Something between visitors and the server that keeps the page for two requests more.
      fetch: (address) =>
        String(address).endsWith(path) && stale-- > 0
          ? Promise.resolve(new Response(null, { status: old.status, headers: old.headers }))
          : ask(String(address)),
    })
    expect(stale).toBeLessThan(0)
    expect(verified).toMatchObject(receipt!.affected.map((address) => ({ address, isFresh: true })))
    const unreached = await verifyPublication(receipt!, {
      origin: site.baseUrl!,
      timeoutMs: 1,
      fetch: () => Promise.reject(new Error('down')),
    })
    expect(unreached.map(({ isFresh }) => isFresh)).not.toContain(true)
    const files = createMemoryFiles()
    for (let n = 0; n < 60; n++) await keepReceipt(files, { ...receipt!, to: `ref-${n}` })
    await keepVerified(files, { ...receipt!, to: 'ref-59' }, unreached)
    const kept = await readReceipts(files)
    expect(kept).toHaveLength(50)
    expect(kept[0]).toMatchObject({ to: 'ref-59', changed: 1, purged: receipt!.affected.length })
    const page = await (await answerPublications('/__publish', files, 'Colloquy'))!.text()
    expect(page).toContain(`<td>${path}</td>`)
    expect(page).toContain(`${unreached.length} of ${unreached.length} are stale`)
    close()
  })

  it('loses nothing while the content service is down', async () => {
    const { handler, receipts, post, settled, close } = openServer()
    const { uid } = editDocument('blog_article', any, ({ data }) => {
      data.title = [{ type: 'heading1', text: 'A title of tomorrow', spans: [] }]
    })
    service.reload()
    service.faults.next({ ...faults.down, times: 3 })
    expect((await post(hook())).status).toBe(200)
    await settled()
    expect(receipts).toHaveLength(1)
    expect((await get(handler, `/blog/${uid}`)).text).toContain('A title of tomorrow')
    close()
  })

  it('is refused without a secret, with another one, and when it is too large', async () => {
    const closed = openServer({})
    expect((await closed.post(hook())).status).toBe(404)
    expect(codes()).toContain('WEBHOOK_NOT_CONFIGURED')
    closed.close()
    const { post, close } = openServer()
    expect((await post({ ...hook(), secret: 'another secret altogether' })).status).toBe(403)
    expect((await post({ ...hook(), secret: null })).status).toBe(403)
    expect((await post({ ...hook(), documents: 'x'.repeat(1024 * 1024) })).status).toBe(413)
    expect((await post({ type: 'test-trigger', domain: 'colloquy', secret })).status).toBe(200)
    close()
  })
})
