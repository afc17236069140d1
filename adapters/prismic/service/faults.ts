import { setTimeout as sleep } from 'node:timers/promises'
import { refRefused } from './api-answers.ts'

/** How the service misbehaves, for tests. Without status and drop it only waits. */
export interface Fault {
  /** Requests whose URL contains this; every request when absent. */
  match?: string | RegExp
  /** How many requests it hits; 1 when absent. */
  times?: number
  /** Of the requests it could hit, the share it does: 0.3 hits three of ten, spread evenly. */
  share?: number
  delayMs?: number
  /** The connection is closed without an answer. */
  drop?: boolean
  /** The connection is closed in the middle of the answer. */
  cut?: boolean
  status?: number
  headers?: Record<string, string>
  body?: string | ((masterRef: string) => string)
}

/** The connection was closed without an answer. */
export class ConnectionDropped extends Error {
  constructor() {
    super('The connection was dropped by a fault')
    this.name = 'ConnectionDropped'
  }
}

/** The connection was closed after a part of the answer. */
export class ConnectionCut extends ConnectionDropped {
  readonly part = '{"page":1,"results":[{"id":"'
}

/** Longer than anybody waits. */
const foreverMs = 2_000_000_000

export const faults = {
  slow: (delayMs: number): Fault => ({ delayMs }),
  down: { drop: true } satisfies Fault,
  hang: { delayMs: foreverMs } satisfies Fault,
  cut: { cut: true } satisfies Fault,
  empty: { status: 200, body: '' } satisfies Fault,
  /** More than anybody should read. */
  huge: { status: 200, body: () => `{"results":["${'x'.repeat(30_000_000)}"]}` } satisfies Fault,
  brokenJson: { status: 200, body: '{"results": [' } satisfies Fault,
  html: (status: number): Fault => ({
    status,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Bad gateway</title>',
  }),
  /** @param retryAfter - the header's text; no header when absent. */
  rateLimited: (retryAfter?: string): Fault => ({
    status: 429,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    body: '{"message":"Too many requests"}',
  }),
  expiredRef: {
    match: '/documents/search',
    status: 410,
    body: (masterRef: string) => JSON.stringify(refRefused.expired(masterRef, '').body),
  } satisfies Fault,
}

export interface FaultQueue {
  /** The next matching requests meet this fault. Faults are used up in the order given. */
  next(fault: Fault): void
  /** Forgets the faults that are left. */
  clear(): void
}

export function createFaultQueue() {
  let queue: { fault: Fault; left: number; seen: number }[] = []

  function takeFor(url: string): Fault | undefined {
    const entry = queue.find(({ fault }) => isMatch(url, fault.match))
    if (!entry) return undefined
    const { share = 1 } = entry.fault
    entry.seen += 1
    if (Math.floor(entry.seen * share) === Math.floor((entry.seen - 1) * share)) return undefined
    entry.left -= 1
    queue = queue.filter(({ left }) => left > 0)
    return entry.fault
  }
  return {
    next: (fault: Fault) => void queue.push({ fault, left: fault.times ?? 1, seen: 0 }),
    clear: () => void (queue = []),

    /** @throws ConnectionDropped, or the reason of the request's signal when it ends the wait */
    async meet(request: Request, masterRef: string): Promise<Response | undefined> {
      const fault = takeFor(request.url)
      if (!fault) return undefined
      if (fault.delayMs) await sleep(fault.delayMs, undefined, { signal: request.signal })
      if (fault.cut) throw new ConnectionCut()
      if (fault.drop) throw new ConnectionDropped()
      if (fault.status === undefined) return undefined
      const body = typeof fault.body === 'function' ? fault.body(masterRef) : fault.body
      return new Response(body ?? '', {
        status: fault.status,
        headers: {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
          ...fault.headers,
        },
      })
    },
  }
}

function isMatch(url: string, match: Fault['match']): boolean {
  if (match === undefined) return true
  return typeof match === 'string' ? url.includes(match) : match.test(url)
}
