/** `/metrics` of a site under requests, read by a third-party parser. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import parseMetrics from 'parse-prometheus-text-format'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createHandler,
  createLogger,
  createMemoryCache,
  defaultImages,
  noTracer,
  type LogEvent,
} from '#runtime'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { createTestSite, kinds } from '#tests/support/create-test-site.ts'
import { createLandingPage } from '#tests/support/documents.ts'
import {
  createFunctionEndpoint,
  imageEndpointPath,
  NodeResponse,
  startNodeServer,
} from '../../adapters/node/index.ts'
import {
  aggregateMetrics,
  createMetrics,
  startMetricsServer,
  type Metrics,
} from '../../adapters/telemetry/metrics/index.ts'
import { functions } from '../../functions/index.ts'

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
if (!hasPromtool) {
  console.warn(
    'promtool is not installed: what it says of the metrics is not tested. On Debian: apt-get install prometheus',
  )
}

let folder: string
let now: number
let metrics: Metrics
let running: { close(): Promise<void> }[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metrics-'))
  now = Date.UTC(2026, 10, 22, 12)
  metrics = createMetrics({
    buildId: 'build-1',
    slices: Object.keys(kinds.slices),
    picturePath: imageEndpointPath,
    now: () => now,
  })
  running = []
})
afterEach(async () => {
  for (const one of running.toReversed()) await one.close()
  rmSync(folder, { recursive: true })
})

async function serve() {
  const tracer = metrics.watchTracer(noTracer)
  const log = createLogger({ level: 'error', write: () => {}, onEvent: metrics.onEvent })
  const { site } = createTestSite({ documents: [createLandingPage()] })
  Object.assign(site, { log, tracer })
  const cache = createMemoryCache({ onRead: metrics.onRead })
  const platform = createTestPlatform({ site, log })
  const server = await startNodeServer({
    handler: createHandler(site, { cache, Response: NodeResponse }),
    port: 0,
    hostname: '127.0.0.1',
    clientDir: folder,
    mediaDirs: [folder],
    mediaPath: '/media',
    imageHosts: [],
    images: defaultImages,
    pictureDir: join(folder, 'pictures'),
    watch: (pictures) => metrics.watch({ pictures }),
    functions: createFunctionEndpoint(functions, platform),
    log,
  })
  metrics.watch({ cache: () => cache.figures(), leads: () => platform.leads.count() })
  running.push(server)
  return server.url
}

/**
 * The values of one metric in a text: a number for each set of labels; the count of a histogram.
 */
function toFigures(text: string, name: string): Map<string, number> {
  // The parser takes a histogram for one without labels.
  const families = parseMetrics(text.replace(/ histogram$/gm, ' untyped'))
  const wanted = new Set([name, `${name}_count`])
  const found = families.filter((family) => wanted.has(family.name))
  return new Map(
    found
      .flatMap(({ metrics: samples }) => samples)
      .map(({ labels = {}, value }) => [Object.values(labels).join(' '), Number(value)]),
  )
}
const read = async (name: string) => toFigures(await metrics.text(), name)
const tell = (code: string, data: LogEvent['data'] = {}, level: LogEvent['level'] = 'warn') =>
  metrics.onEvent({ level, code, data, time: now })

/** Every kind of request, some refused. */
async function askForAll(): Promise<void> {
  const origin = await serve()
  const ask = async (path: string, init?: RequestInit) =>
    (await fetch(origin + path, init)).arrayBuffer()
  for (let times = 0; times < 3; times++) await ask('/lp/a-page?email=jane@example.com')
  await ask('/lp/a-page/_payload.json')
  await ask('/nowhere/jane@example')
  await ask('/healthz')
  await ask('/.netlify/images?url=/media/none.jpg&w=640')
  await ask('/lp/a-page', { method: 'DELETE' })
  for (let times = 0; times < 31; times++) {
    await ask('/.netlify/functions/is-professional-email?email=x@example.com')
  }
}

