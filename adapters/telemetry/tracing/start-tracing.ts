/**
 * Sends traces to a collector by OTLP over HTTP (opentelemetry.io). Spans wait in a bounded queue:
 * a slow or missing collector costs spans, never an answer.
 */
import { setTimeout as wait } from 'node:timers/promises'
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes as SpanAttributes,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator, type ExportResult } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace'
import { withoutEmails, type Attributes, type Logger, type Span, type Tracer } from '#runtime'
import { toReason } from '#runtime/errors'
import { toSampler } from './to-sampler.ts'
import { watchFetch } from './watch-fetch.ts'

export interface TracingOptions {
  /** Base address of the collector: `http://localhost:4318`. */
  endpoint: string
  /** The value of `OTEL_TRACES_SAMPLER`, and its argument. */
  sampler?: string | undefined
  samplerArgument?: string | undefined
  /** Default name; `OTEL_SERVICE_NAME` overrides it. */
  serviceName: string
  serviceVersion: string
  log: Logger
  pace?: Partial<Pace>
}

/** Milliseconds. */
export interface Pace {
  /** Pause between two exports. */
  delay: number
  /** Time limit of an export, for all attempts together. */
  export: number
  /** Time limit of the last export. */
  close: number
}

const usualPace: Pace = { delay: 5000, export: 10_000, close: 2000 }

export interface Tracing {
  tracer: Tracer
  /** Sends waiting spans, or soon gives up. */
  close(): Promise<void>
}

const propagator = new W3CTraceContextPropagator()

export function startTracing(options: TracingOptions): Tracing {
  const { endpoint, sampler, samplerArgument, serviceName, serviceVersion, log } = options
  const pace = { ...usualPace, ...options.pace }
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: pace.export,
  })
  const provider = new TracerProvider({
    sampler: toSampler(sampler, samplerArgument),
    resource: defaultResource()
      .merge(
        resourceFromAttributes({ 'service.name': serviceName, 'service.version': serviceVersion }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellFailures(exporter, log),
        exportTimeoutMillis: pace.export,
        scheduledDelayMillis: pace.delay,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const inner = provider.getTracer('slicewright', serviceVersion)
  const unwatch = watchFetch(inner, propagator)
  let closing: Promise<void> | undefined
  async function close(): Promise<void> {
    unwatch()
    const over = new AbortController()
    const late = wait(pace.close, undefined, { signal: over.signal }).catch(() => {})
    await Promise.race([provider.shutdown().catch(() => {}), late])
    over.abort()
    context.disable()
  }
  return {
    tracer: {
      span(name, attributes, run, { kind, from } = {}) {
        const parent = from
          ? propagator.extract(ROOT_CONTEXT, from, headerGetter)
          : context.active()
        const span = inner.startSpan(
          name,
          {
            kind: kind === 'server' ? SpanKind.SERVER : SpanKind.INTERNAL,
            attributes: toPlain(attributes),
          },
          parent,
        )
        const fail = (type: string, message?: string) => {
          span.setAttribute('error.type', type)
          const described = message === undefined ? {} : { message: withoutEmails(message) }
          span.setStatus({ code: SpanStatusCode.ERROR, ...described })
        }
        const seen: Span = { set: (more) => span.setAttributes(toPlain(more)), fail }
        return context.with(trace.setSpan(parent, span), () => endAfter(run, seen, span))
      },
      traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    },
    close: () => (closing ??= close()),
  }
}

function endAfter<Result>(
  run: (span: Span) => Result,
  seen: Span & { fail(type: string, message?: string): void },
  span: { end(): void },
): Result {
  const throwOn = (error: unknown): never => {
    seen.fail(error instanceof Error ? error.name : 'Error', toReason(error))
    span.end()
    throw error
  }
  const end = <Value>(value: Value): Value => {
    span.end()
    return value
  }
  try {
    const result = run(seen)
    return result instanceof Promise ? (result.then(end, throwOn) as Result) : end(result)
  } catch (error) {
    return throwOn(error)
  }
}

const headerGetter = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
}

/** Redacts e-mail addresses, which a path may contain, as in the log. */
function toPlain(attributes: Attributes): SpanAttributes {
  const plain: SpanAttributes = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') plain[name] = withoutEmails(value)
    else if (typeof value === 'object') plain[name] = value.map(withoutEmails)
    else if (value !== undefined) plain[name] = value
  }
  return plain
}

/** Logs once that spans are lost, and once that they arrive again. */
function tellFailures(exporter: SpanExporter, log: Logger): SpanExporter {
  let isLost = false
  const tell = ({ code, error }: ExportResult) => {
    const fails = code !== 0
    if (fails && !isLost) {
      log.warn('TRACES_NOT_SENT', { message: `Traces are lost: ${toReason(error)}` })
    }
    if (!fails && isLost) log.info('TRACES_SENT_AGAIN')
    isLost = fails
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        tell(result)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
