import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendJson, startHttp, type TestServer } from '#tests/support/start-http.ts'
import { createUpstream, type UpstreamOptions } from './upstream.ts'

let server: TestServer
beforeEach(async () => {
  server = await startHttp((response) => sendJson(response, 200, { fine: true }))
})
afterEach(() => server.close())

const open = (options: Partial<UpstreamOptions> = {}) =>
  createUpstream({ name: 'oracle', url: `${server.url}/base/`, ...options })
const secret = 'jo@northwind.example'
const failureOf = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => expect.unreachable('it should fail'),
    (reason: unknown) => reason as Error,
  )
  expect(error).toMatchObject({ name: 'SiteError', code: 'UpstreamFailed' })
  expect(`${error.message} ${String(error.cause)}`).not.toContain('northwind')
  expect(error.message).toMatch(/^The oracle could not be used: .*\.$/)
  return error.message.slice('The oracle could not be used: '.length, -1)
}

describe('an upstream', () => {
  it('[OP44] is asked with its token, and its answer is parsed', async () => {
    const answer = await open({ token: 'secret' }).get('/find?a=b')
    expect(answer).toEqual({ status: 200, body: { fine: true } })
    expect(server.requests).toMatchObject([
      { method: 'GET', url: '/base/find?a=b', headers: { authorization: 'Bearer secret' } },
    ])
  })

  it.each([500, 503, 429, 408])(
    '[OP44] that answers with %i is asked again, with the same key and body',
    async (status) => {
      server.answer = (response, at) =>
        at < 2 ? response.writeHead(status).end() : sendJson(response, 201, { id: 1 })
      const answer = await open().post('/people', { mail: secret }, 'key-1')
      expect(answer).toEqual({ status: 201, body: { id: 1 } })
      expect(server.requests).toHaveLength(3)
      for (const { headers, body } of server.requests) {
        expect(headers['idempotency-key']).toBe('key-1')
        expect(JSON.parse(body)).toEqual({ mail: secret })
      }
    },
  )

  it('[OP44] that keeps failing is asked three times for one request', async () => {
    server.answer = (response) => response.writeHead(502).end()
    expect(await failureOf(open().get(`/?email=${secret}`))).toBe('it answered with 502')
    expect(server.requests).toHaveLength(3)
  })

  it('[OP44] is asked again after a connection broke', async () => {
    server.answer = (response, at) =>
      at === 0 ? response.destroy() : sendJson(response, 200, { at })
    expect(await open().get('/')).toMatchObject({ body: { at: 1 } })
  })

  it.each([400, 401, 404, 409, 422])('[OP44] that answers with %i has answered', async (status) => {
    server.answer = (response) => response.writeHead(status).end('<p>no</p>')
    expect(await open().get('/')).toEqual({ status, body: undefined })
    expect(server.requests).toHaveLength(1)
  })

  it('[OP44] that asks to wait is given the time it asks for, or up', async () => {
    server.answer = (response, at) =>
      at === 0
        ? response.writeHead(429, { 'retry-after': '0.4' }).end()
        : sendJson(response, 200, {})
    const begin = performance.now()
    await open().get('/')
    expect(performance.now() - begin).toBeGreaterThan(390)
    server.answer = (response) => response.writeHead(429, { 'retry-after': '60' }).end()
    expect(await failureOf(open().get('/'))).toBe('it answered with 429')
    expect(server.requests).toHaveLength(3)
  })

  it('[OP44] is followed to no other address', async () => {
    server.answer = (response) =>
      response.writeHead(307, { location: `${server.url}/elsewhere` }).end()
    expect(await failureOf(open().post('/', { mail: secret }, 'key'))).toBe(
      'it answered with 307, and is followed nowhere else',
    )
    expect(server.requests.map(({ url }) => url)).toEqual(['/base/'])
  })

  it.each<[string, string, TestServer['answer']]>([
    ['does not end', 'it did not answer in time', (response) => response.write('{')],
    ['does not begin', 'it did not answer in time', () => {}],
    [
      'is too large',
      'its answer is larger than 256 KB',
      (response) => response.end(`"${'x'.repeat(300_000)}"`),
    ],
    ['is no JSON', 'its answer is not JSON', (response) => response.end('<!doctype html>')],
    ['is empty', 'its answer is not JSON', (response) => response.end()],
  ])('[OP44] whose answer %s has failed', async (_, reason, answer) => {
    server.answer = answer
    expect(await failureOf(open({ timeoutMs: 100, attempts: 1 }).get('/'))).toBe(reason)
  })

  it('[OP44] takes no longer than its budget, all attempts together', async () => {
    server.answer = () => {}
    const begin = performance.now()
    const upstream = open({ timeoutMs: 200, budgetMs: 500, attempts: 100 })
    expect(await failureOf(upstream.get('/'))).toBe('it did not answer in time')
    expect(performance.now() - begin).toBeLessThan(2000)
    expect(server.requests.length).toBeGreaterThan(1)
  })

  it('[OP44] that nobody listens at has failed, by the name of the fault', async () => {
    const upstream = open({ attempts: 1 })
    await server.close()
    expect(await failureOf(upstream.get('/'))).toBe('no connection (ECONNREFUSED)')
  })

  it('[OP44] that failed five times in a row is left alone, then asked once', async () => {
    const upstream = open({ attempts: 1, restMs: 100 })
    server.answer = (response) => response.writeHead(500).end()
    for (let at = 0; at < 5; at++) await failureOf(upstream.get('/'))
    const resting = 'it kept failing and is left alone for a moment'
    expect(await failureOf(upstream.get('/'))).toBe(resting)
    expect(server.requests).toHaveLength(5)
    // Until it has rested, requests fail at once.
    server.answer = (response) => sendJson(response, 200, {})
    await expect.poll(() => upstream.get('/').catch(() => undefined)).toMatchObject({ status: 200 })
    expect(server.requests).toHaveLength(6)
    expect(await upstream.get('/')).toMatchObject({ status: 200 })
  })

  it('[OP44] is not taken for failing by what it refuses', async () => {
    server.answer = (response) => response.writeHead(404).end()
    const upstream = open()
    for (let at = 0; at < 20; at++) expect((await upstream.get('/')).status).toBe(404)
  })
})
