/** Tests purges by Netlify's own client, counted where they arrive. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { purgeCache } from '@netlify/functions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consoleLogger, type ContentSource, type RawDocument } from '#runtime'
import { createPublications } from './publications.ts'

interface Call {
  path: string | undefined
  authorization: string | undefined
  body: { site_id: string; cache_tags?: string[] }
}

let calls: Call[]
let status: number
let close: () => void
let apiURL: string
beforeEach(async () => {
  calls = []
  status = 202
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { url: path, headers } = request
      const body = JSON.parse(text) as Call['body']
      calls.push({ path, authorization: headers.authorization, body })
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  apiURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => server.close()
})
afterEach(() => close())

const document = (id: string) =>
  ({
    id,
    uid: id,
    type: 'article',
    lang: 'en-us',
    alternate_languages: [],
  }) as unknown as RawDocument

/** A service that shows the ref only after some requests. */
function serve(documents: readonly string[], refs: string[] = ['new']) {
  const content: Pick<ContentSource, 'byIds' | 'ref'> = {
    ref: async () => (refs.length > 1 ? refs.shift()! : refs[0]!),
    byIds: async (ids) => ids.filter((id) => documents.includes(id)).map(document),
  }
  const log = { ...consoleLogger, info() {}, warn: vi.fn(), error: vi.fn() }
  const publications = createPublications({
    content: content as ContentSource,
    log,
    purge: (tags) =>
      purgeCache({ tags: [...tags], apiURL, siteID: 'site', token: 'token-of-tests' }),
    settleMs: 5,
    patienceMs: 20,
  })
  return { publications, log }
}

describe('a publication', () => {
  it('purges by tags in two calls, however many documents it has', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `id${at}`)
    await serve(ids).publications.follow('new', ids)
    expect(calls).toHaveLength(2)
    const [first, second] = calls
    expect(first).toMatchObject({
      path: '/api/v1/purge',
      authorization: 'Bearer token-of-tests',
      body: { site_id: 'site' },
    })
    expect(first!.body.cache_tags!.length).toBeGreaterThan(60)
    expect(second).toEqual(first)
  })

  it.each([
    ['nobody knows what was published', undefined, ['a']],
    ['a document was withdrawn', ['a', 'gone'], ['a']],
    ['it has very many documents', Array.from({ length: 101 }, (_, at) => `id${at}`), []],
  ])('purges everything when %s, by one tag and never by none', async (_, ids, kept) => {
    await serve(kept).publications.follow('new', ids)
    expect(calls.map(({ body }) => body.cache_tags)).toEqual([['all'], ['all']])
  })

  it('waits until the content service shows it', async () => {
    const { publications, log } = serve(['a'], ['old', 'new'])
    await publications.follow('old', ['a'])
    expect(log.warn).not.toHaveBeenCalled()
  })

  it('purges everything when the service does not show it', async () => {
    const { publications, log } = serve(['a'], ['old'])
    await publications.follow('new', ['a'])
    expect(calls.map(({ body }) => body.cache_tags)).toEqual([['all'], ['all']])
    expect(log.warn).toHaveBeenCalledWith('PUBLICATION_NOT_SEEN', { expected: 'new' })
  })

  it('tells of a purge that fails, and purges once more', async () => {
    status = 500
    const { publications, log } = serve(['a'])
    await publications.follow('new', ['a'])
    expect(calls).toHaveLength(2)
    expect(log.error).toHaveBeenCalledWith('PURGE_FAILED', expect.objectContaining({ tags: 5 }))
  })
})
