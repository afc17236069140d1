import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Destination, LeadStore, Logger } from '#runtime'
import { createLead } from '#tests/support/create-lead.ts'
import { startLeadReceiver, type LeadReceiver } from '#tests/support/lead-receiver.ts'
import { createMemoryLeads } from '#tests/support/memory-leads.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createCrmForward } from './forward-http.ts'
import type { Forward } from './forward.ts'
import { startLeadWorker, toPause, type LeadWorker, type LeadWorkerOptions } from './worker.ts'

const quick = { poll: 5, firstRetry: 10, longestRetry: 20, longestRest: 20 }
const retention = { delivered: 90, undelivered: 365 }

let logged: { level: keyof Logger; code: string; data: Record<string, unknown> }[]
const log = Object.fromEntries(
  (['info', 'warn', 'error'] as const).map((level) => [
    level,
    (code: string, data = {}) => void logged.push({ level, code, data }),
  ]),
) as unknown as Logger
const codes = () => logged.map(({ code }) => code)

let receiver: LeadReceiver
let store: LeadStore
let workers: LeadWorker[]
const start = (
  forwards: Partial<Record<Destination, Forward>>,
  pace: LeadWorkerOptions['pace'] = {},
  more: Partial<LeadWorkerOptions> = {},
) => {
  const worker = startLeadWorker({
    store,
    forwards: new Map(Object.entries(forwards) as [Destination, Forward][]),
    retention,
    log,
    pace: { ...quick, ...pace },
    ...more,
  })
  workers.push(worker)
  return worker
}
const statusOf = async (id: string, destination: Destination = 'crm') =>
  (await store.list({ id, limit: 1 }))[0]!.deliveries.find(
    (delivery) => delivery.destination === destination,
  )!

beforeEach(async () => {
  logged = []
  workers = []
  receiver = await startLeadReceiver()
  store = createMemoryLeads({ destinations: ['crm', 'webhook'] })
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await receiver.close()
  await store.close()
})

