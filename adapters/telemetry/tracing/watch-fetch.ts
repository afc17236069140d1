/**
 * Traces requests to other services as spans of the request they are made for, and passes its trace
 * on. It listens to Node's own `fetch` (undici's diagnostics channels), so callers need no changes.
 * Spans hold neither path nor query, which may name a person.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api'
import { isTracingSuppressed, type W3CTraceContextPropagator } from '@opentelemetry/core'

/** https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md */
interface Sent {
  origin: string | URL
  method: string
  addHeader(name: string, value: string): void
}

/** @returns a function that ends it */
export function watchFetch(tracer: Tracer, propagator: W3CTraceContextPropagator): () => void {
  const spans = new WeakMap<object, Span>()
  const listeners: Record<string, (message: unknown) => void> = {
    create(message) {
      const { request } = message as { request: Sent }
      if (!trace.getActiveSpan() || isTracingSuppressed(context.active())) return
      const { hostname, port, protocol } = new URL(request.origin)
      const span = tracer.startSpan(request.method, {
        kind: SpanKind.CLIENT,
        attributes: {
          'http.request.method': request.method,
          'server.address': hostname,
          'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
        },
      })
      spans.set(request, span)
      propagator.inject(trace.setSpan(context.active(), span), request, {
        set: (carrier, name, value) => carrier.addHeader(name, value),
      })
    },
    headers(message) {
      const { request, response } = message as { request: Sent; response: { statusCode: number } }
      const span = spans.get(request)
      span?.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode < 400) return
      span?.setAttribute('error.type', String(response.statusCode))
      span?.setStatus({ code: SpanStatusCode.ERROR })
    },
    trailers: (message) => end((message as { request: Sent }).request),
    error(message) {
      const { request, error } = message as { request: Sent; error: Error & { code?: string } }
      const span = spans.get(request)
      span?.setAttribute('error.type', error.code ?? error.name)
      span?.setStatus({ code: SpanStatusCode.ERROR })
      end(request)
    },
  }
  function end(request: Sent): void {
    spans.get(request)?.end()
    spans.delete(request)
  }
  const entries = Object.entries(listeners)
  for (const [name, listen] of entries) subscribe(`undici:request:${name}`, listen)
  return () => {
    for (const [name, listen] of entries) unsubscribe(`undici:request:${name}`, listen)
  }
}
