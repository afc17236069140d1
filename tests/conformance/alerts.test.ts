/** Each alert is raised by the fault it tells of, as Prometheus judges the figures of a server that has it, and by nothing else. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LogEvent } from '#runtime'
import { createMetrics, type Metrics } from '../../adapters/telemetry/metrics/index.ts'
import { readAlerts, rulesFile } from '#tests/support/read-alerts.ts'

interface Server {
  metrics: Metrics
  tell(code: string, level: LogEvent['level'], data?: LogEvent['data']): void
  now(): number
}

interface Fault {
  /** Once, after the first minutes. */
  begin?(server: Server): void
  /** In each minute from then on. */
  go?(server: Server): void
  /** Minutes until the alert, where it is not that of its rule. */
  within?: number
  /** Samples that are not of the server itself, or that a test cannot provoke: those of before, and of then. */
  samples?: Record<string, readonly [number, number]>
}

function times(count: number, act: () => void): void {
  for (let at = 0; at < count; at++) act()
}

const leads = { leads: 1, suspected: 0, waiting: 0, dead: 0 }
const content = {
  content: 'live',
  contentRef: 'ref',
  replica: { place: 'disk', isComplete: true, documents: 1 },
} as const
const request = (status: number, ms = 5) => ({ path: '/a', status, ms })

const faults: Record<string, Fault> = {
  SiteDown: { samples: { 'up{job="slicewright"}': [1, 0] } },
  ServerErrors: { go: ({ tell }) => times(10, () => tell('REQUEST', 'info', request(503))) },
  SlowPages: { go: ({ tell }) => times(100, () => tell('REQUEST', 'info', request(200, 3000))) },
  ContentStale: { begin: ({ tell }) => tell('CONTENT_STALE', 'warn'), within: 12 },
  ContentIncomplete: {
    begin: ({ metrics }) =>
      metrics.watch({
        content: () => ({ ...content, replica: { ...content.replica, isComplete: false } }),
      }),
  },
  ContentIssues: {
    begin: ({ tell }) => times(30, () => tell('CONTENT_ISSUE', 'warn', { issue: 'LINK_INVALID' })),
  },
  SlicesFail: { begin: ({ tell }) => tell('SLICE_FAILED', 'error') },
  LeadsDead: {
    begin: ({ metrics }) => metrics.watch({ leads: async () => ({ ...leads, dead: 1 }) }),
  },
  LeadsWait: {
    begin: ({ metrics, now }) => {
      const waitingSince = now()
      metrics.watch({ leads: async () => ({ ...leads, waiting: 1, waitingSince }) })
    },
  },
  LeadsLost: { begin: ({ tell }) => times(5, () => tell('LEAD_NOT_KEPT', 'error')) },
  LeadStoreLocked: { begin: ({ tell }) => tell('LEAD_STORE_LOCKED', 'error') },
  LeadStoreFails: { begin: ({ tell }) => tell('LEAD_STORE_FAILED', 'error') },
  StorageUnwritable: {
    begin: ({ metrics }) => metrics.watch({ isStorageWritable: async () => false }),
  },
  PublicationStale: { begin: ({ tell }) => tell('PUBLICATION_STALE', 'warn') },
  PicturesWait: {
    begin: ({ metrics }) => metrics.watch({ pictures: async () => ({ waiting: 150, kept: 0 }) }),
  },
  RequestsRefused: { go: ({ tell }) => times(400, () => tell('REQUEST', 'info', request(429))) },
  CacheCold: { go: ({ metrics }) => times(600, () => metrics.onRead('miss')) },
  EventLoopDelay: { samples: { nodejs_eventloop_lag_p99_seconds: [0.01, 0.3] } },
  MemoryHigh: { begin: ({ metrics }) => metrics.watch({ memory: () => 480e6 }) },
  WorkersFail: { begin: ({ metrics }) => metrics.watch({ areWorkersFailing: () => true }) },
  RedisLost: { begin: ({ metrics }) => metrics.watch({ isRedisConnected: () => false }) },
}

/** Minutes: a server is well until `faultAt`. */
const [faultAt, end] = [5, 90]

