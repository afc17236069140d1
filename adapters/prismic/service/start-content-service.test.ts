import { createClient } from '@prismicio/client'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faults } from './faults.ts'
import { startContentService } from './start-content-service.ts'
import type { RunningContentService } from './start-content-service.ts'

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/content-service')

let service: RunningContentService
beforeEach(async () => {
  service = await startContentService({ folders: [FIXTURES] })
})
afterEach(() => service.close())

describe('startContentService', () => {
  it('serves the unmodified client over HTTP', async () => {
    const client = createClient('colloquy', { documentAPIEndpoint: service.endpoint })
    const home = await client.getByUID('page', 'home', { lang: 'de-de' })
    expect(home.data['title'][0].text).toBe('Gemeinsam lernen')
    expect(service.requests.map((url) => new URL(url).pathname)).toEqual([
      '/api/v2',
      '/api/v2/documents/search',
    ])
    const english = await client.getByUID('page', 'home')
    const image = await fetch(english.data['image'].url as string)
    expect(image.headers.get('content-type')).toBe('image/svg+xml')
  })

  it('fails in the middle of an answer, by not answering, and in a share of requests, as faults ask', async () => {
    service.faults.next(faults.cut)
    const body = fetch(service.endpoint).then((response) => response.text())
    await expect(body).rejects.toThrow('terminated')
    service.faults.next(faults.empty)
    expect(await (await fetch(service.endpoint)).text()).toBe('')
    service.faults.next(faults.hang)
    const signal = AbortSignal.timeout(100)
    await expect(fetch(service.endpoint, { signal })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    service.faults.next({ status: 500, share: 0.3, times: Infinity })
    const statuses: number[] = []
    for (let i = 0; i < 10; i++) statuses.push((await fetch(service.endpoint)).status)
    expect(statuses.filter((status) => status === 500)).toHaveLength(3)
  })

  it('tells which documents differ between two states, while it has both', async () => {
    const ref = (await (await fetch(service.endpoint)).json()).refs[0].ref as string
    expect(service.changedIds(ref, ref)).toEqual([])
    expect(service.changedIds('unknown', ref)).toBeUndefined()
  })

  it('answers HEAD without a body', async () => {
    const response = await fetch(service.endpoint, { method: 'HEAD' })
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100)
    expect(await response.text()).toBe('')
  })

  it('says when the port is taken', async () => {
    const port = Number(new URL(service.url).port)
    await expect(startContentService({ folders: [FIXTURES], port })).rejects.toThrow('EADDRINUSE')
  })

  it('closes once, with connections open', async () => {
    await fetch(service.endpoint)
    service.faults.next(faults.slow(60_000))
    const waiting = fetch(service.endpoint).catch((error: Error) => error.message)
    await expect.poll(() => service.requests).toHaveLength(2)
    await Promise.all([service.close(), service.close()])
    expect(await waiting).toBe('fetch failed')
  })
})

describe('faults', () => {
  it('drops connections', async () => {
    service.faults.next(faults.down)
    await expect(fetch(service.endpoint)).rejects.toThrow('fetch failed')
    expect((await fetch(service.endpoint)).status).toBe(200)
  })

  it('delays', async () => {
    service.faults.next(faults.slow(60))
    const start = performance.now()
    expect((await fetch(service.endpoint)).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(55)
  })

  it('limits the rate with and without retry-after', async () => {
    service.faults.next(faults.rateLimited('3'))
    service.faults.next(faults.rateLimited())
    const answers = [await fetch(service.endpoint), await fetch(service.endpoint)]
    expect(answers.map(({ status }) => status)).toEqual([429, 429])
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['3', null])
    expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('hits as many matching requests as asked for, and forgets the rest', async () => {
    service.faults.next({ match: /tags$/, status: 500, times: 3 })
    const statusOf = async (path: string) => (await fetch(service.url + path)).status
    expect(await statusOf('/api/v2')).toBe(200)
    expect(await statusOf('/api/tags')).toBe(500)
    expect(await statusOf('/api/tags')).toBe(500)
    service.faults.clear()
    expect(await statusOf('/api/tags')).toBe(200)
  })

  it('answers with broken JSON, HTML and expired refs', async () => {
    service.faults.next(faults.brokenJson)
    await expect((await fetch(service.endpoint)).json()).rejects.toThrow(SyntaxError)
    service.faults.next(faults.html(502))
    const html = await fetch(service.endpoint)
    expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html'])
    service.faults.next(faults.expiredRef)
    const expired = await fetch(`${service.endpoint}/documents/search?ref=x`)
    expect(expired.status).toBe(410)
    expect(await expired.text()).toMatch(/Master ref is: [\w-]{16}"/)
  })
})
