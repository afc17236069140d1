/**
 * Metrics of a running server, in the text format of Prometheus (prometheus.io). Counters come from
 * the log and from spans, so that log and counts cannot differ; gauges are read on request. Labels
 * are few by construction: never a path, a document or a person.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheOutcome, LogEvent, Tracer } from '#runtime'
import { buckets, createEventCounters } from './count-events.ts'
import { createGauges, type Figures } from './gauges.ts'
import { watchSpans } from './watch-spans.ts'

export interface MetricsOptions {
  buildId: string
  /** Types of slices: anything else that is degraded counts as `other`. */
  slices: readonly string[]
  /** Path of the image endpoint. */
  picturePath: string
  now?: () => number
}

/** The metrics of one process; `aggregateMetrics` merges several. */
export type MetricsSnapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

export interface Metrics {
  onEvent(event: LogEvent): void
  onRead(outcome: CacheOutcome): void
  /** Wraps a tracer, and measures how long the steps of pages take. */
  watchTracer(tracer: Tracer): Tracer
  /** Adds figures to read from now on. */
  watch(figures: Partial<Figures>): void
  text(): Promise<string>
  /** Can be sent to another process. */
  snapshot(): Promise<MetricsSnapshot>
}

export function createMetrics(options: MetricsOptions): Metrics {
  const { buildId, now = Date.now } = options
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const reads = new Counter({
    name: 'slicewright_cache_reads_total',
    help: 'Requests for kept answers: hit, stale (served while rendered again), miss.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['hit', 'stale', 'miss']) reads.inc({ outcome }, 0)
  const renders = new Histogram({
    name: 'slicewright_page_render_duration_seconds',
    help: 'From the path to the rendered page, by page type.',
    labelNames: ['page_type'],
    buckets,
    registers,
  })
  const steps = new Histogram({
    name: 'slicewright_page_step_duration_seconds',
    help: 'Steps of rendering a page: route, validate, resolve, render.',
    labelNames: ['step'],
    buckets,
    registers,
  })
  const build = new Gauge({
    name: 'slicewright_build_info',
    help: 'Always 1; which build serves, on which Node.',
    labelNames: ['build', 'node'],
    aggregator: 'first',
    registers,
  })
  build.set({ build: buildId, node: process.version }, 1)
  const events = createEventCounters(registry, options)
  const gauges = createGauges(registry, now)
  return {
    onEvent(event) {
      events.count(event)
      gauges.follow(event)
    },
    onRead: (outcome) => reads.inc({ outcome }),
    watchTracer: (tracer) =>
      watchSpans(tracer, {
        page: (seconds, type) => renders.observe({ page_type: type }, seconds),
        step: (seconds, step) => steps.observe({ step }, seconds),
      }),
    watch: (figures) => gauges.watch(figures),
    async text() {
      await gauges.read()
      return registry.metrics()
    },
    async snapshot() {
      await gauges.read()
      return registry.getMetricsAsJSON()
    },
  }
}
