import { createSentBody, contact, postForm } from '../../../tests/support/sent-forms.ts'
import { askSlowly } from './slow-clients.ts'
import { shoot, type Hits, type Shot } from './shoot.ts'
import { readFigures, untilIdle } from './watch-server.ts'

export interface Row {
  name: string
  requests: number
  statuses: string
  /** Requests a second against the file server with the same pages; undefined where it has none of them. */
  speed?: number | undefined
  /** 99th percentile, ms. */
  p99: number
  /** MB, afterwards. */
  memory: number
  /** Delay of the event loop, 99th percentile, ms. */
  delay: number
  /** Pages that were rendered meanwhile. */
  renders: number
  faults: string[]
}

export interface Targets {
  origin: string
  /** A file server with the pages. */
  files: string
  metrics: string
  /** Paths. */
  pages: readonly string[]
}

/** MB of a process, as decision 0014 promises, and ms that a visitor would notice. */
const mostMemory = 400
const mostDelay = 300

type Scenario = (name: string) => Promise<Row>

export function createScenarios(targets: Targets): Record<string, Scenario> {
  const { origin, pages } = targets
  const cached = { paths: pages, seconds: 8, connections: 40 }
  const of = (shot: Shot) => (name: string) => measure(name, targets, () => shoot(origin, shot))
  return {
    async 'cached pages'(name) {
      await shoot(origin, { ...cached, seconds: 3 })
      await shoot(targets.files, { ...cached, seconds: 3 })
      const files = await shoot(targets.files, cached)
      const row = await measure(name, targets, () => shoot(origin, cached))
      return { ...row, speed: round(row.requests / cached.seconds / files.perSecond) }
    },
    '10,000 unknown addresses': of({
      paths: list(
        10_000,
        (at) => `/${['blog', 'customers', 'de/blog', 'x'][at % 4]}/nothing-${at}`,
      ),
      seconds: 12,
      connections: 40,
    }),
    '10,000 queries': of({
      paths: list(10_000, (at) => `${pages[at % pages.length]}?utm_source=${at}&gclid=${at}`),
      seconds: 10,
      connections: 40,
    }),
    '10,000 states of a list': of({
      paths: list(10_000, (at) => `/blog?q=word${at}`),
      seconds: 12,
      connections: 20,
    }),
    'uncached and cached, half each': of({
      paths: list(4000, (at) => (at % 2 ? `/blog?q=term${at}` : pages[at % pages.length]!)),
      seconds: 10,
      connections: 40,
    }),
    async 'a storm on pages that are not kept'(name) {
      const row = await measure(name, targets, () => storm(origin))
      const more = row.renders - coldPages.length
      return more > 0 ? { ...row, faults: [...row.faults, `${more} pages rendered twice`] } : row
    },
    '500 slow clients': (name) => measure(name, targets, () => slow(origin, pages)),
    'forms among pages': (name) => measure(name, targets, () => forms(origin, cached)),
    'cached pages again': of(cached),
  }
}

async function measure(name: string, { metrics }: Targets, run: () => Promise<Hits>): Promise<Row> {
  const before = await untilIdle(metrics)
  const { requests, statuses, p99, failed } = await run()
  const { memory, delay, renders } = await readFigures(metrics)
  const faults = [
    ...(failed > 0 ? [`${failed} requests failed`] : []),
    ...(memory > mostMemory ? [`the server takes ${memory.toFixed(0)} MB`] : []),
    ...(delay > mostDelay ? [`the event loop was held up for ${delay.toFixed(0)} ms`] : []),
  ]
  const told = Object.entries(statuses).filter(([, count]) => count > 0)
  return {
    name,
    requests,
    statuses: told.map(([status, count]) => `${status} ${count}`).join(', '),
    p99: round(p99),
    memory: Math.round(memory),
    delay: round(delay),
    renders: renders - before.renders,
    faults,
  }
}

/** Pages in no sitemap, so that nobody has requested them yet. */
const coldPages = ['/de/blog?page=2', '/de/blog?page=3', '/fr/blog?page=2']

/** Three hundred requests at once for each of a few uncached pages: each is rendered once. */
async function storm(origin: string): Promise<Hits> {
  const headers = { 'user-agent': 'Mozilla/5.0 (load)' }
  return gather(
    coldPages.flatMap((path) =>
      list(300, () => () => fetch(origin + path, { headers, redirect: 'manual' })),
    ),
  )
}

/** Slow clients, half sending slowly, half reading slowly, while pages are requested. */
async function slow(origin: string, pages: readonly string[]): Promise<Hits> {
  const clients = 250
  const [senders, readers, hits] = await Promise.all([
    askSlowly(origin, pages[0]!, { clients, sendMs: 8000, readMs: 0 }),
    askSlowly(origin, pages[0]!, { clients, sendMs: 0, readMs: 300 }),
    shoot(origin, { paths: pages, seconds: 9, connections: 20 }),
  ])
  const answered = senders.answered + readers.answered
  return {
    ...hits,
    requests: hits.requests + 2 * clients,
    statuses: { ...hits.statuses, '2xx': hits.statuses['2xx']! + answered },
    failed: hits.failed + senders.failed + readers.failed + senders.ended + readers.ended,
  }
}

/** Two hundred people send a form while others read. */
async function forms(origin: string, cached: Shot): Promise<Hits> {
  const bodies = await Promise.all(
    list(200, () => createSentBody(origin, '/form/contact-us', crypto.randomUUID(), contact)),
  )
  const [sent, hits] = await Promise.all([
    gather(bodies.map((body) => () => postForm(origin, body))),
    shoot(origin, cached),
  ])
  return {
    ...hits,
    requests: hits.requests + sent.requests,
    failed: hits.failed + sent.failed + sent.requests - sent.statuses['2xx']!,
    statuses: { ...hits.statuses, '2xx': hits.statuses['2xx']! + sent.statuses['2xx']! },
  }
}

async function gather(asks: readonly (() => Promise<Response>)[]): Promise<Hits> {
  const times: number[] = []
  const statuses: Record<string, number> = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 }
  let failed = 0
  await Promise.all(
    asks.map(async (ask) => {
      const started = performance.now()
      try {
        const response = await ask()
        await response.arrayBuffer()
        statuses[`${Math.floor(response.status / 100)}xx`]! += 1
        if (response.status >= 500) failed += 1
      } catch {
        failed += 1
      }
      times.push(performance.now() - started)
    }),
  )
  times.sort((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  return { perSecond: 0, p99, requests: asks.length, statuses, failed }
}

function list<Item>(length: number, make: (at: number) => Item): Item[] {
  return Array.from({ length }, (_, at) => make(at))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
