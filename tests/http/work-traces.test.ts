/** Traces of background work as a collector gets them: leads stored and forwarded, publications. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createHandler,
  createMemoryCache,
  createPublisher,
  readEnvironment,
  type Publication,
} from '#runtime'
import { createLead } from '#tests/support/create-lead.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLandingPage } from '#tests/support/documents.ts'
import { startLeadReceiver } from '#tests/support/lead-receiver.ts'
import { startTraceReceiver, type TraceReceiver } from '#tests/support/trace-receiver.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { startLeads } from '../../adapters/leads/index.ts'
import { startTracing, type Tracing } from '../../adapters/telemetry/tracing/index.ts'

let collector: TraceReceiver
let tracing: Tracing
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'work-traces-'))
  collector = await startTraceReceiver()
  tracing = startTracing({
    endpoint: collector.url,
    serviceName: 'colloquy',
    serviceVersion: 'build-1',
    log,
    pace: { delay: 20, export: 2000, close: 2000 },
  })
})
afterEach(async () => {
  await collector.close()
  rmSync(folder, { recursive: true })
})

const log = { info() {}, warn() {}, error() {} }

/** All spans, once they have been sent. */
async function collect() {
  await tracing.close()
  return collector.spans()
}

it('a lead leaves a span where it is stored, and one for each attempt to pass it on', async () => {
  const crm = await startLeadReceiver()
  const { site } = createTestSite()
  const { leads, stop } = await startLeads({
    environment: readEnvironment({ LEAD_UPSTREAM_URL: crm.url }),
    dataDir: folder,
    learningPlatform: {} as never,
    config: site.config,
    compose: async () => undefined,
    log,
    tracer: tracing.tracer,
  })
  crm.behave({ status: 503, headers: { 'retry-after': '0' } })
  const { id } = await leads.accept(createLead())
  await waitUntil(() => expect(crm.requests).toHaveLength(1))
  crm.behave({ status: 422 })
  const other = await leads.accept(createLead())
  await waitUntil(() => expect(crm.requests).toHaveLength(2))
  crm.behave({})
  const last = await leads.accept(createLead())
  await waitUntil(() => expect(crm.done.size).toBe(1))
  await stop()
  await crm.close()
  const spans = await collect()
  const attributesOf = (name: string) =>
    spans.filter((span) => span.name === name).map(({ attributes }) => attributes)
  expect(attributesOf('store lead')).toEqual(
    [id, other.id, last.id].map((lead) => ({ form: 'demo', locale: 'de', 'lead.id': lead })),
  )
  const passed = spans.filter(({ name }) => name === 'forward lead')
  const ends = passed.map(({ attributes, status }) => [
    attributes['lead.id'],
    attributes['destination'],
    attributes['error.type'] ?? status.code,
  ])
  expect(ends).toEqual(
    expect.arrayContaining([
      [id, 'crm', 'unanswered'],
      [other.id, 'crm', 'refused'],
      [last.id, 'crm', 0],
    ]),
  )
  expect(passed[0]!.attributes['attempt']).toBe(1)
  // The request to the CRM is a part of it.
  expect(spans.find(({ kind }) => kind === 3)!.parentSpanId).toBe(passed[0]!.spanId)
  expect(JSON.stringify(spans)).not.toMatch(/northwind|Ada/)
})

it('a publication leaves a span with what changed, above those of what it renders again', async () => {
  const listeners = new Set<(publication: Publication) => void>()
  const page = createLandingPage()
  const { site, content } = createTestSite({ documents: [page] })
  const { tracer } = tracing
  site.tracer = tracer
  site.content = {
    ...content,
    ref: async () => 'ref-2',
    onPublication: (listen) => (listeners.add(listen), () => void listeners.delete(listen)),
  }
  const cache = createMemoryCache()
  const handler = createHandler(site, { cache })
  const ask = () =>
    handler(
      new Request(`${site.baseUrl}/lp/a-page`, { headers: { 'user-agent': 'Mozilla/5.0' } }),
      {},
    )
  expect((await ask()).status).toBe(200)
  const receipts: unknown[] = []
  const publisher = createPublisher({
    site,
    cache,
    handler,
    onReceipt: (receipt) => void receipts.push(receipt),
  })
  for (const listen of listeners) listen({ from: 'ref-1', to: 'ref-2', changes: undefined })
  await waitUntil(() => expect(receipts).toHaveLength(1))
  publisher.close()
  const spans = await collect()
  const published = spans.find(({ name }) => name === 'publish')!
  expect(published.attributes).toMatchObject({ 'content.ref': 'ref-2' })
  expect(published.attributes['answers.purged']).toBeGreaterThan(0)
  expect(spans.filter(({ parentSpanId }) => parentSpanId === published.spanId)).not.toEqual([])
})
