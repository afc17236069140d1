/**
 * Experiments over HTTP: assignment of variants, what is stored, and that payload and document
 * agree.
 */
import { jsx } from 'react/jsx-runtime'
import { describe, expect, it } from 'vitest'
import { createHandler, createMemoryCache, type RenderCache } from '#runtime'
import { createTestSite, siteFiles, testBaseUrl } from '#tests/support/create-test-site.ts'
import { createLandingPage, slice, title } from '#tests/support/documents.ts'
import { lines as experiment } from '#tests/support/experiments.ts'
import { bot, browser, toMain } from '#tests/support/start-test-handler.ts'

const { policyVersion: version } = siteFiles.behaviours.actors.find(({ id }) => id === 'consent')!
  .input as { policyVersion: string }
const agreed = `consents=${encodeURIComponent(JSON.stringify({ necessary: true, analytics: true, ad: false, decided: true, version }))}`

const banner = (text: string, variant?: string) =>
  slice('feature', { title: title(text), ...(variant && { experiment: 'lines', variant }) })
const page = (uid: string, ...body: object[]) => createLandingPage({ body }, { uid })

function start() {
  const rendered: string[] = []
  const { site, issues } = createTestSite({
    documents: [
      page('a-page', banner('For all'), banner('Short', 'short'), banner('Long', 'long')),
      page('plain', banner('Plain')),
    ],
    slices: {
      feature: {
        component: (({ fields }: { fields: { title: { text: string }[] } }) => {
          rendered.push(fields.title[0]!.text)
          return jsx('p', { children: fields.title[0]!.text })
        }) as never,
      },
    },
    overrides: { experiments: new Map([['lines', experiment]]) },
  })
  const cache = createMemoryCache()
  const keys = new Set<string>()
  const watched: RenderCache = {
    ...cache,
    get: (key, render) => (keys.add(key), cache.get(key, render)),
  }
  const handler = createHandler(site, { cache: watched })
  async function get(
    path: string,
    cookie = '',
    { agent = browser, country = 'DE', etag = '' } = {},
  ) {
    const headers = { 'user-agent': agent, cookie, ...(etag && { 'if-none-match': etag }) }
    const response = await handler(new Request(testBaseUrl + path, { headers }), { country })
    return { response, headers: response.headers, text: await response.text() }
  }
  return { get, keys, rendered, issues }
}

const path = '/lp/a-page'
const payload = `${path}/_payload.json`
const textsOf = (html: string) => [...toMain(html).matchAll(/<p>([^<]+)</g)].map(([, text]) => text)
const isMarked = (html: string) => html.includes('data-id="experiment-lines"')

describe('[CONSENT-05] a page that holds an experiment', () => {
  it('shows everybody the control who has not agreed, and keeps nothing with them', async () => {
    const { get } = start()
    for (const options of [{}, { agent: bot, country: 'US' }]) {
      const { headers, text } = await get(path, '', options)
      expect(textsOf(text)).toEqual(['For all', 'Short'])
      expect(isMarked(text)).toBe(false)
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('vary')).toContain('Cookie')
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
  })

  it('shows a visitor their variant, in the document and in the payload', async () => {
    const { get } = start()
    for (const [variant, text] of [
      ['short', 'Short'],
      ['long', 'Long'],
    ] as const) {
      const cookie = `${agreed}; experiment.lines=${variant}`
      const shown = await get(path, cookie)
      const { html } = JSON.parse((await get(payload, cookie)).text) as { html: string }
      expect(textsOf(shown.text)).toEqual(['For all', text])
      expect(html).toBe(toMain(shown.text))
      expect(html).toContain(`{"experiment":"lines","variant":"${variant}"}`)
      expect(shown.headers.get('set-cookie')).toBeNull()
    }
  })

  it('gives a new visitor one, in an answer that is theirs alone', async () => {
    const { get } = start()
    for (const at of [path, payload]) {
      const first = await get(at, agreed)
      const [cookie = ''] = first.headers.get('set-cookie')?.split(';') ?? []
      expect(cookie).toMatch(/^experiment\.lines=(short|long)$/)
      expect(first.headers.get('cache-control')).toBe('private, no-store')
      const again = await get(at, `${agreed}; ${cookie}`)
      expect(again.text).toBe(first.text)
      expect(again.headers.get('set-cookie')).toBeNull()
      expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
  })

  it('has a validator for each variant', async () => {
    const { get } = start()
    const cookie = `${agreed}; experiment.lines=long`
    const etag = (await get(path, cookie)).headers.get('etag')!
    expect((await get(path, cookie, { etag })).response.status).toBe(304)
    expect((await get(path, '', { etag })).response.status).toBe(200)
    expect((await get(path, `${agreed}; experiment.lines=short`, { etag })).response.status).toBe(
      200,
    )
  })

  it('is kept once for everybody and once for each variant, whatever cookies say', async () => {
    const { get, keys, rendered } = start()
    for (let visitor = 0; visitor < 60; visitor++) {
      const made = `experiment.lines=${visitor}; experiment.made${visitor}=long; x${visitor}=${visitor}`
      await get(path, made)
      await get(path, `${agreed}; ${made}`)
      await get(`${path}?utm_source=${visitor}&variant=long`, `${agreed}; experiment.lines=long`)
    }
    await get(path, `${agreed}; experiment.lines=short`)
    const kept = [...keys].filter((key) => key.startsWith('page '))
    expect(kept.toSorted()).toEqual([
      'page /lp/a-page',
      'page /lp/a-page lines=long',
      'page /lp/a-page lines=short',
    ])
    // A section that variants share, or that is shown with and without a mark, is drawn once.
    expect(rendered.toSorted()).toEqual(['For all', 'Long', 'Short'])
  })
})

it('[CONSENT-05] a page without an experiment knows nothing of them', async () => {
  const { get, keys } = start()
  const plain = await get('/lp/plain')
  const visited = await get('/lp/plain', `${agreed}; experiment.lines=long`)
  expect(visited.text).toBe(plain.text)
  expect(visited.headers.get('vary')).toBe('Accept-Encoding')
  expect([...keys].filter((key) => key.includes('plain'))).toEqual(['page /lp/plain'])
})