describe('/metrics', () => {
  it('counts requests by kind and class, renders by page type, and reads of the cache', async () => {
    await askForAll()
    const requests = await read('slicewright_http_request_duration_seconds')
    expect(Object.fromEntries(requests)).toMatchObject({
      'page 2xx': 3,
      'page 4xx': 2,
      'payload 2xx': 1,
      'service 2xx': 1,
      'picture 4xx': 1,
      'function 4xx': 1,
    })
    expect((await read('slicewright_page_render_duration_seconds')).get('landing_page')).toBe(2)
    const steps = await read('slicewright_page_step_duration_seconds')
    expect([...steps.keys()].toSorted()).toEqual(['render', 'resolve', 'route', 'validate'])
    const reads = await read('slicewright_cache_reads_total')
    expect(reads.get('hit')).toBe(2)
    expect(reads.get('miss')).toBeGreaterThanOrEqual(3)
    expect((await read('slicewright_cache_entries')).get('')).toBeGreaterThanOrEqual(2)
    expect((await read('slicewright_refused_requests_total')).get('405')).toBe(1)
    expect(await read('slicewright_rate_limited_requests_total')).toEqual(
      new Map([['is-professional-email', 1]]),
    )
    expect(await read('slicewright_pictures_waiting')).toEqual(new Map([['', 0]]))
    expect(await metrics.text()).not.toMatch(/jane|nowhere|a-page/)
  })

  it.skipIf(!hasPromtool)('is a text that promtool accepts', async () => {
    await askForAll()
    const checked = spawnSync('promtool', ['check', 'metrics'], { input: await metrics.text() })
    // It also criticizes names chosen by prom-client.
    expect(String(checked.stderr)).not.toMatch(/slicewright|error while linting/)
  })

  it('counts faults of the content by code, and slices that are left out by type', async () => {
    tell('CONTENT_ISSUE', { issue: 'BrokenLink' })
    tell('CONTENT_ISSUE', { issue: 'SliceFailed', slice: 'hero' })
    tell('CONTENT_ISSUE', { issue: 'UnknownSlice', slice: 'made_up_by_an_editor' })
    expect(await read('slicewright_content_issues_total')).toEqual(
      new Map([
        ['BrokenLink', 1],
        ['SliceFailed', 1],
        ['UnknownSlice', 1],
      ]),
    )
    expect(await read('slicewright_degraded_slices_total')).toEqual(
      new Map([
        ['hero', 1],
        ['other', 1],
      ]),
    )
  })

  it('keeps its labels few, whatever comes', async () => {
    for (let at = 0; at < 1000; at++) {
      tell(`CODE_${at}`)
      tell('REQUEST', { path: `/p-${at}/x.${at}`, status: 200, ms: 1 }, 'info')
      tell('CONTENT_ISSUE', { issue: 'UnknownSlice', slice: `slice-${at}` })
    }
    expect((await read('slicewright_log_events_total')).size).toBeLessThanOrEqual(202)
    expect((await read('slicewright_http_request_duration_seconds')).size).toBe(1)
    expect((await read('slicewright_degraded_slices_total')).size).toBe(1)
  })

  it('says how long the content service has not answered, and how long a lead waits', async () => {
    const waitingSince = now - 60_000
    metrics.watch({
      content: () => ({
        content: 'stale',
        contentRef: 'r',
        replica: { place: 'disk', isComplete: true, documents: 12 },
      }),
      leads: async () => ({ leads: 3, suspected: 0, waiting: 2, dead: 1, waitingSince }),
    })
    expect((await read('slicewright_content_age_seconds')).get('')).toBe(0)
    tell('CONTENT_STALE')
    now += 90_000
    expect((await read('slicewright_content_age_seconds')).get('')).toBe(90)
    expect((await read('slicewright_content_live')).get('')).toBe(0)
    expect((await read('slicewright_leads_oldest_waiting_seconds')).get('')).toBe(150)
    expect((await read('slicewright_leads_dead')).get('')).toBe(1)
    tell('CONTENT_LIVE', {}, 'info')
    expect((await read('slicewright_content_age_seconds')).get('')).toBe(0)
  })

  it('leaves out a figure that cannot be read, and tells the others', async () => {
    metrics.watch({
      leads: () => Promise.reject(new Error('The database is down.')),
      isStorageWritable: async () => false,
      droppedOutput: () => 3,
    })
    expect((await read('slicewright_leads_waiting')).size).toBe(0)
    expect((await read('slicewright_storage_writable')).get('')).toBe(0)
    expect((await read('slicewright_dropped_output')).get('')).toBe(3)
  })

  it('adds up what several processes counted; what all of them see counts once', async () => {
    const second = createMetrics({
      buildId: 'build-1',
      slices: [],
      picturePath: '/p',
      now: () => now,
    })
    for (const one of [metrics, second]) {
      one.watch({
        leads: async () => ({ leads: 5, suspected: 0, waiting: 4, dead: 0 }),
        cache: () => ({ entries: 10, bytes: 100 }),
      })
      one.onRead('hit')
      one.onEvent({
        level: 'info',
        code: 'REQUEST',
        data: { path: '/', status: 200, ms: 5 },
        time: now,
      })
    }
    // Snapshots as sent from one process to another.
    const snapshots = await Promise.all(
      [metrics, second].map(async (one) => structuredClone(await one.snapshot())),
    )
    const text = await aggregateMetrics(snapshots)
    expect(toFigures(text, 'slicewright_cache_reads_total').get('hit')).toBe(2)
    expect(toFigures(text, 'slicewright_http_request_duration_seconds').get('page 2xx')).toBe(2)
    expect(toFigures(text, 'slicewright_cache_entries').get('')).toBe(20)
    expect(toFigures(text, 'slicewright_leads_waiting').get('')).toBe(4)
    expect([...toFigures(text, 'slicewright_build_info').values()]).toEqual([1])
  })

  it('is at an address of its own, and nowhere on the site', async () => {
    const origin = await serve()
    const server = await startMetricsServer({
      port: 0,
      host: '127.0.0.1',
      read: () => metrics.text(),
    })
    running.push(server)
    const response = await fetch(server.url)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(await response.text()).toContain('slicewright_build_info{build="build-1"')
    expect((await fetch(new URL('/', server.url))).status).toBe(404)
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(404)
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    const port = Number(new URL(server.url).port)
    await expect(
      startMetricsServer({ port, host: '127.0.0.1', read: async () => '' }),
    ).rejects.toThrow(`/metrics cannot listen on 127.0.0.1, port ${port}: another program uses it.`)
  })
})
