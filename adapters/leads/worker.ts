/**
 * Passes leads on, in one lane per destination, so that a slow or failing one holds up no other.
 * Any number of processes may run one over the same store. Delivery is at least once, under a key that
 * stays the same (docs/decisions/0036-delivery-of-leads.md).
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Delivery, Destination, LeadStore, Logger, Outcome } from '#runtime'
import { isSiteError, toReason } from '#runtime/errors'
import type { Attempt, Forward } from './forward.ts'
import { createOutageLog } from './outage-log.ts'

export interface LeadWorkerOptions {
  store: LeadStore
  forwards: ReadonlyMap<Destination, Forward>
  /** Retention in days. */
  retention: { delivered: number; undelivered: number }
  log: Logger
  pace?: Partial<Pace>
  now?: () => number
}

/** Milliseconds, except for the counts. */
export interface Pace {
  /** Time between two checks of an idle lane. */
  poll: number
  /** Deliveries that a lane makes at once. */
  batch: number
  /** Time for an attempt before another process may try; longer than `giveUp`. */
  lease: number
  /** Time after which an attempt counts as failed. */
  giveUp: number
  /** Pause after a delivery's first failure; doubled with each further one. */
  firstRetry: number
  longestRetry: number
  /** Attempts; a delivery that fails the last one is a dead letter. */
  attempts: number
  /** Longest rest of a failing destination. */
  longestRest: number
  /** Time between two purges of expired leads. */
  purge: number
}

const hour = 3_600_000
const day = 24 * hour

/** Survives an outage of three days without losing a lead. */
const usualPace: Pace = {
  poll: 1000,
  batch: 8,
  lease: 60_000,
  giveUp: 45_000,
  firstRetry: 10_000,
  longestRetry: 6 * hour,
  attempts: 24,
  longestRest: 60_000,
  purge: hour,
}

export interface LeadWorker {
  /** Takes no more, and resolves when running attempts have ended, or after 15 seconds. */
  stop(): Promise<void>
}

const stopTimeoutMs = 15_000

export function startLeadWorker(options: LeadWorkerOptions): LeadWorker {
  const { forwards } = options
  const pace = { ...usualPace, ...options.pace }
  const stopped = new AbortController()
  const sleep = (ms: number) => wait(ms, undefined, { signal: stopped.signal }).catch(() => {})
  const work = { ...options, pace, sleep, isOver: () => stopped.signal.aborted }
  const lanes = [
    ...[...forwards].map(([destination, forward]) => runLane(destination, forward, work)),
    runRetention(work),
  ]
  return {
    async stop() {
      stopped.abort()
      const late = new AbortController()
      const timeout = wait(stopTimeoutMs, undefined, { signal: late.signal }).catch(() => {})
      await Promise.race([Promise.all(lanes), timeout])
      late.abort()
    },
  }
}

/**
 * Passes on due leads, and resolves when none is left or a destination does not answer: for hosts
 * that run nothing between requests, which call this after each lead and from time to time.
 * @param signal - ends it between two batches
 */
export async function passOnLeads(options: LeadWorkerOptions, signal: AbortSignal): Promise<void> {
  const pace = { ...usualPace, ...options.pace }
  const lanes = [...options.forwards].map(([destination, forward]) => {
    const lane = new AbortController()
    // The lane ends instead of pausing.
    const sleep = async () => lane.abort()
    const isOver = () => lane.signal.aborted || signal.aborted
    return runLane(destination, forward, { ...options, pace, sleep, isOver })
  })
  let isDone = false
  const sleep = async () => void (isDone = true)
  await Promise.all([...lanes, runRetention({ ...options, pace, sleep, isOver: () => isDone })])
}

interface Work extends Omit<LeadWorkerOptions, 'pace'> {
  pace: Pace
  sleep(ms: number): Promise<unknown>
  isOver(): boolean
}

