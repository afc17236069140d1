/**
 * Checks whether visitors get what was published: caches between them and the server may hold
 * answers, too.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { PublishReceipt, RenderedAnswer, VerifiedAnswer } from './publish-receipt.ts'

export interface VerifyOptions {
  /** Origin of the site as visitors reach it. */
  origin: string
  fetch?: typeof globalThis.fetch
  /** Milliseconds after which an answer that is not fresh counts as stale. */
  timeoutMs?: number
  pauseMs?: number
  /** Called for each answer as soon as it is known. */
  onAnswer?: (answer: VerifiedAnswer) => void
}

/** Requests every rendered answer until it is the rendered one. Never rejects. */
export async function verifyPublication(
  { rendered }: Pick<PublishReceipt, 'rendered'>,
  {
    origin,
    fetch = globalThis.fetch,
    timeoutMs = 30_000,
    pauseMs = 500,
    ...options
  }: VerifyOptions,
): Promise<VerifiedAnswer[]> {
  const started = performance.now()
  const verified: VerifiedAnswer[] = []
  for (const answer of rendered) {
    const { address } = answer
    let isFresh = await isServed(answer, origin, fetch)
    while (!isFresh && performance.now() - started < timeoutMs) {
      await wait(pauseMs, undefined, { ref: false })
      isFresh = await isServed(answer, origin, fetch)
    }
    const result = { address, isFresh, ms: Math.round(performance.now() - started) }
    verified.push(result)
    options.onAnswer?.(result)
  }
  return verified
}

const answerTimeoutMs = 5000

async function isServed(
  { address, status, etag }: RenderedAnswer,
  origin: string,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  try {
    const response = await fetch(origin + address, {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (publisher)', 'sec-fetch-site': 'same-origin' },
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    await response.body?.cancel()
    return response.status === status && toPlain(response.headers.get('etag')) === toPlain(etag)
  } catch {
    return false
  }
}

/** Removes additions of a content coding, or of proxies that compressed the answer. */
function toPlain(etag: string | null | undefined): string {
  return (etag ?? '').replace(/^W\//, '').replace(/-(?:br|gzip|zstd|df)"$/, '"')
}
