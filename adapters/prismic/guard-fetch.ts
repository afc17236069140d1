import { ContentUnavailable, siteError } from '#runtime/errors'
import { leftOfPageBudget } from '#runtime'
import type { SiteError } from '#runtime'
import {
  createHttpClient,
  failedWith,
  HttpFailure,
  readBody,
  type Fetch,
  type Sleep,
} from '../shared/http/index.ts'

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
/** One repetition heals most of what a network and a restarting service do. */
const RETRY_PAUSE_MS = 50
/** What a page has left may be too little to say anything about the service. */
const FAIR_MS = 100
const BREAKER = { failures: 6, restMs: 5000, counts: 'requests' } as const

/**
 * Makes a fetch for the vendor's client that always ends: an answer with its body read, or
 * ContentUnavailable. The client by itself knows no timeout and no size, and repeats without limit
 * or pause on a 429 without `retry-after`; here 429 waits and ends after 3 attempts. A dropped
 * connection and a 5xx are tried once more. A service that keeps failing is asked nothing for a
 * while, then one request probes. Within a page nothing outlasts what is left of its budget.
 */
export function guardFetch({ endpoint, fetch, sleep, timeoutMs }: FetchGuard): Fetch {
  const client = createHttpClient({
    fetch,
    sleep,
    timeoutMs() {
      const left = Math.min(timeoutMs, leftOfPageBudget())
      if (left < Math.min(timeoutMs, FAIR_MS)) throw new OutOfTime()
      return left
    },
    async toAnswer(response) {
      const whole = await readBody(response, MAX_BYTES)
      if (whole.status === 429 || whole.status >= 500) throw failedWith(whole)
      return whole
    },
    breaker: BREAKER,
    repeats: {
      attempts: 2,
      toPause: ({ kind }) => (kind === 'dropped' || kind === 'status' ? RETRY_PAUSE_MS : undefined),
    },
    limits: {
      attempts: MAX_ATTEMPTS,
      toPause: (failure) => (isTooLong(toWait(failure)) ? undefined : toWait(failure)),
    },
  })
  return async (url, init) => {
    try {
      return await client.send(url, init)
    } catch (error) {
      throw toUnavailable(error, endpoint)
    }
  }
}

function toWait({ retryAfterMs = DEFAULT_WAIT_MS }: HttpFailure): number {
  return retryAfterMs
}

function isTooLong(ms: number): boolean {
  return ms > MAX_WAIT_MS || ms > leftOfPageBudget()
}

/** @returns the network's own error for one of the network: the client's words for it are known */
function toUnavailable(error: unknown, endpoint: string): unknown {
  const unavailable = (reason: string, cause: unknown = error): SiteError =>
    siteError(ContentUnavailable, [endpoint, reason], { cause })
  if (error instanceof OutOfTime) return unavailable(error.message)
  if (!(error instanceof HttpFailure)) return error
  if (error.isLimit) {
    const ms = toWait(error)
    return unavailable(
      isTooLong(ms)
        ? `it is rate-limiting and asks to wait ${ms / 1000} seconds`
        : `it rate-limited ${MAX_ATTEMPTS} requests in a row`,
    )
  }
  const { kind, cause, limitMs = 0, response } = error
  switch (kind) {
    case 'dropped':
      return cause
    case 'late':
      return unavailable(`it took longer than ${Math.round(limitMs) / 1000} seconds`, cause)
    case 'resting':
      return unavailable('it kept failing, so no requests are sent for a moment')
    case 'status':
      return unavailable(`it answered with status ${response?.status}`)
    case 'invalid':
      return unavailable(error.message)
  }
}

class OutOfTime extends Error {
  constructor() {
    super('the page has used up the time it may wait for content')
    this.name = 'OutOfTime'
  }
}
