/** A service of somebody else over HTTP, which may be slow, down or wrong. */
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { siteError, toReason } from '#runtime/errors'
import { UpstreamFailed } from './upstream-errors.ts'

export interface UpstreamOptions {
  /** After "the", for messages: `learning platform`. */
  name: string
  /** Base address. */
  url: string
  /** Sent as `Authorization: Bearer`. */
  token?: string
  /** One attempt may take so long, in ms, its body included. */
  timeoutMs?: number
  /** All of them together may, pauses included. */
  budgetMs?: number
  attempts?: number
  /** How long it is left alone after it failed five times in a row. */
  restMs?: number
}

export interface UpstreamAnswer {
  /** 2xx, or 4xx other than 408, 425 and 429. */
  status: number
  /** Parsed JSON; undefined when there is none, which only 202, 204 and 4xx may have. */
  body: unknown
}

/** @throws SiteError UpstreamFailed, whatever the reason */
export interface Upstream {
  get(path: string): Promise<UpstreamAnswer>
  /** @param key - sent as `Idempotency-Key`, so that an attempt may be repeated */
  post(path: string, body: object, key: string): Promise<UpstreamAnswer>
}

const maxBytes = 256 * 1024
const failuresInARow = 5

export function createUpstream(options: UpstreamOptions): Upstream {
  const { name, token, timeoutMs = 3000, budgetMs = 8000, attempts = 3, restMs = 10_000 } = options
  const base = options.url.replace(/\/$/, '')
  const isFailure = handleWhen(
    (error) => error instanceof AttemptFailed || error instanceof TaskCancelledError,
  )
  const breaker = circuitBreaker(isFailure, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  const again = handleWhen(
    (error) =>
      error instanceof TaskCancelledError ||
      (error instanceof AttemptFailed && error.isPassing && error.retryAfter < budgetMs),
  )
  const policy = wrap(
    timeout(budgetMs, TimeoutStrategy.Aggressive),
    retry(again, { maxAttempts: attempts - 1, backoff: toPause }),
    breaker,
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  )
  const ask = async (path: string, init: RequestInit): Promise<UpstreamAnswer> => {
    // The others would wait for the one that probes.
    if (breaker.state === CircuitState.HalfOpen) throw fail(new BrokenCircuitError())
    const headers = {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...init.headers,
    }
    return policy
      .execute(({ signal }) =>
        attempt(base + path, { ...init, headers, redirect: 'manual', signal }),
      )
      .catch((error: unknown) => {
        throw fail(error)
      })
  }
  const fail = (error: unknown) =>
    siteError(UpstreamFailed, [name, describe(error)], { cause: error })
  const describe = (error: unknown): string => {
    if (error instanceof BrokenCircuitError) return 'it kept failing and is left alone for a moment'
    if (error instanceof TaskCancelledError) return 'it did not answer in time'
    return toReason(error)
  }
  return {
    get: (path) => ask(path, { method: 'GET' }),
    post: (path, body, key) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
  }
}

/** What went wrong, after "it could not be used:". */
class AttemptFailed extends Error {
  /** Whether another attempt may end better. */
  readonly isPassing: boolean
  /** What the service asks to wait, in ms. */
  readonly retryAfter: number

  constructor(reason: string, isPassing: boolean, retryAfter = 0) {
    super(reason)
    this.isPassing = isPassing
    this.retryAfter = retryAfter
  }
}

/** Random, so that many who failed at once do not come back at once; longer each time. */
const toPause = new DelegateBackoff<{ attempt: number; result: object }>(({ attempt, result }) => {
  const { error } = result as { error?: unknown }
  const asked = error instanceof AttemptFailed ? error.retryAfter : 0
  return Math.max(asked, Math.random() * 100 * 2 ** attempt)
})

async function attempt(address: string, init: RequestInit): Promise<UpstreamAnswer> {
  const response = await fetch(address, init).catch((error: unknown) => {
    // Its own words are "fetch failed".
    const { cause } = error as { cause?: { code?: unknown } }
    throw new AttemptFailed(`no connection (${String(cause?.code ?? toReason(error))})`, true)
  })
  const { status, headers } = response
  if ([408, 425, 429].includes(status) || status >= 500) {
    await response.body?.cancel()
    const wait = Number(headers.get('retry-after') ?? 0)
    throw new AttemptFailed(`it answered with ${status}`, true, wait > 0 ? wait * 1000 : 0)
  }
  if (status < 200 || (status >= 300 && status < 400)) {
    await response.body?.cancel()
    throw new AttemptFailed(`it answered with ${status}, and is followed nowhere else`, false)
  }
  const text = await readText(response)
  const body = text === '' ? undefined : parse(text)
  // What refuses may say so in any form.
  if (body === undefined && status < 400 && status !== 202 && status !== 204) {
    throw new AttemptFailed('its answer is not JSON', false)
  }
  return { status, body }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) break
      text += decoder.decode(chunk, { stream: true })
    }
  } catch {
    throw new AttemptFailed('its answer broke off', true)
  }
  if (bytes > maxBytes) {
    throw new AttemptFailed(`its answer is larger than ${maxBytes / 1024} KB`, false)
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
