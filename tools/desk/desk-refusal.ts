/** What the desk cannot do, in words for the editor. */
import { InvalidDataError, PrismicError } from '@prismicio/client'
import type { Refusal } from './desk-types.ts'

export class DeskRefusal extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(status: number, refusal: Refusal) {
    super(refusal.error)
    this.name = 'DeskRefusal'
    this.status = status
    this.refusal = refusal
  }
}

interface ApiRefusal {
  message?: string
  error?: string
  details?: { property: string; error: string }[]
}

/** In the API's words, as far as it has said any. */
export function toRefusal(error: unknown): unknown {
  if (error instanceof PrismicError) {
    const { message, error: text, details } = (error.response ?? {}) as ApiRefusal
    return new DeskRefusal(error instanceof InvalidDataError ? 422 : 502, {
      error: message ?? text ?? error.message,
      ...(details ? { details } : {}),
    })
  }
  // What `fetch` throws when nobody answers, or nobody does in time.
  const { name, message } = error as Error
  if (name !== 'TimeoutError' && message !== 'fetch failed') return error
  const reason = name === 'TimeoutError' ? 'has not answered in time' : 'does not answer'
  return new DeskRefusal(503, {
    error: `The content service ${reason}. Your work is kept in this browser: save it again.`,
  })
}
