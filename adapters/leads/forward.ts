import type { Delivery } from '#runtime'

/** The outcome of an attempt, as far as it is known. */
export type Attempt =
  | { isDelivered: true }
  | {
      isDelivered: false
      /** The reason, without personal data. */
      reason: string
      /** Whether another attempt would fail the same way. */
      isFinal: boolean
      /** Milliseconds that the receiver asks to wait. */
      retryAfterMs?: number
    }

/** Passes a notice on, under the key of its delivery. Errors that it throws are retried. */
export type Forward = (delivery: Delivery) => Promise<Attempt>

export const delivered: Attempt = { isDelivered: true }
