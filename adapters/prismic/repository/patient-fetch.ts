/** Requests of a program that has time: it waits out limits and short failures. */
import { setTimeout as wait } from 'node:timers/promises'
import { isSiteError, siteError, toReason } from '#runtime/errors'
import type { SiteError } from '#runtime/errors'
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

  async function attempt(url: string, init: RequestInit): Promise<Response> {
    const isWrite = init.method !== undefined && init.method !== 'GET'
    const left = isWrite ? wroteAt + pauseMs - performance.now() : 0
    if (left > 0) await sleep(left)
    const silence = setTimeout(
      () => tell(`Waiting for ${url.split('?')[0]}, at most ${timeoutMs / 1000} seconds ...`),
      SILENCE_MS,
    )
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      const bytes = await response.arrayBuffer()
      const { status, headers } = response
      return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers })
    } finally {
      clearTimeout(silence)
      if (isWrite) wroteAt = performance.now()
    }
  }

  return async (url: string, init: RequestInit, { what, isOnce }: Purpose): Promise<Response> => {
    const name = `${init.method ?? 'GET'} ${url.split('?')[0]}`
    const unavailable = (reason: string, cause?: unknown): SiteError =>
      siteError(RepositoryUnavailable, [what, name, reason], { cause })
    const pause = async (ms: number, { message }: SiteError): Promise<void> => {
      tell(`${message} Trying again in ${ms / 1000} s ...`)
      await sleep(ms)
    }
    let failures = 0
    let waits = 0
    for (;;) {
      let failure: SiteError
      try {
        const response = await attempt(url, init)
        if (response.status === 429) {
          const ms = toWait(response.headers.get('retry-after'))
          waits += 1
          if (ms > MAX_WAIT_MS) throw unavailable(`it asks to wait ${ms / 1000} seconds`)
          if (waits > MAX_WAITS) throw unavailable(`it was limited ${MAX_WAITS} times in a row`)
          // Shorter ones are how a push goes.
          await (ms > DEFAULT_WAIT_MS ? pause(ms, unavailable('it limits requests')) : sleep(ms))
          continue
        }
        if (response.status < 500 || response.status === 507) return response
        failure = unavailable(`status ${response.status}, ${await readReason(response)}`)
      } catch (error) {
        if (isSiteError(error)) throw error
        failure = unavailable(toFailure(error as Error, timeoutMs), error)
      }
      failures += 1
      if (isOnce || failures === MAX_TRIES) throw failure
      await pause(1000 * 2 ** (failures - 1), failure)
    }
  }
}

/** ms; without a number of seconds, as Prismic's own client. */
function toWait(retryAfter: string | null): number {
  const text = retryAfter?.trim() ?? ''
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : DEFAULT_WAIT_MS
}

function toFailure(error: Error, timeoutMs: number): string {
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`
  return toReason(error.cause ?? error)
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
