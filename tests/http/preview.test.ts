/** Editors see unpublished content, and nobody else ever does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHandler, createMemoryCache, createPreviewPages, type Handler } from '#runtime'
import type { Payload } from '#runtime'
import { previewHeader, type PreviewFacts } from '../../runtime/model/preview-facts.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { createPrismicPreviews, toolbarOrigin } from '../../adapters/prismic/previews.ts'
import { faults, startContentService } from '../../adapters/prismic/service/index.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { browser, toMain } from '#tests/support/start-test-handler.ts'

type Json = Record<string, never>
const file = 'documents/en-us/landing_page/learning-in-the-flow.json'
const path = '/lp/learning-in-the-flow'
const published = JSON.parse(readFileSync(join(repositoryRoot, 'content', file), 'utf8')) as {
  id: string
  uid: string
  data: { title: { text: string }[]; body: { id: string; slice_type: string; primary: Json }[] }
}

let service: Awaited<ReturnType<typeof startContentService>>
let handler: Handler
/** Handler of a site without a secret. */
let closed: Handler
const secret = 'a-secret-of-the-tests'
const kept: string[] = []

beforeAll(async () => {
  service = await startContentService({ folders: [join(repositoryRoot, 'content')] })
  const options = { repository: 'colloquy', endpoint: service.endpoint, sleep: async () => {} }
  const { site } = createTestSite({ overrides: { content: createPrismicSource(options) } })
  const memory = createMemoryCache()
  const cache = {
    ...memory,
    get: (key: string, render: Parameters<typeof memory.get>[1]) => {
      kept.push(key)
      return memory.get(key, render)
    },
  }
  const previews = createPrismicPreviews({
    ...options,
    editorUrl: 'https://{repository}.editor.example/{id}?slice={slice}',
    toolbar: toolbarOrigin,
  })
  handler = createHandler(site, { cache, preview: createPreviewPages(site, previews, { secret }) })
  closed = createHandler(site, { cache, preview: createPreviewPages(site, previews) })
})
beforeEach(() => service.faults.clear())
afterAll(() => service.close())

function get(path: string, headers: Record<string, string> = {}) {
  const url = `https://www.colloquy.example${path}`
  return handler(new Request(url, { headers: { 'user-agent': browser, ...headers } }))
}

const plain = (ref: string) => ({ cookie: `a=b; io.prismic.preview=${encodeURIComponent(ref)}` })

/** The cookie as the toolbar writes it. */
const json = (ref: string, repository = 'colloquy') => {
  const value = { _tracker: 'abc', [`${repository}.prismic.io`]: { preview: ref } }
  return { cookie: `io.prismic.preview=${encodeURIComponent(JSON.stringify(value))}` }
}

const draft = (change: (document: typeof published) => void = () => {}) => {
  const document = structuredClone(published)
  Object.assign(document.data.title[0]!, { text: 'A draft of it', spans: [] })
  change(document)
  return document as never
}

const factsOf = (html: string) =>
  JSON.parse(
    /data-preview='([^']*)'/
      .exec(html)![1]!
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&'),
  ) as PreviewFacts

describe('[PREVIEW-03] [OP40] /preview', () => {
  it('leads to the path of the previewed document, also of one that was never published', async () => {
    const unborn = draft((document) =>
      Object.assign(document, { id: 'unborn-document-1', uid: 'unborn' }),
    )
    const token = service.previews.open([unborn])
    const query = new URLSearchParams({ token, documentId: 'unborn-document-1' })
    const response = await get(`/preview?${query}`)
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe('/lp/unborn')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('set-cookie')).toBe(
      `io.prismic.preview=${encodeURIComponent(token)}; Path=/; SameSite=Lax; Secure`,
    )
    expect((await get('/lp/unborn')).status).toBe(404)
    const shown = await get('/lp/unborn', plain(token))
    expect(shown.status).toBe(200)
    expect(await shown.text()).toContain('A draft of it')
    expect((await get('/lp/unborn')).status).toBe(404)
    const framed = await get(`/preview?${query}`, { 'sec-fetch-dest': 'iframe' })
    expect(framed.headers.get('set-cookie')).toContain('; SameSite=None; Secure')
  })

  it('answers without a token with a page that links home, in every language', async () => {
    for (const [locale, home] of [
      ['', '/'],
      ['/de', '/de'],
      ['/fr', '/fr'],
    ] as const) {
      const response = await get(`${locale}/preview`)
      expect(response.status).toBe(200)
      const html = await response.text()
      expect(html).toContain('data-layout="empty"')
      expect(toMain(html)).toMatch(new RegExp(`href="${home}(\\?[^"]*)?"`))
    }
  })

  it('shows what is published when the token has expired or belongs to another repository', async () => {
    const token = service.previews.open([draft()])
    service.previews.close(token)
    for (const bad of [token, 'https://other.prismic.io/previews/x']) {
      const query = new URLSearchParams({ token: bad, documentId: published.id })
      const response = await get(`/preview?${query}`)
      expect([response.status, response.headers.get('location')]).toEqual([307, path])
      expect(response.headers.get('set-cookie')).toContain('io.prismic.preview=; Path=/; Max-Age=0')
    }
  })
})

