import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel'
import { ContentUnavailable } from '#runtime/errors'
import { isSiteError, siteError } from '#runtime/errors'
import { leftOfPageBudget } from '#runtime'
import type { SiteError } from '#runtime'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>
export type Sleep = (ms: number) => Promise<void>

export interface FetchGuard {
  /** For messages. */
  endpoint: string
  fetch: Fetch
  sleep: Sleep
  timeoutMs: number
}

const MAX_ATTEMPTS = 3
const DEFAULT_WAIT_MS = 1500
const MAX_WAIT_MS = 60_000
const MAX_BYTES = 20 * 1024 * 1024
const RETRY_PAUSE_MS = 50
/** What a page has left may be too little to say anything about the service. */
const FAIR_MS = 100
/** Requests that fail in a row before the service is left alone. */
const FAILURES = 6
/** How long it is, before one request probes whether it is back. */
const REST_MS = 5000

/**
 * Makes a fetch for the vendor's client that always ends: an answer with its body read, or
 * ContentUnavailable. The client by itself knows no timeout and no size, and repeats without limit
 * or pause on a 429 without `retry-after`; here 429 waits and ends after 3 attempts. A dropped
 * connection and a 5xx are tried once more. A service that keeps failing is asked nothing for a
 * while, then one request probes. Within a page nothing outlasts what is left of its budget.
 */
export function guardFetch({ endpoint, fetch, sleep, timeoutMs }: FetchGuard): Fetch {
  const unavailable = (reason: string, cause?: unknown): SiteError =>
    siteError(ContentUnavailable, [endpoint, reason], { cause })
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof OutOfTime)),
    {
      halfOpenAfter: REST_MS,
      breaker: new ConsecutiveBreaker(FAILURES),
    },
  )

  async function attempt(url: string, init: RequestInit | undefined): Promise<Response> {
    const left = Math.min(timeoutMs, leftOfPageBudget())
    if (left < Math.min(timeoutMs, FAIR_MS)) throw new OutOfTime()
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const cause = new DOMException(`No answer within ${Math.ceil(left)} ms`, 'TimeoutError')
        reject(unavailable(`it took longer than ${toSeconds(left)} seconds`, cause))
        controller.abort(cause)
      }, left)
    })
    try {
      const answer = fetch(url, { ...init, signal: controller.signal }).then(readWhole)
      return await Promise.race([answer, timeout])
    } catch (error) {
      if (error instanceof AnswerTooLarge) controller.abort(error)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** One repetition heals most of what a network and a restarting service do. */
  async function attemptTwice(url: string, init: RequestInit | undefined): Promise<Response> {
    const first = await attempt(url, init).catch((error: unknown) => {
      if (!isDropped(error)) throw error
      return error
    })
    if (first instanceof Response && first.status < 500) return first
    await sleep(RETRY_PAUSE_MS)
    const response = await attempt(url, init)
    if (response.status >= 500) throw unavailable(`it answered with status ${response.status}`)
    return response
  }

  async function protect(url: string, init: RequestInit | undefined): Promise<Response> {
    try {
      // The others would wait for the one that probes.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
      return await breaker.execute(() => attemptTwice(url, init))
    } catch (error) {
      if (error instanceof OutOfTime) throw unavailable(error.message, error)
      if (!(error instanceof BrokenCircuitError)) throw error
      throw unavailable('it kept failing, so no requests are sent for a moment', error)
    }
  }

  return async (url, init) => {
    for (let attempts = 1; ; attempts += 1) {
      const response = await protect(url, init)
      if (response.status !== 429) return response

      const wait = toWait(response.headers.get('retry-after'))
      if (attempts === MAX_ATTEMPTS) {
        throw unavailable(`it rate-limited ${MAX_ATTEMPTS} requests in a row`)
      }
      if (wait > MAX_WAIT_MS || wait > leftOfPageBudget()) {
        throw unavailable(`it is rate-limiting and asks to wait ${wait / 1000} seconds`)
      }
      await sleep(wait)
    }
  }
}

/** No answer, or a body that ended too early: neither our own end nor too much. */
function isDropped(error: unknown): boolean {
  return !isSiteError(error) && !(error instanceof OutOfTime || error instanceof AnswerTooLarge)
}

function toSeconds(ms: number): number {
  return Math.round(ms) / 1000
}
/** Milliseconds of a `retry-after` in seconds; an HTTP date counts as absent, as in the client. */
function toWait(retryAfter: string | null): number {
  const text = retryAfter?.trim() ?? ''
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : DEFAULT_WAIT_MS
}

class OutOfTime extends Error {
  constructor() {
    super('the page has used up the time it may wait for content')
    this.name = 'OutOfTime'
  }
}

class AnswerTooLarge extends Error {
  constructor() {
    super(`its answer is larger than ${MAX_BYTES / 1024 / 1024} MB`)
    this.name = 'AnswerTooLarge'
  }
}

/** Reads the body while the timeout still runs, and never more of it than allowed. */
async function readWhole(response: Response): Promise<Response> {
  if (Number(response.headers.get('content-length')) > MAX_BYTES) throw new AnswerTooLarge()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new AnswerTooLarge()
    chunks.push(chunk)
  }
  const { status, headers } = response
  return new Response(size > 0 ? new Blob(chunks) : null, { status, headers })
}
