/**
 * Simulates requests that reach the machines behind a CDN: answered from a process's memory, from a
 * shared Redis, or by rendering. Before `publishAt` the caches fill; there, every page changes at
 * once (a new footer).
 */
import { LRUCache } from 'lru-cache'
import { createRandom } from '../../../tests/support/edit-content.ts'
import { createZipf } from './simulate-cdn.ts'

export interface Origin {
  pages: number
  processes: number
  requestsPerSecond: number
  exponent: number
  /** Pages that the memory of one process has room for. */
  room: number
  /** Time to render a page as measured, in ms. */
  renderMs: number
  redisMs: number
}

export interface Sharing {
  name: string
  /** Whether pages are in a Redis. */
  isShared: boolean
  /** Whether one process renders a page while others wait for it. */
  isClaimed: boolean
}

export interface OriginRow {
  'rendered of 1000 requests': number
  'renders within 60 s of a new footer': number
  'of them of a page already rendered': number
  'most renders at a time': number
}

interface Page {
  version: number
  /** When the page is available, in ms: later requests wait for a render under way. */
  at: number
}

const settleSeconds = 300
const afterSeconds = 60

export function simulateOrigin(origin: Origin, { isShared, isClaimed }: Sharing): OriginRow {
  const random = createRandom(2)
  const choose = createZipf(origin.pages, origin.exponent, random)
  const memories = Array.from(
    { length: origin.processes },
    () => new LRUCache<number, Page>({ max: origin.room }),
  )
  const redis = new Map<number, Page>()
  let version = 0
  let counts = { asked: 0, rendered: 0 }
  let again = 0
  const seen = new Map<number, number>()
  /** Ends of renders under way. */
  let under: number[] = []
  let most = 0
  const end = (settleSeconds + afterSeconds) * origin.requestsPerSecond
  let calm = counts
  for (let at = 0; at < end; at++) {
    const now = (at / origin.requestsPerSecond) * 1000
    if (at === settleSeconds * origin.requestsPerSecond) {
      calm = counts
      counts = { asked: 0, rendered: 0 }
      version++
    }
    if (at === Math.floor((settleSeconds / 2) * origin.requestsPerSecond))
      counts = { asked: 0, rendered: 0 }
    counts.asked++
    const page = choose()
    const memory = memories[Math.floor(random() * memories.length)]!
    if (memory.get(page)?.version === version) continue
    const shared = isShared ? redis.get(page) : undefined
    const isMade = shared?.version === version && (isClaimed || shared.at <= now)
    if (isMade) {
      memory.set(page, { version, at: Math.max(now, shared.at) + origin.redisMs })
      continue
    }
    const made = { version, at: now + origin.renderMs + (isShared ? 2 * origin.redisMs : 0) }
    memory.set(page, made)
    if (isShared) redis.set(page, made)
    counts.rendered++
    if (version === 0) continue
    if (seen.get(page) === version) again++
    seen.set(page, version)
    under = under.filter((until) => until > now)
    under.push(made.at)
    most = Math.max(most, under.length)
  }

  return {
    'rendered of 1000 requests': Math.round((calm.rendered / calm.asked) * 10_000) / 10,
    'renders within 60 s of a new footer': counts.rendered,
    'of them of a page already rendered': again,
    'most renders at a time': most,
  }
}
