/**
 * Composes tracing and metrics as the environment asks; what is switched off is not even loaded.
 */
import { hostname } from 'node:os'
import {
  createLogger,
  createRouteFinder,
  noTracer,
  type CacheOutcome,
  type Environment,
  type Logger,
  type Site,
  type Tracer,
} from '#runtime'
import {
  createLineWriter,
  findRequestId,
  imageEndpointPath,
  type RequestTracing,
} from '../../adapters/node/index.ts'
import type { Metrics, MetricsSnapshot } from '../../adapters/telemetry/metrics/index.ts'
import { loadFor } from '../../adapters/shared/packages/load-packages.ts'
import { functions } from '../../functions/index.ts'
import { files, kinds } from 'virtual:slicewright/site'

export interface Telemetry {
  log: Logger
  /** Undefined when tracing is off. */
  tracer: Tracer | undefined
  /** Undefined without METRICS_PORT. */
  metrics: Metrics | undefined
  onRead: (outcome: CacheOutcome) => void
  traceRequests(site: Site): RequestTracing | undefined
  /** Starts to serve `/metrics`, if configured. @throws SiteError MetricsPortUnusable */
  listen(): Promise<void>
  /** Likewise, for all processes of a machine. @param collect - gathers the snapshots of each */
  listenForAll(collect: () => Promise<unknown[]>): Promise<void>
  close(): Promise<void>
}

export async function composeTelemetry(
  environment: Environment,
  buildId: string,
): Promise<Telemetry> {
  const metrics = await openMetrics(environment, buildId)
  let traceId = noTracer.traceId
  const log = createLogger({
    level: environment.logLevel,
    base: { pid: process.pid, hostname: hostname() },
    requestId: findRequestId,
    traceId: () => traceId(),
    write: createLineWriter(process.stdout),
    // A person reads a terminal, and a program what goes elsewhere.
    isPretty: process.stdout.isTTY,
    ...(metrics && { onEvent: metrics.counted.onEvent }),
  })
  const tracing = await openTracing(environment, buildId, log)
  if (tracing) traceId = tracing.tracer.traceId
  const seen = tracing?.tracer
  return {
    log,
    tracer: metrics ? metrics.counted.watchTracer(seen ?? noTracer) : seen,
    metrics: metrics?.counted,
    onRead: (outcome) => metrics?.counted.onRead(outcome),
    traceRequests: (site) =>
      seen && { tracer: seen, findRoute: createRouteFinder(site, Object.keys(functions)) },
    listen: async () => metrics?.listen(),
    listenForAll: async (collect) => metrics?.listenForAll(collect),
    async close() {
      await metrics?.close()
      await tracing?.close()
    },
  }
}

async function openMetrics({ metricsPort: port, metricsHost: host }: Environment, buildId: string) {
  if (port === undefined) return undefined
  const { aggregateMetrics, createMetrics, startMetricsServer } = await loadFor(
    'METRICS_PORT',
    () => import('../../adapters/telemetry/metrics/index.ts'),
  )
  const counted = createMetrics({
    buildId,
    slices: Object.keys(kinds.slices),
    picturePath: imageEndpointPath,
  })
  let close = async () => {}
  const listen = async (read: () => Promise<string>) => {
    const server = await startMetricsServer({ port, host, read })
    ;({ close } = server)
    console.log(`Metrics are served on ${server.url}`)
  }
  return {
    counted,
    listen: () => listen(() => counted.text()),
    listenForAll: (collect: () => Promise<unknown[]>) =>
      listen(async () => aggregateMetrics((await collect()) as MetricsSnapshot[])),
    close: () => close(),
  }
}

async function openTracing(environment: Environment, buildId: string, log: Logger) {
  const { traceEndpoint: endpoint, traceSampler, traceSamplerArgument } = environment
  if (endpoint === undefined) return undefined
  const { startTracing } = await loadFor(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    () => import('../../adapters/telemetry/tracing/index.ts'),
  )
  return startTracing({
    endpoint,
    sampler: traceSampler,
    samplerArgument: traceSamplerArgument,
    serviceName: files.config.brand.slug,
    serviceVersion: buildId,
    log,
  })
}
