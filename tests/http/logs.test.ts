/** The server's log of requests, which never contains data about visitors. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prettyFactory } from 'pino-pretty'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHandler, createLogger, createMemoryCache, defaultImages } from '#runtime'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLandingPage } from '#tests/support/documents.ts'
import { findRequestId, NodeResponse, startNodeServer } from '../../adapters/node/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'logs-'))
const lines: string[] = []
const log = createLogger({ requestId: findRequestId, write: (line) => lines.push(line) })
let server: Awaited<ReturnType<typeof startNodeServer>>
let failing: Error | undefined

beforeAll(async () => {
  const { site } = createTestSite({ documents: [createLandingPage()] })
  const load = site.content.ref
  Object.assign(site, { log })
  site.content.ref = () => (failing ? Promise.reject(failing) : load.call(site.content))
  server = await startNodeServer({
    handler: createHandler(site, { cache: createMemoryCache(), Response: NodeResponse }),
    port: 0,
    hostname: '127.0.0.1',
    clientDir: folder,
    requestIdHeader: 'x-trace',
    mediaDirs: [folder],
    mediaPath: '/media',
    imageHosts: [],
    images: defaultImages,
    log,
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const visitor = {
  'user-agent': 'Mozilla/5.0 (VisitorsBrowser)',
  cookie: 'session_id=secret-session',
  referer: 'https://from.example/secret-referrer',
  'x-forwarded-for': '203.0.113.7',
  authorization: 'Bearer secret-token',
  'accept-language': 'de-secret',
}
type Line = Record<string, unknown>

async function ask(path: string, init: RequestInit = {}) {
  lines.length = 0
  const response = await fetch(server.url + path, {
    redirect: 'manual',
    ...init,
    headers: { ...visitor, ...(init.headers as object) },
  })
  const body = await response.arrayBuffer()
  return { response, body, told: lines.map((line) => JSON.parse(line) as Line) }
}

describe('the log of requests', () => {
  it('has one line for each, with what was answered', async () => {
    const { response, body, told } = await ask('/lp/a-page?utm_source=x')
    expect(told).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        code: 'REQUEST',
        msg: 'REQUEST',
        requestId: response.headers.get('x-request-id'),
        method: 'GET',
        path: '/lp/a-page',
        status: 200,
        ms: expect.any(Number),
        bytes: expect.any(Number),
      },
    ])
    expect(body.byteLength).toBeGreaterThan(100)
    const again = await ask('/lp/a-page', { headers: { 'accept-encoding': 'identity' } })
    expect(again.told[0]).toMatchObject({ cache: 'hit', bytes: again.body.byteLength })
  })

  it('gives each request an id of its own, kept pages included', async () => {
    const ids = new Set<string | null>()
    for (let count = 0; count < 5; count++) {
      ids.add((await ask('/lp/a-page')).response.headers.get('x-request-id'))
    }
    expect(ids.size).toBe(5)
    expect(ids.has(null)).toBe(false)
  })

  it('takes the id of the proxy, if it is one', async () => {
    const trusted = await ask('/lp/a-page', { headers: { 'x-trace': 'edge-12345678' } })
    expect(trusted.response.headers.get('x-request-id')).toBe('edge-12345678')
    expect(trusted.told[0]?.['requestId']).toBe('edge-12345678')
    for (const id of ['short', 'a b c d e f g', 'x'.repeat(129), '<script>alert(1)</script>']) {
      const { response } = await ask('/lp/a-page', { headers: { 'x-trace': id } })
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    }
    const other = await ask('/lp/a-page', { headers: { 'x-request-id': 'not-configured' } })
    expect(other.response.headers.get('x-request-id')).not.toBe('not-configured')
  })

  it('[ERR-03] tells which request a failure belongs to', async () => {
    const { response, told } = await ask('/lp/none')
    expect(response.status).toBe(404)
    const id = response.headers.get('x-request-id')
    expect(told.map(({ code, requestId }) => [code, requestId])).toEqual([
      [expect.stringMatching(/Page|Path/), id],
      ['REQUEST', id],
    ])
  })

  it('[ERR-05] tells of an error of the server, with its stack, also when a bot gets no page', async () => {
    failing = new Error('the disk is full')
    const { response, body, told } = await ask('/lp/other', {
      headers: { 'user-agent': 'Googlebot/2.1' },
    })
    failing = undefined
    expect([response.status, body.byteLength]).toEqual([500, 0])
    expect(told[0]).toMatchObject({
      level: 50,
      code: 'UNHANDLED_ERROR',
      requestId: response.headers.get('x-request-id'),
      msg: 'the disk is full',
      stack: expect.stringContaining('logs.test.ts'),
    })
  })

  it('[OP44] never names who asked: no address, query, cookie, browser or e-mail', async () => {
    const all: string[] = []
    for (const [path, init] of [
      ['/lp/a-page?email=jane.doe@example.com&token=secret-query'],
      ['/lp/a-page/?email=jane.doe%40example.com'],
      ['/lp/none?next=secret-query'],
      ['/unknown/jane.doe@example.com'],
      ['/unknown/jane.doe%40example.com/x'],
      ['/?q=secret-query'],
      ['/media/none.jpg?secret-query'],
      ['/.netlify/images?url=/media/secret-query.jpg&w=640'],
      ['/_search/en.json?secret-query'],
      ['/builds/latest.json?t=secret-query'],
      ['/healthz?secret-query'],
      ['/lp/a-page', { method: 'POST', body: 'email=jane.doe@example.com&password=secret-word' }],
    ] as [string, RequestInit?][]) {
      await ask(path, init)
      expect(lines.length, path).toBeGreaterThan(0)
      all.push(...lines)
    }
    const text = all.join('')
    expect(text).not.toMatch(/secret|jane|example\.com|VisitorsBrowser|203\.0\.113|127\.0\.0\.1/)
    expect(text).not.toContain('?')
  })

  it('is read by the tools of pino', async () => {
    await ask('/lp/a-page')
    const request = lines.at(-1)!
    const pretty = prettyFactory({ colorize: false })(request)
    expect(pretty).toMatch(/^\[[\d:.]+\] INFO: REQUEST\n/)
    expect(pretty).toContain('path: "/lp/a-page"')
    failing = new Error('the disk is full')
    await ask('/lp/other')
    failing = undefined
    expect(prettyFactory({ colorize: false })(lines[0]!)).toMatch(/ ERROR: the disk is full\n/)
  })

  it('keeps a request in its line, whatever its path', async () => {
    const { told } = await ask('/a%0A{"level":"error"}%1B[2J%E2%80%A8')
    expect(told.at(-1)).toMatchObject({ level: 30, code: 'REQUEST' })
    const long = await ask(`/${'a'.repeat(5000)}`)
    expect(String(long.told.at(-1)?.['path']).length).toBeLessThan(310)
  })
})
