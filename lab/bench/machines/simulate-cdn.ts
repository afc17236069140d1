/**
 * Simulates visitors of many regions, each behind its own cache: how many requests a CDN answers by
 * itself, by how long it keeps a page. Requests follow Zipf's law, editors publish at random.
 */
import { LRUCache } from 'lru-cache'
import { createRandom } from '../../../tests/support/edit-content.ts'

export interface Traffic {
  pages: number
  regions: number
  /** Requests of all regions together. */
  requestsPerSecond: number
  seconds: number
  /** Exponent of Zipf's law; web traffic has 0.6 to 1. */
  exponent: number
  editsPerHour: number
  /** Pages that one edit changes. */
  pagesOfEdit: number
  /** Share of the pages that each region has room for. */
  room: number
}

export interface CdnPolicy {
  name: string
  /** How long a page is kept. */
  ttlSeconds: number
  /** Whether an edit purges the CDN. */
  isPurged: boolean
}

export interface CdnRow {
  'answered by the CDN, %': number
  'requests to the origin, per 1000': number
  'stale answers, per million': number
  'oldest answer, s': number
}

/** Counts after a first half in which caches fill. */
export function simulateCdn(traffic: Traffic, { ttlSeconds, isPurged }: CdnPolicy): CdnRow {
  const random = createRandom(1)
  const choose = createZipf(traffic.pages, traffic.exponent, random)
  const caches = Array.from(
    { length: traffic.regions },
    () => new LRUCache<number, number>({ max: Math.ceil(traffic.pages * traffic.room) }),
  )
  /** When a page was last changed. */
  const changedAt = new Map<number, number>()
  const total = traffic.requestsPerSecond * traffic.seconds
  const editEvery = (3600 / traffic.editsPerHour) * traffic.requestsPerSecond
  const counts = { asked: 0, missed: 0, stale: 0 }
  let oldest = 0
  for (let at = 0; at < total; at++) {
    const now = at / traffic.requestsPerSecond
    if (at % editEvery < 1) edit(now)
    const cache = caches[Math.floor(random() * caches.length)]!
    const page = choose()
    const keptAt = cache.get(page)
    const isHit = keptAt !== undefined && now - keptAt < ttlSeconds
    if (!isHit) cache.set(page, now)
    if (at < total / 2) continue
    counts.asked++
    if (!isHit) counts.missed++
    const changed = changedAt.get(page)
    if (isHit && changed !== undefined && changed > keptAt) {
      counts.stale++
      oldest = Math.max(oldest, now - changed)
    }
  }

  function edit(now: number): void {
    for (let n = 0; n < traffic.pagesOfEdit; n++) {
      const page = choose()
      changedAt.set(page, now)
      if (isPurged) for (const cache of caches) cache.delete(page)
    }
  }

  const share = counts.missed / counts.asked
  return {
    'answered by the CDN, %': round((1 - share) * 100),
    'requests to the origin, per 1000': round(share * 1000),
    'stale answers, per million': Math.round((counts.stale / counts.asked) * 1e6),
    'oldest answer, s': Math.round(oldest),
  }
}

/** Draws ranks; 0 is the most frequent. */
export function createZipf(count: number, exponent: number, random: () => number): () => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank++) sums[rank] = sum += 1 / (rank + 1) ** exponent
  return () => {
    const wanted = random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

const round = (value: number) => Math.round(value * 10) / 10
