/** Answers cached pages before a request is parsed: the path of such a page is its cache key. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hasOneHost } from './check-request.ts'
import { serveRequest, toOwnHeaders, toRequestId } from './request-context.ts'
import { logRequest, readRegion, type Handler, type KeptAnswer, type Logger } from '#runtime'

export interface KeptPagesOptions {
  findKept: NonNullable<Handler['findKept']>
  /** Paths below it are always files. */
  mediaPath: string
  countryHeader?: string | undefined
  consentCountries?: readonly string[] | undefined
  requestIdHeader?: string | undefined
  log?: Logger | undefined
}

/** @returns whether the request is answered, or will be */
type Listener = (request: IncomingMessage, response: ServerResponse) => boolean

/** Paths without a dot, a query, or anything that a URL parser would normalize. */
const plainPath = /^\/[\w/=-]+$/

/** Lets `listener` answer first; the server's own listeners get the remaining requests. */
export function answerFirst(server: Server, listener: (pass: () => void) => Listener): void {
  const others = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const pass = () => {
      for (const other of others) other.call(server, request, response)
    }
    if (!listener(pass)(request, response)) pass()
  })
}

/** @param pass - hands a request on if its page cannot be encoded after all */
export function answerKeptPages(options: KeptPagesOptions): (pass: () => void) => Listener {
  const { findKept, countryHeader, consentCountries, log } = options
  const mediaFolder = `${options.mediaPath}/`
  const send = createSender()

  return (pass) => (request, response) => {
    const started = performance.now()
    const path = request.url!
    if (request.method !== 'GET' || !plainPath.test(path) || path.startsWith(mediaFolder))
      return false
    const headers = readHeaders(request)
    if (!hasOneHost(headers.get('host'), request.rawHeaders)) return false
    const found = findKept(path, headers)
    if (!found) return false
    const answer = (kept: KeptAnswer) => {
      const country = (countryHeader && headers.get(countryHeader)) || undefined
      const { eu, gpc } = readRegion(headers, country, consentCountries)
      const id = toRequestId(headers, options.requestIdHeader)
      send(response, kept, { id, isToBeAsked: eu && !gpc })
      if (!log) return
      const { status, body } = kept
      const bytes = body?.byteLength ?? 0
      const ms = performance.now() - started
      serveRequest({ id, isToBeAsked: false }, () =>
        logRequest(log, { method: 'GET', path, status, ms, bytes, cache: 'hit' }),
      )
    }
    if (found instanceof Promise) found.then(answer, pass)
    else answer(found)
    return true
  }
}

type Send = (
  response: ServerResponse,
  kept: KeptAnswer,
  request: { id: string; isToBeAsked: boolean },
) => void

/**
 * Sends all answers of one turn of the event loop together, at its end. Sent one by one, each would
 * wake its receiver, and a proxy on the same machine would be asleep again by the next: waking it
 * costs more than the answer.
 */
function createSender(): Send {
  let ready: { response: ServerResponse; body: Uint8Array | undefined }[] = []
  const leave = () => {
    const leaving = ready
    ready = []
    // Together with the head, so that both share a packet if they fit.
    for (const { response, body } of leaving) response.end(body)
  }
  return (response, { status, body, headers }, request) => {
    const own = toOwnHeaders(request, headers[headers.indexOf('content-type') + 1])
    response.writeHead(status, '', [...headers, ...own.flat()])
    if (ready.push({ response, body }) === 1) setImmediate(leave)
  }
}

function readHeaders({ headers }: IncomingMessage): Pick<Headers, 'get'> {
  return {
    get(name) {
      const value = headers[name]
      return (Array.isArray(value) ? value.join(', ') : value) ?? null
    },
  }
}
