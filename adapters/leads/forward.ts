import type { Delivery } from '#runtime'

/** How an attempt ended, as far as anybody can tell. */
export type Attempt =
  | { isDelivered: true }
  | {
      isDelivered: false
      /** Without anything personal. */
      reason: string
      /** Whether it would end the same way again. */
      isFinal: boolean
      /** How long the other side asks to wait, in ms. */
      retryAfterMs?: number
    }

/** Passes a notice on, under the key of its delivery. What it throws counts as worth another attempt. */
export type Forward = (delivery: Delivery) => Promise<Attempt>

export const delivered: Attempt = { isDelivered: true }
