import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withinPageBudget } from '#runtime'
import { createPrismicSource } from './index.ts'
import type { PrismicOptions } from './index.ts'
import { createContentService, faults } from './service/index.ts'
import type { ContentService } from './service/index.ts'

const FIXTURES = join(import.meta.dirname, '../../tests/fixtures/content-service')
const ENDPOINT = 'https://content.test/api/v2'
const HOME = { lang: 'en-us' }

let service: ContentService
let waits: number[]

beforeEach(() => {
  service = createContentService({ folders: [FIXTURES] })
  waits = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function connect(options: Partial<PrismicOptions> = {}) {
  return createPrismicSource({
    repository: 'colloquy',
    endpoint: ENDPOINT,
    fetch: (url, init) => service.handle(new Request(url, init)),
    sleep: async (ms) => void waits.push(ms),
    ...options,
  })
}

/** The parameters of the searches so far, without those of the client itself. */
function searches() {
  return service.requests
    .filter((url) => url.includes('/documents/search'))
    .map((url) => {
      const { 'x-c': _, 'x-d': __, ref: ___, ...rest } = toParameters(url)
      return rest
    })
}

function toParameters(url: string): Record<string, string> {
  const { searchParams } = new URL(url)
  return { ...Object.fromEntries(searchParams), q: searchParams.getAll('q').join(' ') }
}

describe('queries', () => {
  it('[CONTENT-01] [CONTENT-07] asks by type, uid and id, with ref, language, linked fields, orderings and token', async () => {
    const source = connect({ accessToken: 'secret' })
    const query = { lang: 'en-us', links: ['author.name', 'author.portrait'] }
    const common = {
      access_token: 'secret',
      fetchLinks: 'author.name,author.portrait',
      lang: 'en-us',
    }
    await source.byUid('article', 'first', query)
    await source.single('navbar', query)
    await source.byIds(['article-first-en', 'article-third-en'], query)
    await source.all('article', {
      ...query,
      orderings: [
        { field: 'my.article.position', direction: 'desc' },
        { field: 'document.first_publication_date', direction: 'asc' },
      ],
    })
    expect(searches()).toEqual([
      {
        ...common,
        pageSize: '1',
        q: '[[at(document.type, "article")]] [[at(my.article.uid, "first")]]',
      },
      { ...common, pageSize: '1', q: '[[at(document.type, "navbar")]]' },
      {
        ...common,
        pageSize: '100',
        q: '[[in(document.id, ["article-first-en", "article-third-en"])]]',
      },
      {
        ...common,
        pageSize: '100',
        q: '[[at(document.type, "article")]]',
        orderings: '[my.article.position desc,document.first_publication_date]',
      },
    ])
  })

  it('sends the ref of the query, and else the master ref, in every request of a read', async () => {
    const source = connect()
    const ref = await source.ref()
    await source.byUid('page', 'home', { ...HOME, links: ['author.quotes'] })
    const sent = service.requests.filter((url) => url.includes('search')).map(toParameters)
    expect(sent.map((parameters) => parameters['ref'])).toEqual([ref, ref])

    await expect(source.byUid('page', 'home', { ...HOME, ref: 'draft' })).resolves.toBeDefined()
    expect(toParameters(service.requests.find((url) => url.includes('draft')) ?? '')['ref']).toBe(
      'draft',
    )
  })

  it('[OP51] follows no preview cookie by itself', async () => {
    vi.stubGlobal('document', { cookie: 'io.prismic.preview=draft' })
    await connect().byUid('page', 'home', HOME)
    expect(service.requests.join()).not.toContain('draft')
  })

  it('[OP40] opens a document in the editor by a template with {repository} and {id}', () => {
    expect(connect().repository.editorUrl('X1')).toBe(
      'https://colloquy.prismic.io/builder/pages/X1',
    )
    const editorUrl = 'https://edit.test/{repository}?id={id}'
    expect(connect({ editorUrl }).repository.editorUrl('a b')).toBe(
      'https://edit.test/colloquy?id=a%20b',
    )
  })
})

describe('pace', () => {
  it('[CONTENT-02] asks for 100 documents a page, 500 ms apart', async () => {
    const many = await mkdtemp(join(tmpdir(), 'many-'))
    await mkdir(join(many, 'documents'))
    for (let index = 0; index < 201; index += 1) {
      const note = { id: `note-${index}`, uid: `note-${index}`, type: 'note', lang: 'en-us' }
      await writeFile(join(many, 'documents', `${index}.json`), JSON.stringify(note))
    }
    service = createContentService({ folders: [FIXTURES, many] })
    await rm(many, { recursive: true })
    const times: number[] = []
    const fetch = (url: string, init?: RequestInit) => {
      if (url.includes('search')) times.push(performance.now())
      return service.handle(new Request(url, init))
    }
    const timers = vi.spyOn(globalThis, 'setTimeout')
    expect(await connect({ fetch }).all('note', HOME)).toHaveLength(201)
    const [first = 0, second = 0, third = 0] = times
    expect(Math.min(second - first, third - second)).toBeGreaterThan(499)
    expect(timers.mock.calls.filter(([, ms]) => ms === 500)).toHaveLength(2)
    expect(searches().map(({ page, pageSize }) => [page, pageSize])).toEqual([
      [undefined, '100'],
      ['2', '100'],
      ['3', '100'],
    ])
  })

  it('[CONTENT-02] reads many ids in batches of 100, 500 ms apart, each id once', async () => {
    const ids = Array.from({ length: 150 }, (_, index) => `id-${index}`)
    await connect().byIds([...ids, ...ids])
    expect(searches().map(({ q = '' }) => q.match(/id-/g)?.length)).toEqual([100, 50])
    expect(waits).toEqual([500])
  })

  it('[CONTENT-02] keeps the repository and its ref for 5 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const source = connect()
    const count = () => service.requests.length
    await source.ref()
    vi.setSystemTime(Date.now() + 4990)
    await source.ref()
    expect(count()).toBe(1)
    vi.setSystemTime(Date.now() + 20)
    await source.ref()
    expect(count()).toBe(2)
  })

  it('[CONTENT-03] retries an expired ref with the latest master ref, at most 3 attempts in all', async () => {
    const source = connect()
    service.faults.next({ ...faults.expiredRef, body: expiredNaming('one') })
    service.faults.next({ ...faults.expiredRef, body: expiredNaming('two') })
    service.faults.next({ ...faults.expiredRef, body: expiredNaming('three') })
    await expect(source.byUid('page', 'home', HOME)).rejects.toMatchObject({
      code: 'ContentUnavailable',
      message: `The content service at ${ENDPOINT} is unavailable: it knows none of the requested refs.`,
    })
    const refs = service.requests.filter((url) => url.includes('search')).map(toParameters)
    expect(refs.map(({ ref }) => ref)).toEqual([await source.ref(), 'one', 'two'])
  })

  it.each([
    ['present', '7', 7000],
    ['absent', undefined, 1500],
    ['a word', 'soon', 1500],
    ['empty', '', 1500],
    ['a date', 'Sat, 21 Nov 2026 10:00:00 GMT', 1500],
    ['negative', '-1', 1500],
  ])('[CONTENT-04] waits when limited: retry-after %s', async (_, header, wait) => {
    service.faults.next(faults.rateLimited(header))
    await connect().byUid('page', 'home', HOME)
    expect(waits).toEqual([wait])
  })

  it('[OP41] ends after 3 attempts when it stays limited', async () => {
    service.faults.next({ ...faults.rateLimited(), times: 10 })
    await expect(connect().ref()).rejects.toMatchObject({
      message: `The content service at ${ENDPOINT} is unavailable: it rate-limited 3 requests in a row.`,
    })
    expect(service.requests).toHaveLength(3)
    expect(waits).toEqual([1500, 1500])
  })

  it('[OP41] does not wait for longer than a minute', async () => {
    service.faults.next(faults.rateLimited('3600'))
    await expect(connect().ref()).rejects.toThrow('asks to wait 3600 seconds')
    expect(waits).toEqual([])
  })
})

describe('linked fields', () => {
  const links = (...fields: string[]) => ({ ...HOME, links: fields })

  it('[OP55] reads all incomplete linked documents of a level in one batch, each once', async () => {
    const query = links('article.body', 'author.quotes', 'article.next')
    const found = await connect().all('article', query)
    expect(searches().map(({ q, lang }) => [q, lang])).toEqual([
      ['[[at(document.type, "article")]]', 'en-us'],
      ['[[in(document.id, ["author-ada-en-us", "article-second-e", "article-first-en"])]]', '*'],
      ['[[in(document.id, ["article-first-en", "article-second-e"])]]', '*'],
    ])
    expect(found).toHaveLength(3)
    for (const { data } of found) {
      expect(data).toMatchObject({ author: { data: { quotes: [{ text: 'Ask twice.' }, {}] } } })
    }
  })

  it('[OP55] reads nothing again when fetchLinks delivered every field', async () => {
    await connect().byUid('article', 'first', links('author.name', 'author.portrait'))
    await connect().byUid('article', 'first', links('article.title'))
    expect(searches()).toHaveLength(2)
  })

  it('[OP55] completes links inside rich text too, and leaves broken ones alone', async () => {
    await connect().byUid('page', 'home', links('author.quotes', 'page.place'))
    expect(searches()[1]?.['q']).toBe(
      '[[in(document.id, ["author-ada-en-us", "page-about-en-us"])]]',
    )
  })

  it('[OP55] takes rich text of one block for the beginning of a longer one', async () => {
    const { data } = await connect().byUid('article', 'first', links('author.biography'))
    expect(data).toMatchObject({
      author: { data: { biography: [{ text: 'Ada teaches.' }, { text: 'She also writes.' }] } },
    })
  })

  it('[OP55] leaves a field absent that is empty in the linked document', async () => {
    const { data } = await connect().byUid('page', 'home', links('author.name', 'author.awards'))
    expect(data).toHaveProperty('author.data', { name: 'Ada' })
  })
})

describe('failures', () => {
  it.each(['', 'abc', '-abcd', 'abcd-', 'my_site', 'https://colloquy.prismic.io', 'a.bc'])(
    '[CONTENT-09] refuses the repository name "%s"',
    (repository) => {
      expect(() => connect({ repository })).toThrow(
        expect.objectContaining({ code: 'RepositoryNameInvalid', kind: 'wiring' }),
      )
    },
  )

  it.each(['abcd', 'my-site', 'A1b2', '4ever', 'a--b'])(
    '[CONTENT-09] accepts the repository name "%s"',
    (repository) => {
      expect(connect({ repository }).repository.name).toBe(repository)
    },
  )

  it('names the status of a service that fails', async () => {
    service.faults.next({ status: 503, body: '{"message":"Maintenance"}', times: 2 })
    await expect(connect().ref()).rejects.toThrow('is unavailable: it answered with status 503.')
  })

  it('gives up on an answer that takes longer than 10 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const signals: AbortSignal[] = []
    const fetch = (_: string, init?: RequestInit) => {
      if (init?.signal) signals.push(init.signal)
      return new Promise<Response>(() => {})
    }
    const outcome = connect({ fetch })
      .ref()
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(9990)
    expect(signals[0]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(10)
    expect(await outcome).toMatchObject({
      code: 'ContentUnavailable',
      message: `The content service at ${ENDPOINT} is unavailable: it took longer than 10 seconds.`,
      cause: { name: 'TimeoutError' },
    })
    expect(signals[0]?.aborted).toBe(true)
  })

  it('gives up on a body that stops half-way', async () => {
    const stuck = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(9)) })
    const fetch = () => Promise.resolve(new Response(stuck))
    await expect(connect({ fetch, timeoutMs: 30 }).ref()).rejects.toThrow('longer than 0.03 sec')
  })

  it.each([
    ['by its length', { 'content-length': String(21 * 1024 * 1024) }, 1],
    ['by counting', undefined, 21],
  ])('refuses an answer over 20 MB, known %s', async (_, headers, megabytes) => {
    let left = megabytes
    const body = new ReadableStream({
      pull(stream) {
        if (left-- > 0) stream.enqueue(new Uint8Array(1024 * 1024))
        else stream.close()
      },
    })
    const fetch = () => Promise.resolve(new Response(body, headers && { headers }))
    await expect(connect({ fetch }).ref()).rejects.toMatchObject({
      code: 'ContentUnavailable',
      message: expect.stringContaining('its answer is larger than 20 MB') as string,
    })
  })

  it('asks once more after a drop or a 5xx, and not after what another attempt would not heal', async () => {
    service.faults.next(faults.down)
    await connect().ref()
    service.faults.next({ status: 502 })
    await connect().ref()
    expect(service.requests).toHaveLength(4)
    service.faults.next({ status: 403, body: '{"message":"No"}' })
    await expect(connect().ref()).rejects.toThrow('invalid API response')
    expect(service.requests).toHaveLength(5)
  })

  it('leaves a service alone that keeps failing, and lets one request probe', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const source = connect()
    service.faults.next({ ...faults.down, times: 1000 })
    for (let i = 0; i < 6; i++) await expect(source.ref()).rejects.toThrow('is unavailable')
    const asked = service.requests.length
    await expect(source.ref()).rejects.toMatchObject({
      code: 'ContentUnavailable',
      message: expect.stringContaining('it kept failing, so no requests are sent') as string,
    })
    expect(service.requests).toHaveLength(asked)

    vi.setSystemTime(Date.now() + 5001)
    await expect(source.ref()).rejects.toThrow('is unavailable')
    expect(service.requests).toHaveLength(asked + 2)
    await expect(source.ref()).rejects.toThrow('no requests are sent')

    vi.setSystemTime(Date.now() + 5001)
    service.faults.clear()
    await source.ref()
    expect((await source.byUid('page', 'home', HOME)).uid).toBe('home')
  })

  it('ends with the budget of the page, whatever the page asks for', async () => {
    service.faults.next({ ...faults.slow(10_000), times: 1000 })
    const source = connect()
    const started = performance.now()
    const reads = () => [source.byUid('page', 'home', HOME), source.single('navbar', HOME)]
    await withinPageBudget(150, async () => {
      for (const outcome of await Promise.allSettled(reads()))
        expect(outcome.status).toBe('rejected')
      await expect(source.all('page', HOME)).rejects.toThrow('the page has used up')
    })
    expect(performance.now() - started).toBeLessThan(5000)
  })

  it('does not wait out a limit for longer than the page has', async () => {
    service.faults.next(faults.rateLimited('2'))
    await withinPageBudget(1000, () =>
      expect(connect().ref()).rejects.toThrow('asks to wait 2 seconds'),
    )
    expect(waits).toEqual([])
  })

  it('keeps the cause of a lost connection and names it', async () => {
    const source = createPrismicSource({
      repository: 'colloquy',
      endpoint: 'http://127.0.0.1:1/api/v2',
    })
    await expect(source.ref()).rejects.toMatchObject({
      code: 'ContentUnavailable',
      cause: { message: 'fetch failed' },
      message: expect.stringMatching(/is unavailable: fetch failed \(.+\)\.$/) as string,
    })
  })

  it('[OP51] says that access was refused without telling the token', async () => {
    service.faults.next({
      match: 'search',
      status: 401,
      body: '{"type":"api_security_error","message":"Access to this Ref requires an access token"}',
    })
    const outcome = await connect({ accessToken: 'secret' })
      .byUid('page', 'home', HOME)
      .catch((error: unknown) => error)
    expect(outcome).toMatchObject({
      code: 'ContentUnavailable',
      message: expect.stringContaining('it refused access (Access to this Ref') as string,
      cause: { url: expect.stringContaining('access_token=hidden') as string },
    })
  })

  it('tells an expired preview from an outage', async () => {
    service.faults.next({
      match: 'search',
      status: 404,
      body: '{"type":"api_security_error","message":"This preview token has expired"}',
    })
    await expect(connect().byUid('page', 'home', { ...HOME, ref: 'draft' })).rejects.toMatchObject({
      code: 'PreviewExpired',
      kind: 'content',
    })
  })

  it('calls a query the service refuses a wiring error', async () => {
    service.faults.next({ match: 'search', status: 400, body: '{"message":"Unknown ordering"}' })
    await expect(connect().all('page', HOME)).rejects.toMatchObject({
      code: 'ContentQueryRefused',
      kind: 'wiring',
      message: `The content service at ${ENDPOINT} refused a query: Unknown ordering`,
    })
  })

  it.each(['\\', 'x"', 'x\\"), at(my.page.uid, \\"home'])(
    'does not put a uid into a query that could change its meaning: %s',
    async (uid) => {
      await expect(connect().byUid('page', uid, HOME)).rejects.toMatchObject({
        code: 'DocumentMissing',
      })
      expect(service.requests).toEqual([])
    },
  )

  it('finds a uid in whatever form its letters were stored, and gives it in one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'letters-'))
    const uid = 'größe'.normalize('NFD')
    await mkdir(join(folder, 'documents/en-us/page'), { recursive: true })
    const page = { id: 'size', uid, type: 'page', lang: 'en-us', tags: [], data: {} }
    await writeFile(join(folder, 'documents/en-us/page/size.json'), JSON.stringify(page))
    service = createContentService({ folders: [FIXTURES, folder] })
    const found = await connect().byUid('page', 'größe', HOME)
    expect([found.id, found.uid]).toEqual(['size', 'größe'])
    await expect(connect().byUid('page', 'größer', HOME)).rejects.toMatchObject({
      code: 'DocumentMissing',
    })
    await rm(folder, { recursive: true })
  })

  it('says so when the address has no repository', async () => {
    await expect(connect({ endpoint: 'https://content.test/other' }).ref()).rejects.toMatchObject({
      code: 'ContentUnavailable',
      message: expect.stringContaining('there is no such repository') as string,
    })
  })
})

function expiredNaming(ref: string): string {
  const message = `The provided ref is no longer accessible, it has expired. Master ref is: ${ref}`
  return JSON.stringify({ type: 'api_validation_error', message })
}