/** Tokens as Prismic writes them, and as mails and chats mangle them. */
describe('[PREVIEW-03] a token', () => {
  it.each(['refs', undefined] as const)(
    'of two refs or an address shows its draft',
    async (kind) => {
      const token = service.previews.open([draft()], kind && { token: kind })
      const query = new URLSearchParams({ token, documentId: published.id })
      const entered = await get(`/preview?${query}`)
      expect([entered.status, entered.headers.get('location')]).toEqual([307, path])
      const cookie = entered.headers.get('set-cookie')!.split(';')[0]!
      for (const headers of [{ cookie }, json(token)])
        expect(await (await get(path, headers)).text()).toContain('A draft of it')
    },
  )

  it.each([
    'https://colloquy.prismic.io/previews/X4rJpxAAACEA_4M1?websitePreviewId=X4mI6hAAACAA-exI',
    'https://colloquy.prismic.io/previews/aID57hcAACYAP-nz:aIIBzxcAACYAQYax?websitePreviewId=Z-aJqxEAACgA_GAh',
    'https://colloquy.prismic.io/previews/X4sAThAAAKsGAHVl~X4rJpxAAACEA_4M1?websitePreviewId=X4mI6hAAACAA-exI',
    'https://colloquy.prismic.io/previews/X4rJpxAAACEA_4M1?websitePreviewId=X4mI6hAAACAA-exI&documentId=X&x=%',
    'm-aID57hcAACYAP-nz:p-aIIBzxcAACYAQYax',
    'https://colloquy.prismic.io/previews/entwürfe/草稿?websitePreviewId=🦉',
    'HTTPS://colloquy.prismic.io/previews/X4rJpxAAACEA_4M1',
    '<https://colloquy.prismic.io/previews/X4rJpxAAACEA_4M1>',
    'https://colloquy.prismic.io/previews/X\r\nset-cookie: a=b',
    '\u0000',
    '42',
  ])('that nobody knows any more ends the preview: %j', async (token) => {
    const ended = 'io.prismic.preview=; Path=/; Max-Age=0'
    const query = new URLSearchParams({ token, documentId: published.id })
    const entered = await get(`/preview?${query}`)
    expect([entered.status, entered.headers.get('location')]).toEqual([307, path])
    expect(entered.headers.getSetCookie()).toEqual([expect.stringContaining(ended)])
    for (const headers of [plain(token), json(token)]) {
      const shown = await get(path, headers)
      expect(shown.status).toBe(200)
      expect(shown.headers.getSetCookie()).toEqual([expect.stringContaining(ended)])
    }
  })
})

it('[PAGEBUILDER-11] an editor chooses which variant of an experiment the preview shows, and is not counted', async () => {
  const [section] = published.data.body
  const variant = (name: string) => ({
    id: `hero-${name}`,
    slice_type: 'hero',
    variation: 'default',
    primary: {
      title: [{ type: 'heading2', text: `The ${name}`, spans: [] }],
      experiment: 'audit-proof',
      variant: name,
    },
  })
  const token = service.previews.open([
    draft(({ data }) =>
      Object.assign(data, { body: [section, variant('figures'), variant('promise')] }),
    ),
  ])
  const shown = async (query: string) => {
    const html = await (await get(path + query, plain(token))).text()
    return ['figures', 'promise'].filter((name) => RegExp(`The\\W+${name}</h2>`).test(html))
  }
  expect(await shown('')).toEqual(['figures'])
  expect(await shown('?variant=promise')).toEqual(['promise'])
  expect(await shown('?variant=nothing')).toEqual(['figures'])
  const response = await get(`${path}?variant=promise`, plain(token))
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.text()).not.toContain('experiment-audit-proof')
})

