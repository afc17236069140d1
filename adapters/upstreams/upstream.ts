/** Calls an external service over HTTP, which may be slow, down or wrong. */
import { siteError, toReason } from '#runtime/errors'
import { createHttpClient, failedWith, HttpFailure, readBody } from '../shared/http/index.ts'
import { UpstreamFailed } from './upstream-errors.ts'

export interface UpstreamOptions {
  /** The name in messages, after "the": `learning platform`. */
  name: string
  /** Base address. */
  url: string
  /** Sent as `Authorization: Bearer`. */
  token?: string
  /** Milliseconds for one attempt, including its body. */
  timeoutMs?: number
  /** Milliseconds for all attempts together, including pauses. */
  budgetMs?: number
  attempts?: number
  /** Milliseconds that it is left alone after five consecutive failures. */
  restMs?: number
}

export interface UpstreamAnswer {
  /** 2xx, or 4xx except 408, 425 and 429. */
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
  const client = createHttpClient({
    timeoutMs,
    budgetMs,
    toAnswer,
    breaker: { failures: failuresInARow, restMs, counts: 'attempts' },
    repeats: {
      attempts,
      // Random, so that requests that failed together do not return together; longer each time.
      toPause({ kind, retryAfterMs = 0 }, attempt) {
        if (kind === 'invalid' || kind === 'resting' || retryAfterMs >= budgetMs) return undefined
        return Math.max(retryAfterMs, Math.random() * 100 * 2 ** attempt)
      },
    },
  })
  const ask = async (path: string, init: RequestInit): Promise<UpstreamAnswer> => {
    const headers = {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...init.headers,
    }
    return client
      .send(base + path, { ...init, headers, redirect: 'manual' })
      .catch((error: unknown) => {
        throw siteError(UpstreamFailed, [name, describe(error)], { cause: error })
      })
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

function describe(error: unknown): string {
  const isLate = error instanceof HttpFailure && error.kind === 'late'
  return isLate ? 'it did not answer in time' : toReason(error)
}

async function toAnswer(response: Response): Promise<UpstreamAnswer> {
  const { status } = response
  if ([408, 425, 429].includes(status) || status >= 500) {
    await response.body?.cancel()
    throw failedWith(response)
  }
  if (status < 200 || (status >= 300 && status < 400)) {
    await response.body?.cancel()
    throw new HttpFailure('invalid', `it answered with ${status}, and is followed nowhere else`)
  }
  const text = await (await readBody(response, maxBytes)).text()
  const body = text === '' ? undefined : parse(text)
  // Refusals may have any form.
  if (body === undefined && status < 400 && status !== 202 && status !== 204) {
    throw new HttpFailure('invalid', 'its answer is not JSON')
  }
  return { status, body }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
