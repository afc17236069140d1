/** Provides the current request to all code that runs for it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { FastResponse } from 'srvx'

interface ServedRequest {
  id: string
  /**
   * Whether the visitor's country requires asking for consent, and they do not refuse tracking
   * anyway.
   */
  isToBeAsked: boolean
}

const serving = new AsyncLocalStorage<ServedRequest>()

/** Undefined outside of a request. */
export function findRequestId(): string | undefined {
  return serving.getStore()?.id
}

export function serveRequest<T>(request: ServedRequest, run: () => T): T {
  return serving.run(request, run)
}

/**
 * The form of an id; a proxy's is taken only if it fits, since it goes into a header and the log.
 */
const idForm = /^[\w.:=-]{8,128}$/

export function toRequestId(headers: Pick<Headers, 'get'>, header: string | undefined): string {
  const given = header === undefined ? null : headers.get(header)
  return given !== null && idForm.test(given) ? given : randomUUID()
}

export const requestIdHeader = 'x-request-id'

/**
 * Node's Response is a stream; srvx's passes the bytes on unchanged. It adds the id of its request and,
 * for a page, whether its visitor must be asked for consent: a hint that lets a page that is the same
 * for everyone ask early; `/_geo.json` decides. Setting a header afterwards would cost as much as the
 * answer itself.
 */
class ServedResponse extends FastResponse {
  /** Bytes of a body in memory. */
  readonly sentBytes: number | undefined

  constructor(body?: BodyInit | null, init?: ResponseInit) {
    const request = serving.getStore()
    super(body, request ? { ...init, headers: withFacts(init?.headers, request) } : init)
    this.sentBytes = sizeOf(body)
  }
}

function withFacts(headers: HeadersInit = {}, request: ServedRequest): Record<string, string> {
  const plain: Record<string, string> =
    Symbol.iterator in headers ? Object.fromEntries(headers) : headers
  return { ...plain, ...Object.fromEntries(toOwnHeaders(request, plain['content-type'])) }
}

/** Headers of one request's answer, besides those that all answers have. */
export function toOwnHeaders(
  { id, isToBeAsked }: ServedRequest,
  contentType: string | undefined,
): [name: string, value: string][] {
  const isPage = contentType?.startsWith('text/html')
  return [[requestIdHeader, id], ...(isPage && isToBeAsked ? [asking] : [])]
}

const asking: [string, string] = ['server-timing', 'ask']

function sizeOf(body: BodyInit | null | undefined): number | undefined {
  if (body instanceof Uint8Array) return body.byteLength
  if (typeof body === 'string') return Buffer.byteLength(body)
  return body ? undefined : 0
}

export const NodeResponse = ServedResponse as unknown as typeof Response

/** @returns the bytes of the body, if known */
export function markResponse(response: Response, id: string): number | undefined {
  if (response instanceof ServedResponse) return response.sentBytes
  response.headers.set(requestIdHeader, id)
  const length = response.headers.get('content-length')
  return length === null ? undefined : Number(length)
}
