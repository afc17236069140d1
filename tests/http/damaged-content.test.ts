/** The shipped content with wrong values all over, through service, adapter and handler. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cacheSingles, createHandler, createMemoryCache, type ContentIssue } from '#runtime'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { createContentService } from '../../adapters/prismic/service/index.ts'
import { run, type OpenedSite } from '../../lab/bench/siege/damaged-content.ts'

const contentDir = join(repositoryRoot, 'content')

/** Failures that the answer hides: a section, a part of the frame. */
const failures: string[] = []
const log = {
  info() {},
  warn() {},
  error: (code: string, data: object = {}) => void failures.push(`${code} ${JSON.stringify(data)}`),
}

const issues: ContentIssue[] = []

async function open(
  folder: string,
  change: (body: string) => string = (body) => body,
): Promise<OpenedSite> {
  const service = createContentService({
    folders: [folder],
    assetBase: '/media',
    report: () => {},
  })
  const content = createPrismicSource({
    repository: service.repository,
    endpoint: 'https://content.test/api/v2',
    fetch: async (url, init) => {
      const answer = await service.handle(new Request(url, init))
      const { status, headers } = answer
      return new Response(change(await answer.text()), { status, headers })
    },
    sleep: async () => {},
  })
  const { site } = createTestSite({
    overrides: {
      content: cacheSingles(content),
      log,
      report(issue) {
        issues.push(issue)
        if (issue.code === 'SliceFailed') failures.push(issue.message)
      },
    },
  })
  const handler = createHandler(site, { cache: createMemoryCache() })
  return { site, handler, close: async () => {} }
}

/** The client pauses between the pages of an answer; this service has no need of it. */
beforeEach(() => {
  const wait = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => wait(run, ms === 500 ? 0 : ms))
})
afterEach(() => vi.unstubAllGlobals())

describe('content at random', () => {
  it.each([
    [0.02, 1],
    [0.1, 1],
  ])(
    '[PAGEBUILDER-02] [OP49] with a share of %d wrong, every page that has what it needs is there, and nothing fails',
    async (share, seed) => {
      const [row] = await run({ contentDir, open, shares: [share], seeds: [seed], maxPages: 80 })
      expect(row).toMatchObject({ broken: 0 })
      // Only a page that cannot be found at all may be logged.
      expect(failures.filter((line) => !line.startsWith('NOT_FOUND_PAGE_FAILED'))).toEqual([])
      expect(row!.tried).toBeGreaterThan(90)
      expect(Number.parseInt(row!.note)).toBeGreaterThan(25)
    },
  )
})

describe('one malformed envelope', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'envelope-'))
    cpSync(join(contentDir, 'repository.json'), join(folder, 'repository.json'))
    issues.length = 0
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const terms = {
    id: 'terms',
    uid: 'terms',
    type: 'legal_document',
    lang: 'en-us',
    data: {
      title: [{ type: 'heading1', text: 'Terms', spans: [] }],
      content: [{ type: 'paragraph', text: 'All of them.', spans: [] }],
    },
  }
  const write = (name: string, value: object) => {
    mkdirSync(join(folder, 'documents'), { recursive: true })
    writeFileSync(join(folder, 'documents', `${name}.json`), JSON.stringify(value))
  }
  const statuses = async (...paths: string[]) => {
    const { handler } = await open(folder)
    const answers = await Promise.all(
      paths.map((path) =>
        handler(new Request(`http://x.test${path}`, { headers: { 'user-agent': 'Mozilla' } })),
      ),
    )
    return answers.map(({ status }) => status)
  }

  it.each([
    ['a date in words', { first_publication_date: 'third of May' }, '/first_publication_date'],
    ['a date that is no date', { last_publication_date: { day: 3 } }, '/last_publication_date'],
    ['translations that are a text', { alternate_languages: 'de' }, '/alternate_languages'],
    ['a translation that is null', { alternate_languages: [null] }, '/alternate_languages/0'],
  ])('[OP49] %s costs that value: the page stays, one issue names it', async (_, wrong, path) => {
    write('terms', { ...terms, ...wrong })
    write('privacy', { ...terms, id: 'privacy', uid: 'privacy' })
    expect(await statuses('/legal/terms', '/legal/privacy', '/sitemaps/en.xml')).toEqual([
      200, 200, 200,
    ])
    const told = issues.filter(
      ({ documentId, rule }) => documentId === 'terms' && rule === 'envelope',
    )
    expect([...new Set(told.map((issue) => issue.path))]).toEqual([path])
  })

  it('[OP49] data that is no set of fields costs that document alone', async () => {
    write('terms', { ...terms, data: 'All of them.' })
    write('privacy', { ...terms, id: 'privacy', uid: 'privacy' })
    expect(await statuses('/legal/terms', '/legal/privacy', '/sitemaps/en.xml')).toEqual([
      404, 200, 200,
    ])
    expect(issues.map(({ code, documentId }) => `${code} ${documentId}`)).toContain(
      'InvalidDocument terms',
    )
  })

  it.each([null, 7, 'text', {}, { id: 7, type: null, lang: [] }, { ...terms, id: undefined }])(
    'an answer that holds %j in place of a document harms no other',
    async (wrong) => {
      write('terms', terms)
      const { handler } = await open(folder, (body) => {
        const answer = JSON.parse(body) as { results?: unknown[] }
        if (answer.results?.length) answer.results.push(wrong)
        return JSON.stringify(answer)
      })
      for (const path of ['/legal/terms', '/sitemaps/en.xml', '/llms.txt']) {
        const request = new Request(`http://x.test${path}`, {
          headers: { 'user-agent': 'Mozilla' },
        })
        expect((await handler(request)).status, path).toBe(200)
      }
    },
  )
})
