/** Forwards leads as JSON over HTTP: to a CRM, or signed (https://www.standardwebhooks.com). */
import { createHmac } from 'node:crypto'
import type { Delivery } from '#runtime'
import { toReason } from '#runtime/errors'
import { toDeliveryKey } from '#runtime/leads'
import { createHttpClient, failedWith, HttpFailure } from '../shared/http/index.ts'
import { delivered, type Attempt, type Forward } from './forward.ts'

/** Milliseconds. */
const timeoutMs = 10_000
const longestRetryAfterMs = 6 * 3_600_000

/** Statuses that mean the receiver will never accept this body. */
const final = new Set([400, 410, 413, 415, 422])

/** One attempt: the worker decides when the next is. */
const client = createHttpClient({
  timeoutMs,
  async toAnswer(response) {
    // The body does not matter, and may be long.
    await response.body?.cancel()
    if (!response.ok) throw failedWith(response)
  },
})

/** @param token - sent as `Authorization: Bearer` */
export function createCrmForward(url: string, token?: string): Forward {
  const headers: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` }
  return (delivery) => post(url, delivery, () => headers)
}

/** @param secret - `whsec_` and the key in base64 */
export function createWebhookForward(
  url: string,
  secret: string,
  now: () => number = Date.now,
): Forward {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return (delivery) =>
    post(url, delivery, (body) => {
      const id = toDeliveryKey(delivery)
      const timestamp = String(Math.floor(now() / 1000))
      const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
      return {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signed.digest('base64')}`,
      }
    })
}

async function post(
  url: string,
  delivery: Delivery,
  toHeaders: (body: string) => Record<string, string>,
): Promise<Attempt> {
  const body = toBody(delivery)
  try {
    await client.send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': toDeliveryKey(delivery),
        'user-agent': 'slicewright',
        ...toHeaders(body),
      },
      body,
      // The operator did not choose the target of a redirect.
      redirect: 'manual',
    })
    return delivered
  } catch (error) {
    return toFailedAttempt(error)
  }
}

/** The body; identical for every attempt, since some receivers compare it. */
function toBody({ id, notice, acceptedAt }: Delivery): string {
  const timestamp = new Date(acceptedAt).toISOString()
  const data =
    notice.type === 'lead.forgotten' ? { id, email: notice.email } : { id, ...notice.lead }
  return JSON.stringify({ type: notice.type, timestamp, data })
}

function toFailedAttempt(error: unknown): Attempt {
  const { response, retryAfterMs } = error instanceof HttpFailure ? error : {}
  const status = response?.status ?? 0
  const isRedirect = status >= 300 && status < 400
  return {
    isDelivered: false,
    isFinal: final.has(status),
    reason: toReason(error) + (isRedirect ? ', and redirects are not followed' : ''),
    ...(retryAfterMs !== undefined && {
      retryAfterMs: Math.min(retryAfterMs, longestRetryAfterMs),
    }),
  }
}