describe('a page in a preview', () => {
  it('shows the draft whatever way the cookie is written, is kept nowhere and indexed by nobody', async () => {
    const token = service.previews.open([draft()])
    kept.length = 0
    for (const headers of [plain(token), json(token)]) {
      const response = await get(path, headers)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      const html = await response.text()
      expect(html).toContain('A draft of it')
      expect(html).toContain(`${toolbarOrigin}/prismic.js?new=true&amp;repo=colloquy`)
      const policy = response.headers.get('content-security-policy')!
      expect(policy).toContain("frame-ancestors 'self' https://*.prismic.io https://*.wroom.io")
      expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/static\.cdn\.prismic\.io/)
      const payload = await get(`${path}/_payload.json`, headers)
      expect(payload.headers.get('cache-control')).toBe('private, no-store')
      const { html: main, parts } = (await payload.json()) as Payload
      expect(main).toBe(toMain(html))
      expect(parts['preview']).toContain('Exit the preview')
    }
    expect(kept).toEqual([])
    const visitor = await get(path)
    const html = await visitor.text()
    expect(html).toContain('>Learn it <em>while</em> you need it<')
    expect(html).not.toMatch(/A draft of it|prismic\.js|data-preview|class="preview/)
    expect(visitor.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/)
    expect(visitor.headers.has('x-robots-tag')).toBe(false)
  })

  it('marks every section for the page builder, and names its editor', async () => {
    const html = await (await get(path, plain(service.previews.open([draft()])))).text()
    const { sections, editorUrl, frame } = factsOf(html)
    // Sections of a linked document replace the section that links to it.
    const own = published.data.body.filter(({ slice_type: type }) => type !== 'linked_section')
    const ids = own.map(({ id }) => id)
    const starts = [...html.matchAll(/<!--prismic-slice-start:(.*?)-->/g)].map(([, id]) => id)
    const ends = [...html.matchAll(/<!--prismic-slice-end:(.*?)-->/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(2)
    expect(starts.filter((id) => ids.includes(id!))).toEqual(ids)
    expect(ends).toEqual(starts)
    expect(sections).toHaveLength(starts.length)
    expect(sections.at(-1)!.editorUrl).toBe(
      `https://colloquy.editor.example/${published.id}?slice=${encodeURIComponent(ids.at(-1)!)}`,
    )
    expect(editorUrl).toBe(`https://colloquy.editor.example/${published.id}?slice=`)
    expect(Object.keys(frame).length).toBeGreaterThan(0)
  })

  it('changes the hash of the section that was edited, and of no other', async () => {
    const token = service.previews.open([draft()])
    const before = factsOf(await (await get(path, plain(token))).text()).sections
    service.previews.change(token, [
      draft(({ data }) => Object.assign(data.body.at(-1)!, { slice_type: 'unheard_of' })),
    ])
    const after = factsOf(await (await get(path, plain(token))).text()).sections
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
    expect(after.at(-1)!.hash).not.toBe(before.at(-1)!.hash)
  })

  it('lists what is wrong in the words of the editor, and says so where a section is missing', async () => {
    const wrong = draft(({ data }) => {
      data.body.splice(1, 0, { ...data.body[0]!, id: 'unknown$1', slice_type: 'unheard_of' })
      Object.assign(data, { meta_title: 7 })
    })
    const html = await (await get(path, plain(service.previews.open([wrong])))).text()
    const panel = html.slice(html.indexOf('<aside class="preview"'))
    expect(panel).toContain('<summary>Preview: 2 content issues</summary>')
    expect(panel).toContain('<strong>Section 2, unheard_of</strong>')
    expect(panel).toContain('<strong>Title for search engines</strong>')
    expect(panel).toContain(`https://colloquy.editor.example/${published.id}?slice=`)
    const main = toMain(html)
    const [notice] = /<div class="preview-notice".*?<\/div>/.exec(main)!
    expect(notice).toContain('unheard_of')
    const next = published.data.body[2]!.id
    expect(main.indexOf(notice)).toBeLessThan(main.indexOf(`start:${next}-->`))
    expect(main.indexOf(notice)).toBeGreaterThan(
      main.indexOf(`end:${published.data.body[0]!.id}-->`),
    )
    expect(await (await get(path)).text()).not.toContain('unheard_of')
  })

  it('says on a 404 what keeps a document from being shown', async () => {
    const broken = draft(({ data }) => Object.assign(data, { title: [] }))
    const response = await get(path, plain(service.previews.open([broken])))
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toMatch(/Preview: \d content issue/)
    const nowhere = await get('/nowhere-at-all', plain(service.previews.open([draft()])))
    expect(nowhere.status).toBe(404)
    expect(await nowhere.text()).toContain('Exit the preview')
  })

  it('reads menus, lists and links from the same ref', async () => {
    const token = service.previews.open([draft(({ data }) => Object.assign(data, {}))])
    const before = service.requests.length
    await get('/blog', plain(token))
    const refs = service.requests
      .slice(before)
      .map((url) => new URL(url).searchParams.get('ref'))
      .filter((ref) => ref !== null)
    expect(refs.length).toBeGreaterThan(3)
    expect(new Set(refs)).toEqual(new Set([token]))
  })

  it('shows each browser tab’s own preview by its own cookie', async () => {
    const [one, two] = ['First draft', 'Second draft'].map((text) =>
      service.previews.open([draft(({ data }) => (data.title[0]!.text = text))]),
    )
    const [first, second, again] = await Promise.all(
      [one!, two!, one!].map(async (ref) => (await get(path, plain(ref))).text()),
    )
    expect(first).toContain('First draft')
    expect(second).toContain('Second draft')
    expect(again).not.toContain('Second draft')
  })

  it('answers a tab that names its own preview with that, whoever wrote the cookie last', async () => {
    const [one, two] = ['First draft', 'Second draft'].map((text) =>
      service.previews.open([draft(({ data }) => (data.title[0]!.text = text))]),
    )
    const ofTwo = { [previewHeader]: encodeURIComponent(two!) }
    for (const headers of [{ ...plain(one!), ...ofTwo }, ofTwo]) {
      const response = await get(`${path}/_payload.json`, headers)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(((await response.json()) as Payload).html).toContain('Second draft')
    }
    service.previews.close(two!)
    expect((await get(`${path}/_payload.json`, { ...plain(one!), ...ofTwo })).status).toBe(404)
  })
})

describe('the slice simulator', () => {
  const address = (query: string) => `https://www.colloquy.example/slice-simulator${query}`
  const send = (body: string, query = `?secret=${secret}`, length = body.length) =>
    handler(
      new Request(address(query), {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(length),
        },
        body,
      }),
    )
  const toBody = (slices: unknown) => `slices=${encodeURIComponent(JSON.stringify(slices))}`

  it('exists for nobody without the secret', async () => {
    const slices = toBody([])
    for (const query of ['', '?secret=', '?secret=another-secret-of-16'])
      expect([
        (await get(`/slice-simulator${query}`)).status,
        (await send(slices, query)).status,
      ]).toEqual([404, 405])
    const request = new Request(address(`?secret=${secret}`), {
      headers: { 'user-agent': browser },
    })
    expect((await closed(request)).status).toBe(404)
  })

  it('is a page that Prismic may frame, and draws the slices that are sent to it', async () => {
    const page = await get(`/slice-simulator?secret=${secret}`)
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(page.headers.get('content-security-policy')).toContain('https://*.prismic.io')
    expect(await page.text()).toContain('<div data-slice-zone></div>')
    const faq = published.data.body.find(({ slice_type: type }) => type === 'faq')!
    const answer = await send(toBody([faq, { ...faq, id: 'x', slice_type: 'unheard_of' }]))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const { html, css, parts } = (await answer.json()) as Payload
    expect(html).toContain(`<!--prismic-slice-start:${faq.id}--><div>`)
    expect(html).toContain('Is this not just a better search?')
    expect(html).toContain('class="preview-notice"')
    expect(css.map(([name]) => name)).toContain('faq')
    expect(parts['preview']).toContain('Section 2, unheard_of')
  })

  it('says what it was sent wrongly', async () => {
    for (const body of ['', 'slices=%7B', toBody({}), toBody([1]), toBody([{ id: 'a' }])]) {
      const response = await send(body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 'SlicesInvalid' } })
    }
    expect((await send(toBody([]), undefined, 1_000_001)).status).toBe(413)
  })
})

