import { isObject } from '#schemas/is-object.ts'
import { toReason } from '#runtime/errors'
import { toRetryAfter } from './retry-after.ts'

/**
 * - `dropped`: no connection, or an answer that broke off; `cause` is the network's error
 * - `late`: nothing, or not all of it, in time
 * - `status`: an answer that counts as a failure
 * - `invalid`: an answer that no other attempt would better, such as one that is too large
 * - `resting`: nothing was sent, since the service kept failing
 */
export type FailureKind = 'dropped' | 'late' | 'status' | 'invalid' | 'resting'

interface FailureFacts {
  cause?: unknown
  response?: Response
  /** The limit that a late answer exceeded. */
  limitMs?: number
}

/**
 * The failure of a request. The message reads like "it answered with ..." and repeats nothing that
 * was sent.
 */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure'
  readonly kind: FailureKind
  /** Only for the kind `status`, with its body as far as it was read. */
  readonly response?: Response
  readonly limitMs?: number

  constructor(kind: FailureKind, reason: string, { cause, response, limitMs }: FailureFacts = {}) {
    super(reason, { cause })
    this.kind = kind
    if (response) this.response = response
    if (limitMs !== undefined) this.limitMs = limitMs
  }

  /** Whether the service asks to send less. */
  get isLimit(): boolean {
    return this.response?.status === 429
  }

  /** Milliseconds that the service asks to wait. */
  get retryAfterMs(): number | undefined {
    return this.response && toRetryAfter(this.response.headers)
  }
}

export function failedWith(response: Response): HttpFailure {
  return new HttpFailure('status', `it answered with ${response.status}`, { response })
}

/** Takes the code from the cause: the message of every network error is "fetch failed". */
export function noConnection(cause: unknown): HttpFailure {
  const inner = cause instanceof Error && isObject(cause.cause) ? cause.cause : {}
  const reason = typeof inner['code'] === 'string' ? inner['code'] : toReason(cause)
  return new HttpFailure('dropped', `no connection (${reason})`, { cause })
}

export function tooLate(limitMs: number): HttpFailure {
  const reason = `no answer within ${Math.round(limitMs) / 1000} seconds`
  const cause = new DOMException(`No answer within ${Math.ceil(limitMs)} ms`, 'TimeoutError')
  return new HttpFailure('late', reason, { cause, limitMs })
}
