/**
 * The webhook against the whole site: a publication is rendered before any request, and announced.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createHandler,
  createMemoryCache,
  createPublisher,
  keepReceipt,
  keepVerified,
  readEnvironment,
  readReceipts,
  verifyPublication,
  type PublishReceipt,
} from '#runtime'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { openPublishing, type PublishingSite } from '#tests/support/open-publishing.ts'
import { browser } from '#tests/support/start-test-handler.ts'
import { createFunctionEndpoint } from '../../adapters/node/functions.ts'
import { faults } from '../../adapters/prismic/service/index.ts'
import { functions } from '../../functions/index.ts'
import { answerPublications } from '../../workbench/publications/answer-publications.ts'
import type { StoredDocument } from '../../lab/commands/multiply-content.ts'

let publishing: PublishingSite

beforeAll(async () => void (publishing = await openPublishing()))

beforeEach(() => void (publishing.logs.length = 0))

afterAll(() => publishing.close())

/** Changes an article that the first page of the blog lists. */
function editArticle(change: (document: StoredDocument) => void): StoredDocument {
  const name = 'en-us/blog_article/day-thirty'
  const document = publishing.read(name)
  change(document)
  publishing.write(name, document)
  return document
}

const secret = 'a secret of sixteen and more'

/** The webhook's body as Prismic sends it. */
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
  const { site } = publishing
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

const codes = () => publishing.logs.map(({ code }) => code)

describe('the webhook', () => {
  it('shows what was published, pages before feeds and the most requested first, before anyone asks', async () => {
    const { handler, receipts, post, settled, close } = openServer()
    const { uid } = editArticle(() => {})
    const path = `/blog/${uid}`
    await publishing.renderAll(handler, [
      path,
      path,
      path,
      '/blog',
      '/legal/imprint',
      '/sitemaps/en.xml',
    ])
    const asked = publishing.service.requests.length
    editArticle(({ data }) => {
      data['title'] = [{ type: 'heading1', text: 'A title of today', spans: [] }]
    })
    publishing.service.reload()
    // A burst causes one reading; the documents it names are ignored.
    const answers = await Promise.all([hook(), hook(), hook(), hook()].map(post))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await settled()
    const refs = publishing.service.requests.slice(asked).filter((url) => url.includes('/api/v2?'))
    expect(refs.length).toBeLessThanOrEqual(2)
    expect(receipts).toHaveLength(1)
    const [{ affected, rendered, changes } = {} as PublishReceipt] = receipts
    expect(changes).toMatchObject([{ type: 'blog_article', uid, what: 'changed' }])
    const shown = rendered.map(({ address }) => address)
    expect(shown.toSorted()).toEqual(affected.toSorted())
    expect([affected[0], shown[0], shown.at(-1)]).toEqual([path, path, '/sitemaps/en.xml'])
    expect(affected).toEqual(expect.arrayContaining(['/blog', '/sitemaps/en.xml']))
    expect(affected).not.toContain('/legal/imprint')
    expect((await publishing.get(handler, path)).text).toContain('A title of today')
    // A repeated notification finds nothing new.
    await post(hook())
    await settled()
    expect(receipts).toHaveLength(1)
    close()
  })

  it('leaves a receipt, and sees when visitors still get what was before', async () => {
    const { handler, receipts, post, settled, close } = openServer()
    const { uid } = editArticle(() => {})
    const path = `/blog/${uid}`
    await publishing.renderAll(handler, [path, '/sitemap.xml'])
    const ask = (address: string) =>
      handler(new Request(address, { headers: { 'user-agent': browser } }))
    const old = await ask(`${publishing.site.baseUrl}${path}`)
    editArticle(({ data }) => {
      data['title'] = [{ type: 'heading1', text: 'A title of a <new> day', spans: [] }]
    })
    publishing.service.reload()
    await post(hook())
    await settled()
    const [receipt] = receipts
    let stale = 2
    const verified = await verifyPublication(receipt!, {
      origin: publishing.site.baseUrl!,
      pauseMs: 1,
      // Stands for a cache in front of the server that keeps the page for two more requests.
      fetch: (address) =>
        String(address).endsWith(path) && stale-- > 0
          ? Promise.resolve(new Response(null, { status: old.status, headers: old.headers }))
          : ask(String(address)),
    })
    expect(stale).toBeLessThan(0)
    expect(verified).toMatchObject(receipt!.affected.map((address) => ({ address, isFresh: true })))
    const unreached = await verifyPublication(receipt!, {
      origin: publishing.site.baseUrl!,
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
    const { uid } = editArticle(({ data }) => {
      data['title'] = [{ type: 'heading1', text: 'A title of tomorrow', spans: [] }]
    })
    publishing.service.reload()
    publishing.service.faults.next({ ...faults.down, times: 3 })
    expect((await post(hook())).status).toBe(200)
    await settled()
    expect(receipts).toHaveLength(1)
    expect((await publishing.get(handler, `/blog/${uid}`)).text).toContain('A title of tomorrow')
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
