/**
 * Traces of requests as a collector gets them; a slow, missing or silent collector delays nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  cacheSingles,
  createHandler,
  createLogger,
  createMemoryCache,
  createRouteFinder,
  defaultImages,
  readEnvironment,
  recordSource,
  traceSource,
} from '#runtime'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLandingPage } from '#tests/support/documents.ts'
import { sendJson, startHttp, type TestServer } from '#tests/support/start-http.ts'
import {
  startTraceReceiver,
  type ReceivedSpan,
  type TraceReceiver,
} from '#tests/support/trace-receiver.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import {
  createFunctionEndpoint,
  findRequestId,
  NodeResponse,
  startNodeServer,
} from '../../adapters/node/index.ts'
import { startTracing, type Tracing } from '../../adapters/telemetry/tracing/index.ts'
import { functions } from '../../functions/index.ts'

let collector: TraceReceiver
let upstream: TestServer
let folder: string
let lines: Record<string, unknown>[]
let running: { close(): Promise<void> }[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'traces-'))
  collector = await startTraceReceiver()
  upstream = await startHttp((response) =>
    sendJson(response, 201, { platformUrl: 'https://n.platform.example' }),
  )
  lines = []
  running = [collector, upstream]
})
afterEach(async () => {
  for (const one of running.toReversed()) await one.close()
  rmSync(folder, { recursive: true })
})

interface Serving {
  origin: string
  tracing: Tracing
}

async function serve(
  endpoint = collector.url,
  options: { sampler?: string } = {},
): Promise<Serving> {
  const traceId = (): string | undefined => tracing.tracer.traceId()
  const log = createLogger({
    requestId: findRequestId,
    traceId,
    write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
  })
  const tracing = startTracing({
    endpoint,
    serviceName: 'colloquy',
    serviceVersion: 'build-1',
    log,
    pace: { delay: 20, export: 200, close: 500 },
    ...options,
  })
  const { tracer } = tracing
  const { site, content } = createTestSite({ documents: [createLandingPage()] })
  Object.assign(site, {
    log,
    tracer,
    content: recordSource(cacheSingles(traceSource(content, tracer))),
  })
  const platform = createTestPlatform({
    site,
    environment: readEnvironment({ LEARNING_PLATFORM_URL: upstream.url }),
  })
  const server = await startNodeServer({
    handler: createHandler(site, { cache: createMemoryCache({ tracer }), Response: NodeResponse }),
    port: 0,
    hostname: '127.0.0.1',
    clientDir: folder,
    mediaDirs: [folder],
    mediaPath: '/media',
    imageHosts: [],
    images: defaultImages,
    functions: createFunctionEndpoint(functions, platform),
    log,
    tracing: { tracer, findRoute: createRouteFinder(site, Object.keys(functions)) },
  })
  running.push(tracing, server)
  return { origin: server.url, tracing }
}

async function ask(url: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  await response.arrayBuffer()
  return response.status
}

/** All spans, once they have been sent. */
async function collect({ tracing }: Serving): Promise<ReceivedSpan[]> {
  await tracing.close()
  return collector.spans()
}

/** `parent > child`, from the root. */
function toPaths(spans: readonly ReceivedSpan[]): string[] {
  const byId = new Map(spans.map((span) => [span.spanId, span]))
  const pathOf = ({ name, parentSpanId }: ReceivedSpan): string => {
    const parent = byId.get(parentSpanId ?? '')
    return parent ? `${pathOf(parent)} > ${name}` : name
  }
  return spans.map(pathOf)
}

