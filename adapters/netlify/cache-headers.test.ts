import { describe, expect, it } from 'vitest'
import type { CacheEntry } from '#runtime'
import { toCacheHeaders, type CacheFacts } from './cache-headers.ts'
import { tagsOfPublished, toCacheTags } from './cache-tags.ts'

const now = Date.UTC(2026, 10, 22)
const entry: CacheEntry = {
  status: 200,
  headers: {},
  variants: new Map(),
  etag: '"a"',
  tags: ['document:a1', 'link:b2', 'query:article:en-us', 'list:article,news:en-us:{"x":":"}'],
  contentRef: 'ref',
  freshSeconds: 60,
}

function headersOf(
  given: {
    entry?: Partial<CacheEntry> | null
    url?: string
    method?: string
    status?: number
    headers?: Record<string, string>
  } & Partial<Pick<CacheFacts, 'isPurged' | 'parameters'>> = {},
) {
  const { url = 'https://site.example/blog', method = 'GET', status = 200, headers = {} } = given
  return toCacheHeaders({
    request: new Request(url, { method }),
    response: new Response(null, { status, headers }),
    entry: given.entry === null ? undefined : { ...entry, ...given.entry },
    parameters: given.parameters ?? [],
    cookies: ['preview'],
    isPurged: given.isPurged ?? true,
    now,
  })
}
const control = 'netlify-cdn-cache-control'

describe('headers for the CDN', () => {
  it('keep a page until it is purged', () => {
    expect(headersOf()).toEqual({
      [control]: 'public, durable, s-maxage=86400, stale-while-revalidate=60',
      'netlify-vary': 'query=_,cookie=preview',
      'netlify-cache-tag': toCacheTags(entry.tags).join(),
    })
  })

  it('keep it for its own time where nobody purges', () => {
    expect(headersOf({ isPurged: false })[control]).toContain('s-maxage=60,')
  })

  it('end with what the page says of the time', () => {
    const headers = headersOf({ entry: { validUntil: now + 90_500 } })
    expect(headers[control]).toBe('public, durable, s-maxage=90')
  })

  it('keep a page that is not there for a minute, and not in the durable cache', () => {
    const headers = headersOf({ status: 404, entry: { status: 404, freshSeconds: 0 } })
    expect(headers[control]).toBe('public, s-maxage=60')
  })

  it.each([
    ['a redirect', { status: 301, entry: null }],
    ['an answer nobody knows anything of', { entry: null }],
    ['an error', { status: 503, entry: null }],
    ['what was not modified', { status: 304 }],
    ['an answer to free text, or an incomplete page', { entry: { freshSeconds: 0 } }],
    ['a personal page', { headers: { 'cache-control': 'no-store' } }],
    ['a drawn variant', { headers: { 'cache-control': 'private, no-store' } }],
    ['what sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
    ['a page with an experiment', { entry: { experiment: 'hero' } }],
    ['the front page, which leads on by language', { url: 'https://site.example/?utm=x' }],
    ['a form', { method: 'POST' }],
    ['what is over', { entry: { validUntil: now } }],
  ])('keep %s nowhere', (_, given) => {
    expect(headersOf(given)[control]).toBe('no-store')
  })

  it('[PAGEBUILDER-10] say the same of one address whatever the answer is, and name only declared parameters', () => {
    const answers = [{}, { status: 301, entry: null }, { status: 404 }, { method: 'POST' }]
    for (const answer of answers) {
      const { 'netlify-vary': vary } = headersOf({ ...answer, parameters: ['category', 'page'] })
      expect(vary).toBe('query=category|page,cookie=preview')
    }
  })
})

describe('cache tags', () => {
  const document = (id: string, more: object = {}) => ({
    id,
    uid: `uid-${id}`,
    type: 'article',
    lang: 'en-us',
    isBroken: false,
    alternate_languages: [],
    tags: [],
    first_publication_date: null,
    last_publication_date: null,
    data: {},
    ...more,
  })
  const isPurged = (reads: string[], ...published: ReturnType<typeof document>[]) => {
    const purged = new Set(tagsOfPublished(published))
    return toCacheTags(reads).some((tag) => purged.has(tag))
  }

  it.each([
    'document:a1',
    'link:a1',
    'link:a1:title',
    'card:a1',
    'page:a1',
    'pages:en-us',
    'single:article:en-us',
    'query:article:en-us',
    'list:event,article:en-us:{"page":{"id":"x:y"}}',
    'uid:article:en-us:uid-a1',
  ])('a page that read %s is purged with the document', (read) => {
    expect(isPurged(['document:other', read], document('a1'))).toBe(true)
  })

  it.each(['document:b2', 'link:b2', 'query:article:de-de', 'uid:article:en-us:uid-b2'])(
    'a page that read %s is not',
    (read) => {
      expect(isPurged([read], document('a1'))).toBe(false)
    },
  )

  it('a page is purged with a new translation, which it links to', () => {
    const translation = document('t', { alternate_languages: [{ id: 'a1' }] })
    expect(isPurged(['document:a1'], translation)).toBe(true)
  })

  it('fit into 1,024 characters, or are coarse: then every publication purges the page', () => {
    for (const count of [1, 200, 203, 204, 205, 1000]) {
      const reads = Array.from({ length: count }, (_, at) => `document:${at}`)
      const header = toCacheTags(reads).join()
      expect(header.length).toBeLessThanOrEqual(1024)
      expect(header).toMatch(/^all,/)
      expect(isPurged(reads, document(`${count - 1}`))).toBe(true)
    }
    expect(toCacheTags(Array.from({ length: 1000 }, (_, at) => `link:${at}`))).toEqual([
      'all',
      'much',
    ])
  })
})