describe('the end of a preview', () => {
  it('clears the cookie of a preview that has expired or is foreign, and shows what is published', async () => {
    const token = service.previews.open([draft()], { lifetimeMs: -1 })
    for (const headers of [plain(token), plain('nonsense'), json(token, 'other')]) {
      const response = await get(path, headers)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('>Learn it <em>while</em> you need it<')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('set-cookie')).toContain('io.prismic.preview=; Path=/; Max-Age=0')
      const payload = await get(`${path}/_payload.json`, headers)
      expect(payload.status).toBe(404)
      expect(payload.headers.get('set-cookie')).toContain('Max-Age=0')
    }
  })

  it('is a link that needs neither script nor the content service, and leads nowhere else', async () => {
    service.faults.next({ ...faults.down, times: Infinity })
    const token = 'https://colloquy.prismic.io/previews/any'
    for (const [to, location] of [
      ['/de/preise?x=1', '/de/preise?x=1'],
      ['https://evil.example/', '/'],
      ['//evil.example/', '/'],
      ['/\\evil.example', '/'],
    ] as const) {
      const response = await get(`/_preview/exit?to=${encodeURIComponent(to)}`, plain(token))
      expect([response.status, response.headers.get('location')]).toEqual([303, location])
      expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
    }
    const down = await get('/pricing', plain(token))
    expect(down.status).toBe(503)
    expect(await down.text()).toContain('href="/_preview/exit?to=%2Fpricing"')
  })
})