describe('a trace', () => {
  it('has a span for each step of a page, with its documents, in the words of OpenTelemetry', async () => {
    const site = await serve()
    expect(await ask(`${site.origin}/lp/a-page?email=jane@example.com`)).toBe(200)
    const spans = await collect(site)
    expect(toPaths(spans)).toEqual(
      expect.arrayContaining([
        'GET /{category}/{uid}',
        'GET /{category}/{uid} > page',
        'GET /{category}/{uid} > page > route',
        'GET /{category}/{uid} > page > route > content byUid',
        'GET /{category}/{uid} > page > validate',
        'GET /{category}/{uid} > page > resolve',
        'GET /{category}/{uid} > page > render',
        'GET /{category}/{uid} > store',
      ]),
    )
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
    const find = (name: string) => spans.find((span) => span.name === name)!
    expect(find('GET /{category}/{uid}')).toMatchObject({
      kind: 2,
      attributes: {
        'http.request.method': 'GET',
        'url.path': '/lp/a-page',
        'url.scheme': 'http',
        'http.route': '/{category}/{uid}',
        'http.response.status_code': 200,
      },
    })
    const { id } = createLandingPage()
    expect(find('content byUid').attributes).toMatchObject({
      'document.type': 'landing_page',
      'document.uid': 'a-page',
      'document.ids': [id],
    })
    expect(find('validate').attributes).toMatchObject({ 'document.id': id })
    expect(find('page').attributes).toMatchObject({ 'page.type': 'landing_page' })
    expect(collector.resource()).toMatchObject({
      'service.name': 'colloquy',
      'service.version': 'build-1',
    })
  })

  it('is named in the log, and goes on from that of the request', async () => {
    const site = await serve()
    const traceId = 'a'.repeat(32)
    const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`
    await ask(`${site.origin}/lp/a-page`, { headers: { traceparent } })
    expect(lines.find(({ code }) => code === 'REQUEST')).toMatchObject({ traceId })
    const spans = await collect(site)
    const root = spans.find(({ parentSpanId }) => parentSpanId === 'b'.repeat(16))
    expect(root).toMatchObject({ traceId, name: 'GET /{category}/{uid}' })
  })

  it('goes on to services behind the site, which are told nothing but the trace', async () => {
    const site = await serve()
    const status = await ask(`${site.origin}/.netlify/functions/create-free-trial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lang: 'en', companyName: 'N' }),
    })
    expect(status).toBe(201)
    const spans = await collect(site)
    const client = spans.find(({ kind }) => kind === 3)!
    expect(toPaths(spans)).toContain(
      'POST /.netlify/functions/create-free-trial > function create-free-trial > POST',
    )
    expect(client.attributes).toEqual({
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
      'server.port': Number(new URL(upstream.url).port),
      'http.response.status_code': 201,
    })
    expect(upstream.requests[0]!.headers['traceparent']).toBe(
      `00-${client.traceId}-${client.spanId}-01`,
    )
  })

  it('says what failed', async () => {
    upstream.answer = (response) => sendJson(response, 400, {})
    const site = await serve()
    await ask(`${site.origin}/.netlify/functions/create-free-trial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lang: 'en', companyName: 'N' }),
    })
    const spans = await collect(site)
    expect(spans.find(({ kind }) => kind === 3)).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': '400' },
    })
    expect(spans.find(({ kind }) => kind === 2)).toMatchObject({
      status: { code: 2 },
      attributes: { 'http.response.status_code': 502, 'error.type': '502' },
    })
  })

  it('[OP44] names nobody: no query, address, browser or e-mail', async () => {
    const site = await serve()
    const headers = { 'user-agent': 'SecretBrowser', cookie: 'session_id=secret' }
    for (const path of ['/lp/a-page?q=secret', '/x/jane@example.com', '/x/jane%40example.com']) {
      await ask(site.origin + path, { headers })
    }
    await collect(site)
    const sent = collector.requests.map(({ body }) => body).join('')
    expect(sent).toContain('[e-mail]')
    expect(sent).not.toMatch(/secret|jane/i)
  })

  it('is not sent of requests that the sampler leaves out', async () => {
    const site = await serve(collector.url, { sampler: 'parentbased_always_off' })
    await ask(`${site.origin}/lp/a-page`)
    expect(await collect(site)).toEqual([])
  })
})

describe('a collector', () => {
  it.each([
    ['that never answers', () => (collector.answer = () => {})],
    [
      'that answers with errors',
      () => (collector.answer = (response) => sendJson(response, 503, {})),
    ],
    ['that breaks off', () => (collector.answer = (response) => void response.socket?.destroy())],
  ])('%s holds up no answer, and neither the end of the server', async (_, spoil) => {
    spoil()
    const site = await serve()
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, at) => ask(`${site.origin}/lp/${at % 2 ? 'a-page' : 'x'}`)),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.filter((status) => status === 404)).toHaveLength(100)
    await site.tracing.close()
  })

  it('that is not there is told of once', async () => {
    const gone = await startHttp()
    await gone.close()
    const site = await serve(gone.url)
    for (let round = 0; round < 3; round++) {
      expect(await ask(`${site.origin}/lp/a-page`)).toBe(200)
    }
    const told = () => lines.filter(({ code }) => code === 'TRACES_NOT_SENT')
    await waitUntil(() => expect(told()).toHaveLength(1))
    await ask(`${site.origin}/lp/a-page`)
    await site.tracing.close()
    expect(told()).toHaveLength(1)
    expect(told()[0]).toMatchObject({ level: 40, msg: expect.stringContaining('ECONNREFUSED') })
  })
})
