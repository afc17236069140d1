import { ContentUnavailable } from '#runtime/errors'
import { siteError } from '#runtime/errors'
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

/**
 * Makes a fetch for the vendor's client that always ends: an answer with its body read, or
 * ContentUnavailable. The client by itself knows no timeout and no size, and repeats without limit
 * or pause on a 429 without `retry-after`; here 429 waits and ends after 3 attempts.
 */
export function guardFetch({ endpoint, fetch, sleep, timeoutMs }: FetchGuard): Fetch {
  const unavailable = (reason: string, cause?: unknown): SiteError =>
    siteError(ContentUnavailable, [endpoint, reason], { cause })

  async function attempt(url: string, init: RequestInit | undefined): Promise<Response> {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const cause = new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError')
        reject(unavailable(`it took longer than ${timeoutMs / 1000} seconds`, cause))
        controller.abort(cause)
      }, timeoutMs)
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

  return async (url, init) => {
    for (let attempts = 1; ; attempts += 1) {
      const response = await attempt(url, init)
      if (response.status >= 500) throw unavailable(`it answered with status ${response.status}`)
      if (response.status !== 429) return response

      const wait = toWait(response.headers.get('retry-after'))
      if (attempts === MAX_ATTEMPTS) {
        throw unavailable(`it limited the rate of ${MAX_ATTEMPTS} requests in a row`)
      }
      if (wait > MAX_WAIT_MS) {
        throw unavailable(`it limits the rate and asks to wait ${wait / 1000} seconds`)
      }
      await sleep(wait)
    }
  }
}

/** Milliseconds of a `retry-after` in seconds; an HTTP date counts as absent, as in the client. */
function toWait(retryAfter: string | null): number {
  const text = retryAfter?.trim() ?? ''
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : DEFAULT_WAIT_MS
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
