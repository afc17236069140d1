import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Delivery } from '#runtime'
import { createLead } from '#tests/support/create-lead.ts'
import { startLeadReceiver, type LeadReceiver } from '#tests/support/lead-receiver.ts'
import { createCrmForward, createWebhookForward } from './forward-http.ts'

let receiver: LeadReceiver
beforeEach(async () => void (receiver = await startLeadReceiver()))
afterEach(() => receiver.close())

const lead = createLead()
const delivery: Delivery = {
  id: '6f0c',
  destination: 'crm',
  notice: {
    type: 'lead.created',
    lead,
    registration: { for: 'freeTrial', person: { lang: 'de', companyName: 'Northwind' } },
  },
  acceptedAt: Date.UTC(2026, 10, 22),
  attempt: 3,
  lease: 'x',
}
const forgotten: Delivery = {
  ...delivery,
  notice: { type: 'lead.forgotten', email: 'ada@northwind.example' },
}

describe('the CRM', () => {
  it('gets the lead as JSON under its key, with the token', async () => {
    expect(await createCrmForward(receiver.url, 'sesame')(delivery)).toEqual({ isDelivered: true })
    const [{ headers, body }] = receiver.requests as [LeadReceiver['requests'][number]]
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': '6f0c:crm',
      authorization: 'Bearer sesame',
    })
    expect(body).toEqual({
      type: 'lead.created',
      timestamp: '2026-11-22T00:00:00.000Z',
      data: { id: '6f0c', ...lead },
    })
  })

  it('gets no token where none is set', async () => {
    await createCrmForward(receiver.url)(delivery)
    expect(receiver.requests[0]!.headers).not.toHaveProperty('authorization')
  })

  it('is told whom to erase', async () => {
    await createCrmForward(receiver.url)(forgotten)
    expect(receiver.requests[0]!.body).toMatchObject({
      type: 'lead.forgotten',
      data: { id: '6f0c', email: 'ada@northwind.example' },
    })
  })

  it.each([
    [400, true],
    [401, false],
    [404, false],
    [409, false],
    [422, true],
    [429, false],
    [500, false],
    [503, false],
  ])('that answers %i refuses for good: %s', async (status, isFinal) => {
    receiver.behave({ status })
    const attempt = await createCrmForward(receiver.url)(delivery)
    const reason = `it answered with ${status}`
    expect(attempt).toEqual({ isDelivered: false, isFinal, reason })
  })

  it('is not followed elsewhere', async () => {
    const other = await startLeadReceiver()
    receiver.behave({ status: 307, headers: { location: other.url } })
    expect(await createCrmForward(receiver.url, 'sesame')(delivery)).toEqual({
      isDelivered: false,
      isFinal: false,
      reason: 'it answered with 307, and redirects are not followed',
    })
    expect(other.requests).toEqual([])
    await other.close()
  })

  it('says when to come back, in seconds or as a date, within six hours', async () => {
    const ask = async (after: string) => {
      receiver.behave({ status: 429, headers: { 'retry-after': after } })
      const attempt = await createCrmForward(receiver.url)(delivery)
      return 'retryAfterMs' in attempt ? attempt.retryAfterMs : undefined
    }
    expect(await ask('120')).toBe(120_000)
    expect(await ask('9999999')).toBe(6 * 3_600_000)
    expect(await ask('soon')).toBeUndefined()
    expect(await ask(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50_000)
  })

  it('that cannot be reached, or hangs up, is named by what the network says', async () => {
    receiver.behave({ drop: true })
    expect(await createCrmForward(receiver.url)(delivery)).toMatchObject({
      isFinal: false,
      reason: expect.stringMatching(/^no connection \((UND_ERR_SOCKET|ECONNRESET)\)$/),
    })
    await receiver.close()
    expect(await createCrmForward(receiver.url)(delivery)).toEqual({
      isDelivered: false,
      isFinal: false,
      reason: 'no connection (ECONNREFUSED)',
    })
  })
})

describe('a webhook', () => {
  const secret = `whsec_${Buffer.from('a key of thirty-two bytes length').toString('base64')}`
  const hook: Delivery = { ...delivery, destination: 'webhook' }

  it('is signed as standardwebhooks.com says, so that its library believes it', async () => {
    expect(await createWebhookForward(receiver.url, secret)(hook)).toEqual({ isDelivered: true })
    const [{ headers, text }] = receiver.requests as [LeadReceiver['requests'][number]]
    const signed = headers as Record<string, string>
    expect(new Webhook(secret).verify(text, signed)).toMatchObject({ type: 'lead.created' })
    expect(signed['webhook-id']).toBe('6f0c:webhook')
    expect(signed['idempotency-key']).toBe('6f0c:webhook')
    expect(() => new Webhook(secret).verify(text.replace('Ada', 'Eve'), signed)).toThrow(
      'No matching signature found',
    )
  })

  it('signs each attempt with its own time, over the same body and id', async () => {
    for (const now of [0, 60_000]) await createWebhookForward(receiver.url, secret, () => now)(hook)
    const [first, second] = receiver.requests
    expect(second!.text).toBe(first!.text)
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    expect([first, second].map((one) => one!.headers['webhook-timestamp'])).toEqual(['0', '60'])
  })
})
