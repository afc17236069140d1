import { Counter, Histogram, type Registry } from 'prom-client'
import { functionsPath, type LogEvent } from '#runtime'

/** Buckets of durations, in seconds. */
export const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/**
 * Most codes that are counted: those of our sources are known, but machines and middleware may log
 * others.
 */
const mostCodes = 200

/**
 * Events with alerts on their increase, which needs a previous sample: so each series begins at 0.
 */
const watched = [
  { level: 'error', code: 'LEAD_NOT_KEPT' },
  { level: 'error', code: 'LEAD_STORE_FAILED' },
  { level: 'error', code: 'LEAD_STORE_LOCKED' },
  { level: 'error', code: 'OUTBOX_FAILED' },
  { level: 'error', code: 'SLICE_FAILED' },
  { level: 'warn', code: 'PUBLICATION_STALE' },
  { level: 'warn', code: 'CONTENT_ISSUE' },
] as const

const refusals: ReadonlySet<number> = new Set([400, 403, 405, 413, 415, 429])

/** Counts log events. */
export function createEventCounters(
  registry: Registry,
  { slices, picturePath }: { slices: readonly string[]; picturePath: string },
) {
  const registers = [registry]
  const requests = new Histogram({
    name: 'slicewright_http_request_duration_seconds',
    help: 'Until an answer is ready to be sent, by kind of request and class of status.',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  })
  const refused = new Counter({
    name: 'slicewright_refused_requests_total',
    help: 'Requests refused for what they are, by status.',
    labelNames: ['status'],
    registers,
  })
  const limited = new Counter({
    name: 'slicewright_rate_limited_requests_total',
    help: 'Requests refused because their address asks too often, by function.',
    labelNames: ['function'],
    registers,
  })
  const issues = new Counter({
    name: 'slicewright_content_issues_total',
    help: 'Different faults found in the content, by code.',
    labelNames: ['code'],
    registers,
  })
  const degraded = new Counter({
    name: 'slicewright_degraded_slices_total',
    help: 'Different slices that pages leave out because they are invalid or failed, by type.',
    labelNames: ['slice'],
    registers,
  })
  const events = new Counter({
    name: 'slicewright_log_events_total',
    help: 'Events of the log, by level and code, those below LOG_LEVEL too.',
    labelNames: ['level', 'code'],
    registers,
  })
  for (const labels of watched) events.inc(labels, 0)
  const codes = new Set<string>(watched.map(({ code }) => code))
  const known = new Set(slices)
  const toCode = (code: string) => {
    if (codes.size < mostCodes) codes.add(code)
    return codes.has(code) ? code : 'other'
  }
  const degrade = (slice: unknown) =>
    degraded.inc({ slice: known.has(String(slice)) ? String(slice) : 'other' })

  function countRequest({ path, status, ms }: Record<string, unknown>): void {
    const [at, code] = [String(path), Number(status)]
    requests.observe(
      { kind: toKind(at, picturePath), status: `${Math.floor(code / 100)}xx` },
      Number(ms) / 1000,
    )
    if (refusals.has(code)) refused.inc({ status: String(code) })
    // Only functions that exist count requests.
    if (code === 429) {
      const isFunction = at.startsWith(functionsPath)
      limited.inc({ function: isFunction ? at.slice(functionsPath.length) : 'page' })
    }
  }

  return {
    count({ level, code, data }: LogEvent): void {
      events.inc({ level, code: toCode(code) })
      if (code === 'REQUEST') countRequest(data)
      if (code === 'CONTENT_ISSUE') {
        issues.inc({ code: String(data['issue']) })
        if (data['slice'] !== undefined) degrade(data['slice'])
      }
    },
  }
}

/** The kind of answer that a path asks for. */
function toKind(path: string, picturePath: string): string {
  if (path.startsWith(functionsPath)) return 'function'
  if (path === picturePath) return 'picture'
  if (path.endsWith('/_payload.json')) return 'payload'
  if (path === '/healthz' || path.startsWith('/_') || path.startsWith('/builds/')) return 'service'
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'file' : 'page'
}
