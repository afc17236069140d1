/** Requests of a program that has time: it waits out limits and short failures. */
import { setTimeout as wait } from 'node:timers/promises'
import { siteError, toReason } from '#runtime/errors'
import type { SiteError } from '#runtime/errors'
import { createHttpClient, HttpFailure, readBody } from '../../shared/http/index.ts'
import type { Json } from '../service/index.ts'
import { RepositoryUnavailable } from './repository-errors.ts'

export interface PatientFetchOptions {
  /** Between the end of a write and the next. */
  pauseMs?: number
  /** Of one attempt; 30 s when absent. */
  timeoutMs?: number
  fetch?: typeof fetch
  sleep?(ms: number): Promise<void>
  /** Told what is waited for: people would think that nothing happens. */
  tell?(text: string): void
}

export interface Purpose {
  /** For messages: `the document "home"`. */
  what: string
  /** Sent twice it would be there twice. */
  isOnce?: boolean
}

const DEFAULT_WAIT_MS = 1500
const MAX_WAIT_MS = 60_000
const TIMEOUT_MS = 30_000
const MAX_WAITS = 20
const MAX_TRIES = 4
/** Without an answer, before that is told. */
const SILENCE_MS = 2000

/**
 * A fetch that reads the whole body. 429 is waited out, 20 times; a failure of the network and a 5xx
 * are tried again three times, but not what must be sent once. 507, a full disk, is an answer.
 *
 * @returns a fetch that throws SiteError RepositoryUnavailable
 */
export function createPatientFetch(options: PatientFetchOptions, defaultPauseMs = 0) {
  const { pauseMs = defaultPauseMs, timeoutMs = TIMEOUT_MS, fetch = globalThis.fetch } = options
  const { sleep = async (ms: number) => wait(ms), tell = () => {} } = options
  let wroteAt = -Infinity

  /** Leaves the pause before a write, and tells when nothing happens for long. */
  async function pace(url: string, isWrite: boolean, attempt: () => Promise<Response>) {
    const left = isWrite ? wroteAt + pauseMs - performance.now() : 0
    if (left > 0) await sleep(left)
    const silence = setTimeout(
      () => tell(`Waiting for ${url.split('?')[0]}, at most ${timeoutMs / 1000} seconds ...`),
      SILENCE_MS,
    )
    try {
      return await attempt()
    } finally {
      clearTimeout(silence)
      if (isWrite) wroteAt = performance.now()
    }
  }

  return async (url: string, init: RequestInit, { what, isOnce }: Purpose): Promise<Response> => {
    const name = `${init.method ?? 'GET'} ${url.split('?')[0]}`
    const isWrite = init.method !== undefined && init.method !== 'GET'
    const unavailable = (reason: string, cause?: unknown): SiteError =>
      siteError(RepositoryUnavailable, [what, name, reason], { cause })
    const client = createHttpClient<Response>({
      fetch,
      sleep,
      timeoutMs,
      around: (attempt) => pace(url, isWrite, attempt),
      async toAnswer(response) {
        const whole = await readBody(response)
        const { status } = whole
        if (status === 429 || (status >= 500 && status !== 507)) throw await toFailure(whole)
        return whole
      },
      limits: {
        attempts: MAX_WAITS + 1,
        toPause: (failure) => (toWait(failure) > MAX_WAIT_MS ? undefined : toWait(failure)),
      },
      repeats: {
        attempts: isOnce ? 1 : MAX_TRIES,
        toPause: (_, attempt) => 1000 * 2 ** (attempt - 1),
      },
      onPause(failure, ms) {
        // Shorter ones are how a push goes.
        if (failure.isLimit && ms <= DEFAULT_WAIT_MS) return
        const reason = failure.isLimit ? 'it limits requests' : toReason(failure)
        tell(`${unavailable(reason).message} Trying again in ${ms / 1000} s ...`)
      },
    })
    try {
      return await client.send(url, init)
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error
      if (!error.isLimit) throw unavailable(toReason(error), error)
      const ms = toWait(error)
      throw unavailable(
        ms > MAX_WAIT_MS
          ? `it asks to wait ${ms / 1000} seconds`
          : `it was limited ${MAX_WAITS} times in a row`,
      )
    }
  }
}

/** Without a wish of the service, as Prismic's own client. */
function toWait({ retryAfterMs = DEFAULT_WAIT_MS }: HttpFailure): number {
  return retryAfterMs
}

async function toFailure(response: Response): Promise<HttpFailure> {
  const reason = `status ${response.status}, ${await readReason(response)}`
  return new HttpFailure('status', reason, { response })
}

/** The words of each API: a text, `error`, or `message` with `details`. */
export async function readReason(response: Response): Promise<string> {
  const text = await response.text()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return /<html|<!doctype/i.test(text)
      ? 'it sent a page of HTML'
      : text.slice(0, 500) || 'no reason'
  }
  const { error, message, Message, details } = (value ?? {}) as Record<string, Json>
  const list = Array.isArray(details) ? details.slice(0, 20).map(toFault) : []
  return [String(error ?? message ?? Message ?? text.slice(0, 500)), ...list].join('; ')
}

function toFault(detail: Json): string {
  const { property = 'document', error = '' } = (detail ?? {}) as Record<string, Json>
  return `${String(property)}: ${String(error)}`
}