describe('the worker', () => {
  it('passes on what was accepted before and after it started, each once', async () => {
    const accepted = [await store.accept(createLead()), await store.accept(createLead())]
    start({ crm: createCrmForward(receiver.url) })
    accepted.push(await store.accept(createLead()))
    await waitUntil(() => expect(receiver.done.size).toBe(3))
    for (const { id } of accepted) {
      await waitUntil(async () => expect(await statusOf(id)).toMatchObject({ state: 'delivered' }))
    }
    expect(receiver.requests).toHaveLength(3)
    expect([...receiver.done.keys()].toSorted()).toEqual(
      accepted.map(({ id }) => `${id}:crm`).toSorted(),
    )
  })

  it('delivers once when the upstream was down and is back, and the log says so', async () => {
    receiver.behave({ drop: true })
    start({ crm: createCrmForward(receiver.url) })
    const { id } = await store.accept(createLead())
    await waitUntil(() => expect(codes()).toContain('LEAD_NOT_DELIVERED'))
    expect(await statusOf(id)).toMatchObject({ state: 'waiting' })
    receiver.behave({})
    await waitUntil(() => expect(codes()).toContain('LEAD_DELIVERED'))
    await waitUntil(async () => expect(await statusOf(id)).toMatchObject({ state: 'delivered' }))
    expect(receiver.requests).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toContain('ada@')
  })

  it('gives up after so many attempts, loudly, and the lead is kept', async () => {
    receiver.behave({ status: 503 })
    start({ crm: createCrmForward(receiver.url) }, { attempts: 3 })
    const { id } = await store.accept(createLead())
    await waitUntil(() => expect(codes()).toContain('LEAD_DEAD'))
    await waitUntil(async () =>
      expect(await statusOf(id)).toMatchObject({
        state: 'dead',
        attempts: 3,
        reason: 'it answered with 503',
      }),
    )
    expect(receiver.requests).toHaveLength(3)
    expect(logged.at(-1)).toEqual({
      level: 'error',
      code: 'LEAD_DEAD',
      data: { lead: id, destination: 'crm', attempt: 3, reason: 'it answered with 503' },
    })
  })

  it('gives up at once what would be refused again, and passes on the next', async () => {
    receiver.behave({ status: 422 })
    start({ crm: createCrmForward(receiver.url) })
    const { id } = await store.accept(createLead())
    await waitUntil(async () =>
      expect(await statusOf(id)).toMatchObject({ state: 'dead', attempts: 1 }),
    )
    receiver.behave({})
    const { id: next } = await store.accept(createLead())
    await waitUntil(async () => expect(await statusOf(next)).toMatchObject({ state: 'delivered' }))
    expect(await store.replay()).toBe(1)
    await waitUntil(async () => expect(await statusOf(id)).toMatchObject({ state: 'delivered' }))
  })

  it('comes back no earlier than it was asked to', async () => {
    receiver.behave({ status: 429, headers: { 'retry-after': '3600' } })
    start({ crm: createCrmForward(receiver.url) })
    const { id } = await store.accept(createLead())
    await waitUntil(() => expect(codes()).toContain('LEAD_NOT_DELIVERED'))
    await waitUntil(async () => {
      expect((await statusOf(id)).at).toBeGreaterThan(Date.now() + 3_500_000)
    })
  })

  it('spends one attempt at a time on a destination that is down, whatever waits', async () => {
    for (let at = 0; at < 30; at++) await store.accept(createLead())
    receiver.behave({ status: 503 })
    start({ crm: createCrmForward(receiver.url) }, { longestRest: 3_600_000, poll: 500 })
    // The first batch finds it down; then one delivery tries, and another after a longer rest.
    await waitUntil(() => expect(receiver.requests.length).toBeGreaterThan(8))
    expect(receiver.requests.length).toBeLessThan(12)
    const { waiting } = await store.count()
    expect(waiting).toBe(60)
  })

  it('lets a destination that hangs hold up no other', async () => {
    let release = () => {}
    const hanging: Forward = () =>
      new Promise((done) => (release = () => done({ isDelivered: true })))
    start({ webhook: hanging, crm: createCrmForward(receiver.url) })
    const { id } = await store.accept(createLead())
    await waitUntil(async () => expect(await statusOf(id)).toMatchObject({ state: 'delivered' }))
    expect(await statusOf(id, 'webhook')).toMatchObject({ state: 'waiting' })
    release()
    await waitUntil(async () =>
      expect(await statusOf(id, 'webhook')).toMatchObject({ state: 'delivered' }),
    )
  })

  it('does not wait for ever for an attempt', async () => {
    start({ crm: () => new Promise(() => {}) }, { giveUp: 20 })
    const { id } = await store.accept(createLead())
    await waitUntil(async () => {
      expect(await statusOf(id)).toMatchObject({ reason: 'no end within 0.02 seconds' })
    })
  })

  it('buries what ends every process that tries it', async () => {
    const { id } = await store.accept(createLead())
    for (let at = 0; at < 3; at++) await store.take({ destination: 'crm', limit: 1, leaseMs: 0 })
    const forward = vi.fn<Forward>()
    start({ crm: forward }, { attempts: 3 })
    await waitUntil(async () => {
      expect(await statusOf(id)).toMatchObject({
        state: 'dead',
        reason: 'no attempt came to an end',
      })
    })
    expect(forward).not.toHaveBeenCalled()
  })

  it('finishes what is under way when it stops, and takes nothing more', async () => {
    receiver.behave({ delayMs: () => 100 })
    const worker = start({ crm: createCrmForward(receiver.url) })
    const { id } = await store.accept(createLead())
    await waitUntil(() => expect(receiver.requests).toHaveLength(1))
    await worker.stop()
    expect(await statusOf(id)).toMatchObject({ state: 'delivered' })
    const { id: next } = await store.accept(createLead())
    expect(await statusOf(next)).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  it('of many shares one store, and no lead is passed on twice', async () => {
    receiver.behave({ delayMs: () => Math.random() * 10 })
    const forward = createCrmForward(receiver.url)
    for (let at = 0; at < 4; at++) start({ crm: forward })
    await Promise.all(Array.from({ length: 200 }, () => store.accept(createLead())))
    await waitUntil(() => expect(receiver.done.size).toBe(200))
    expect(receiver.requests).toHaveLength(200)
    expect(receiver.overlaps).toEqual([])
  })

  it('tells once that the store is down, and goes on when it is back', async () => {
    const real = store
    let isDown = true
    store = {
      ...real,
      take: (order) => (isDown ? Promise.reject(new Error('no disk')) : real.take(order)),
    }
    start({ crm: createCrmForward(receiver.url) })
    await real.accept(createLead())
    await waitUntil(() => expect(codes()).toContain('LEAD_STORE_FAILED'))
    isDown = false
    await waitUntil(() => expect(receiver.done.size).toBe(1))
    expect(codes().filter((code) => code.startsWith('LEAD_STORE'))).toEqual([
      'LEAD_STORE_FAILED',
      'LEAD_STORE_BACK',
    ])
  })

  it('erases what is kept too long, and reminds of dead letters', async () => {
    await store.accept(createLead())
    await store.accept(createLead())
    const [delivery] = await store.take({ destination: 'crm', limit: 1, leaseMs: 60_000 })
    await store.settle(delivery!, { state: 'dead', reason: 'no' })
    start({}, { purge: 5 })
    await waitUntil(() => expect(codes()).toContain('LEADS_DEAD'))
    const later = Date.now() + 366 * 86_400_000
    start({}, { purge: 5 }, { now: () => later })
    await waitUntil(async () =>
      expect(await store.count()).toEqual({ leads: 0, suspected: 0, waiting: 0, dead: 0 }),
    )
    await waitUntil(() =>
      expect(logged).toContainEqual({
        level: 'info',
        code: 'LEADS_PURGED',
        data: { delivered: 0, undelivered: 2 },
      }),
    )
  })
})

describe('the pause before another attempt', () => {
  it('doubles, ends at the longest, and is never quite the same', () => {
    for (let times = 1; times < 60; times++) {
      const whole = Math.min(1000, 10 * 2 ** (times - 1))
      const pauses = Array.from({ length: 20 }, () => toPause(10, 1000, times))
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(whole / 2)
      expect(Math.max(...pauses)).toBeLessThanOrEqual(whole)
      expect(new Set(pauses).size).toBeGreaterThan(1)
    }
  })
})
