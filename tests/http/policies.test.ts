/** Every answer has a content security policy that admits only our own content. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHandler, createMemoryCache, createPreviewPages } from '#runtime'
import { ContentUnavailable, siteError } from '#runtime/errors'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createDesk } from '#workbench/desk'
import { answerGallery } from '#workbench/gallery'
import { answerInspector } from '#workbench/inspector'
import { answerPublications } from '#workbench/publications'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { createPrismicPreviews } from '../../adapters/prismic/previews.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createDocument, createLandingPage, title } from '#tests/support/documents.ts'
import { judgePolicy } from '#tests/support/judge-policy.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { browser, startTestHandler } from '#tests/support/start-test-handler.ts'

/** Header bytes that a policy may cost: it comes with every answer, and nothing compresses it. */
const mostBytes = 1000

async function judge(response: Response): Promise<string[]> {
  return judgePolicy(response.headers, await response.clone().text())
}

describe('pages for visitors', () => {
  const documents = [
    createDocument('home_page', { title: title('Home') }),
    createLandingPage(),
    createDocument('not_found_page', { title: title('Nothing here') }),
  ]
  const { get } = startTestHandler({ documents })
  const failing = startTestHandler({ documents })
  failing.content.fail('landing_page', new TypeError('boom'))
  const down = startTestHandler({ documents })
  down.content.fail('landing_page', siteError(ContentUnavailable, ['https://x.example', 'down']))
  const bare = startTestHandler()
  bare.content.withdraw('not_found_page')

  const cells: [kind: string, status: number, ask: () => Promise<Response>][] = [
    ['fresh', 200, () => get('/lp/a-page')],
    ['cached', 200, () => get('/lp/a-page')],
    [
      'unchanged',
      304,
      async () => {
        const etag = (await get('/lp/a-page')).headers.get('etag')!
        return get('/lp/a-page', { 'if-none-match': etag })
      },
    ],
    ['not found', 404, () => get('/nowhere')],
    ['not found without a document', 404, () => bare.get('/nowhere')],
    ['error', 500, () => failing.get('/lp/a-page')],
    ['outage', 503, () => down.get('/lp/a-page')],
    ['payload', 200, () => get('/lp/a-page/_payload.json')],
    ['redirect', 301, () => get('/lp/a-page/')],
    ['feed', 200, () => get('/robots.txt')],
    ['health', 200, () => get('/healthz')],
    ['language of the visitor', 200, () => get('/_geo.json')],
  ]
  it.each(cells)('%s (%i): strict, and short', async (_, status, ask) => {
    const response = await ask()
    expect(response.status).toBe(status)
    expect(await judge(response)).toEqual([])
    expect(response.headers.get('content-security-policy')!.length).toBeLessThan(mostBytes)
  })

  it('is found to be loose when it is', async () => {
    const response = await get('/lp/a-page')
    const html = await response.text()
    const loosened = (from: string, to: string) => {
      const policy = response.headers.get('content-security-policy')!
      expect(policy).toContain(from)
      return new Headers({
        'content-type': 'text/html',
        'content-security-policy': policy.replace(from, to),
      })
    }
    const self = "script-src 'self'"
    expect(judgePolicy(loosened(self, `${self} 'unsafe-inline'`), html)).toHaveLength(2)
    expect(judgePolicy(loosened("; base-uri 'none'", ''), html)).toHaveLength(1)
    expect(judgePolicy(response.headers, `${html}<style>a{}</style>`)).toHaveLength(1)
    expect(judgePolicy(response.headers, `${html}<p onclick="x()">`)).toHaveLength(1)
    expect(judgePolicy(new Headers(), html)).toEqual(['There is no policy.'])
  })
})

describe('pages for editors and developers', () => {
  let service: Awaited<ReturnType<typeof startContentService>>
  beforeAll(async () => {
    service = await startContentService({ folders: [join(repositoryRoot, 'content')] })
  })
  afterAll(() => service.close())

  it.each(['/lp/learning-in-the-flow', '/nowhere/at/all'])('a preview of %s', async (path) => {
    const options = { repository: 'colloquy', endpoint: service.endpoint, sleep: async () => {} }
    const { site } = createTestSite({ overrides: { content: createPrismicSource(options) } })
    const preview = createPreviewPages(site, createPrismicPreviews(options))
    const handler = createHandler(site, { cache: createMemoryCache(), preview })
    const ref = encodeURIComponent(service.previews.open([]))
    const response = await handler(
      new Request(`https://www.colloquy.example${path}`, {
        headers: { 'user-agent': browser, cookie: `io.prismic.preview=${ref}` },
      }),
    )
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    // The page builder shows it in its frame.
    const faults = (await judge(response)).filter((fault) => !fault.startsWith('frame-ancestors'))
    expect(faults).toEqual([])
  })

  const { site } = createTestSite()
  const tools: [name: string, ask: () => Promise<Response | undefined>][] = [
    ['gallery', () => answerGallery('/__slices', site, [])],
    ['mock of the gallery', () => answerGallery('/__slices/quote', site, [repositoryRoot])],
    ['inspector', () => answerInspector('/__machines', [repositoryRoot])],
    ['list of machines', () => answerInspector('/__machines/list.json', [repositoryRoot])],
    ['publications', () => answerPublications('/__publish', createMemoryFiles(), 'Site')],
  ]
  it.each(tools)('the %s', async (_, ask) => {
    const response = (await ask())!
    expect(response.status).toBe(200)
    expect(await judge(response)).toEqual([])
  })

  it('the desk, but for the styles of drafts, which run nothing', async () => {
    const access = { repository: 'x', url: 'http://x', token: 't', paths: {}, mediaPath: '/media' }
    const desk = createDesk({
      site,
      roots: [repositoryRoot],
      access: access as never,
      migrate: (one) => one,
    })
    const request = new Request('http://localhost/__desk', { headers: { host: 'localhost' } })
    const response = (await desk(request, '/__desk'))!
    expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'$/)
    const faults = (await judge(response)).filter((fault) => !fault.startsWith('unknown style'))
    expect(faults).toEqual(["'unsafe-inline'"])
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  })
})
