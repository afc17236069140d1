/** A collector that takes traces as OTLP's JSON over HTTP (opentelemetry.io/docs/specs/otlp). */
import { sendJson, startHttp, type TestServer } from './start-http.ts'

export interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  /** 2 is a server's span, 3 a client's. */
  kind: number
  status: { code: number; message?: string }
  attributes: Record<string, unknown>
}

export interface TraceReceiver extends TestServer {
  spans(): ReceivedSpan[]
  /** Resource attributes of the sender. */
  resource(): Record<string, unknown>
}

export async function startTraceReceiver(): Promise<TraceReceiver> {
  const server = await startHttp((response) => sendJson(response, 200, {}))
  const resources = () =>
    server.requests.flatMap(({ body }) => (JSON.parse(body) as Sent).resourceSpans)
  return Object.assign(server, {
    spans: () =>
      resources().flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) =>
          spans.map((span) => ({ ...span, attributes: toRecord(span.attributes) })),
        ),
      ),
    resource: () => toRecord(resources()[0]?.resource.attributes ?? []),
  })
}

interface KeyValue {
  key: string
  value: Value
}
type Value = Record<string, unknown> & { arrayValue?: { values?: Value[] } }

interface Sent {
  resourceSpans: {
    resource: { attributes: KeyValue[] }
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: KeyValue[] })[] }[]
  }[]
}

function toRecord(attributes: readonly KeyValue[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, toPlain(value)]))
}

function toPlain(value: Value): unknown {
  return value.arrayValue ? (value.arrayValue.values ?? []).map(toPlain) : Object.values(value)[0]
}