async function runLane(destination: Destination, forward: Forward, work: Work): Promise<void> {
  const { store, pace, sleep, isOver } = work
  const storeFailed = createOutageLog(work, 'LEAD_STORE_FAILED')
  const takeBatch = async (limit: number): Promise<Delivery[]> => {
    try {
      const batch = await store.take({ destination, limit, leaseMs: pace.lease })
      storeFailed(undefined)
      return batch
    } catch (error) {
      storeFailed(error)
      return []
    }
  }
  /** Consecutive batches that the destination did not answer. */
  let failures = 0
  while (!isOver()) {
    // One delivery probes whether it is back; the others save their attempts.
    const limit = failures === 0 ? pace.batch : 1
    const batch = await takeBatch(limit)
    const ends = await Promise.all(batch.map((delivery) => deliver(delivery, forward, work)))
    if (ends.includes('answered')) failures = 0
    else if (ends.length > 0) failures += 1
    if (failures > 0 && ends.length > 0) {
      await sleep(toPause(pace.poll, pace.longestRest, failures))
    } else if (ends.length < limit) await sleep(pace.poll)
  }
}

type End = 'answered' | 'failed'

async function deliver(delivery: Delivery, forward: Forward, work: Work): Promise<End> {
  const { store, log, pace, now = Date.now } = work
  const { id, destination, attempt } = delivery
  const started = now()
  const end = await attemptOnce(delivery, forward, pace)
  const outcome = toOutcome(end, attempt, started, pace)
  const facts = { lead: id, destination, attempt }
  if (outcome.state === 'delivered') {
    log.info('LEAD_DELIVERED', { ...facts, ms: now() - started })
  } else if (outcome.state === 'dead') {
    log.error('LEAD_DEAD', { ...facts, reason: outcome.reason })
  } else {
    const next = new Date(outcome.dueAt).toISOString()
    log.warn('LEAD_NOT_DELIVERED', { ...facts, reason: outcome.reason, next })
  }
  await store.settle(delivery, outcome).catch((error: unknown) => {
    const reason = isSiteError(error) ? error.text : toReason(error)
    // It is retried when the lease ends, under the same key.
    log.error('LEAD_NOT_SETTLED', { ...facts, error: reason })
  })
  return end.isDelivered || end.isFinal ? 'answered' : 'failed'
}

async function attemptOnce(delivery: Delivery, forward: Forward, pace: Pace): Promise<Attempt> {
  // One more attempt than allowed: the earlier ones crashed their processes.
  if (delivery.attempt > pace.attempts) {
    return { isDelivered: false, isFinal: true, reason: 'no attempt came to an end' }
  }
  const late = new AbortController()
  const timeout = wait(pace.giveUp, undefined, { signal: late.signal }).then((): Attempt => {
    const reason = `no end within ${pace.giveUp / 1000} seconds`
    return { isDelivered: false, isFinal: false, reason }
  })
  timeout.catch(() => {})
  try {
    return await Promise.race([forward(delivery), timeout])
  } catch (error) {
    return { isDelivered: false, isFinal: false, reason: toReason(error) }
  } finally {
    late.abort()
  }
}

function toOutcome(end: Attempt, attempt: number, started: number, pace: Pace): Outcome {
  if (end.isDelivered) return { state: 'delivered' }
  const { reason, isFinal, retryAfterMs = 0 } = end
  if (isFinal || attempt >= pace.attempts) return { state: 'dead', reason }
  const pause = toPause(pace.firstRetry, pace.longestRetry, attempt)
  return { state: 'waiting', reason, dueAt: started + Math.max(pause, retryAfterMs) }
}

/**
 * A pause that doubles each time, of which a random part of at least a half is taken, so that
 * deliveries that failed together do not return together.
 * @param times - 1 for the first pause
 */
export function toPause(first: number, longest: number, times: number): number {
  return Math.min(longest, first * 2 ** (times - 1)) * (0.5 + Math.random() / 2)
}

async function runRetention(work: Work): Promise<void> {
  const { store, log, retention, pace, sleep, isOver, now = Date.now } = work
  const storeFailed = createOutageLog(work, 'LEAD_STORE_FAILED')
  while (!isOver()) {
    try {
      const purged = await store.purge({
        delivered: now() - retention.delivered * day,
        undelivered: now() - retention.undelivered * day,
      })
      if (purged.delivered + purged.undelivered > 0) log.info('LEADS_PURGED', { ...purged })
      const { waiting, dead } = await store.count()
      if (dead > 0)
        log.warn('LEADS_DEAD', { dead, waiting, hint: 'npx slicewright leads list --dead' })
      storeFailed(undefined)
    } catch (error) {
      storeFailed(error)
    }
    await sleep(pace.purge)
  }
}