/** @returns each series with a sample a minute, as Prometheus reads it: `_` where there is none */
async function record({ begin, go, samples = {} }: Fault): Promise<Map<string, string[]>> {
  let minute = 0
  const now = () => minute * 60_000
  const metrics = createMetrics({ buildId: 'b', slices: [], picturePath: '/p', now })
  const server: Server = {
    metrics,
    now,
    tell: (code, level, data = {}) => metrics.onEvent({ level, code, data, time: now() }),
  }
  metrics.watch({
    content: () => content,
    leads: async () => leads,
    pictures: async () => ({ waiting: 0, kept: 0 }),
    isStorageWritable: async () => true,
    isRedisConnected: () => true,
    areWorkersFailing: () => false,
    memory: () => 400e6,
  })
  const series = new Map<string, string[]>()
  const add = (name: string, value: string) => {
    const values = series.get(name) ?? Array.from({ length: minute }, () => '_')
    series.set(name, [...values, value])
  }
  for (; minute <= end; minute++) {
    // What well servers do all the time.
    times(20, () => server.tell('REQUEST', 'info', request(200)))
    times(20, () => metrics.onRead('hit'))
    if (minute === faultAt) begin?.(server)
    if (minute >= faultAt) go?.(server)
    for (const [, name, value] of (await metrics.text()).matchAll(
      /^([^#\s]\S*(?:\{.*\})?) (\S+)$/gm,
    ))
      if (!isOfTheMachine.test(name!)) add(name!, value!)
    for (const [name, values] of Object.entries(samples))
      add(name, String(values[Number(minute >= faultAt)]))
  }
  return series
}

/** Those that a test cannot hold still; where an alert is about one, its fault has the samples. */
const isOfTheMachine = /^(?:nodejs|process)_/

/** @returns what Prometheus says of the rules with these samples; '' where all is as expected */
function judge(series: Map<string, string[]>, expected: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
  try {
    const file = join(folder, 'test.yml')
    const input = [...series].map(([name, values]) => ({ series: name, values: values.join(' ') }))
    const tests = [{ interval: '1m', input_series: input, alert_rule_test: expected }]
    // JSON is YAML.
    writeFileSync(file, JSON.stringify({ rule_files: [resolve(rulesFile)], tests }))
    const { stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
    return /SUCCESS/.test(stdout + stderr) ? '' : stdout + stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const alerts = readAlerts()
const lacksPromtool = spawnSync('promtool', ['--version']).status !== 0

it('there is a fault for every alert', () => {
  expect(Object.keys(faults)).toEqual(alerts.map(({ name }) => name))
})

describe('alerts', () => {
  it.for(alerts)('$name is raised by its fault, and not before', async (alert, { skip }) => {
    skip(lacksPromtool, 'needs promtool: on Debian, apt-get install prometheus')
    const series = await record(faults[alert.name]!)
    const raised = {
      exp_labels: {
        severity: alert.severity,
        ...(alert.name === 'SiteDown' && { job: 'slicewright' }),
      },
      exp_annotations: { summary: alert.summary, description: alert.advice },
    }
    // One that is at once has to come with the next sample, whatever is left of it later.
    const { go, within = alert.for === '0' && !go ? 1 : end - faultAt } = faults[alert.name]!
    const at = (minute: number, alerts: object[]) => ({
      eval_time: `${minute}m`,
      alertname: alert.name,
      exp_alerts: alerts,
    })
    expect(judge(series, [at(faultAt - 1, []), at(faultAt + within, [raised])])).toBe('')
  })

  it('none is raised while all is well', async ({ skip }) => {
    skip(lacksPromtool, 'needs promtool: on Debian, apt-get install prometheus')
    const series = await record({
      samples: {
        'up{job="slicewright"}': [1, 1],
        nodejs_eventloop_lag_p99_seconds: [0.01, 0.01],
      },
    })
    const none = alerts.map(({ name }) => ({
      eval_time: `${end}m`,
      alertname: name,
      exp_alerts: [],
    }))
    expect(judge(series, none)).toBe('')
  })
})
