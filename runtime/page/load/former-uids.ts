/**
 * Which document had a uid before. The store remembers renamings; the service is asked what it does not know of: once
 * for each uid and ref, a few times a second, and never while it is down. Addresses that lead nowhere have no end, and
 * who makes them up must not be able to make the service busy.
 */
import { LRUCache } from 'lru-cache'
import { toReason } from '../../model/errors/to-reason.ts'
import { isSiteError } from '../../model/errors/site-error.ts'
import type { ContentSource, FormerAnswer, RawDocument } from '../../model/ports/content-source.ts'
import type { DocumentStore } from '../../model/ports/document-store.ts'
import type { Logger } from '../../model/ports/logger.ts'
import { leftOfPageBudget, withoutPageBudget } from './page-budget.ts'

export interface FormerUids {
  /** @param ref - of the content that is served */
  find(type: string, uid: string, lang: string, ref: string): Promise<FormerAnswer>
}

interface FormerUidOptions {
  source: Pick<ContentSource, 'byUid'>
  store: DocumentStore
  log: Logger
  /** Whether the service answered when it was last asked for anything. */
  isAnswering(): boolean
  now(): number
}

/** Names that nothing ever had, of the present ref. */
const keptMisses = 10_000
const askedPerSecond = 5
const askedAtOnce = 4
/** How long a visitor waits for the answer: one that comes later is there for the next. */
const patienceMs = 1000
/** Of a page's budget, for the page that says there is none. */
const spareMs = 500
/** After a question that failed. */
const pauseMs = 5000

export function createFormerUids({
  source,
  store,
  log,
  isAnswering,
  now,
}: FormerUidOptions): FormerUids {
  const misses = new LRUCache<string, true>({ max: keptMisses })
  const flights = new Map<string, Promise<boolean | undefined>>()
  let missesRef: string | undefined
  let left = askedPerSecond
  let filledAt = now()
  let pausedUntil = 0

  function mayAsk(): boolean {
    const at = now()
    left = Math.min(askedPerSecond, left + (Math.max(0, at - filledAt) / 1000) * askedPerSecond)
    filledAt = at
    if (!isAnswering() || at < pausedUntil || flights.size >= askedAtOnce || left < 1) return false
    left -= 1
    return true
  }

  /** @returns whether the store knows it now; undefined when that could not be found out */
  async function ask(type: string, uid: string, lang: string): Promise<boolean | undefined> {
    try {
      const { id, uid: present } = await source.byUid(type, uid, { lang })
      // It has come since: the replica is about to see it.
      if (present === uid) return undefined
      return store.tryToWrite({ formerUids: [{ type, lang, uid, id }] }) || undefined
    } catch (error) {
      if (isSiteError(error, 'DocumentMissing')) return false
      pausedUntil = now() + pauseMs
      log.info('FORMER_UID_UNKNOWN', { type, uid, lang, reason: toReason(error) })
      return undefined
    }
  }

  function askOnce(key: string, type: string, uid: string, lang: string, ref: string) {
    const known = flights.get(key)
    if (known) return known
    if (!mayAsk()) return undefined
    const flight = withoutPageBudget(async () => {
      const isFound = await ask(type, uid, lang)
      flights.delete(key)
      if (isFound === false && missesRef === ref) misses.set(key, true)
      return isFound
    })
    flights.set(key, flight)
    return flight
  }

  return {
    async find(type, uid, lang, ref) {
      const kept = store.findFormer(type, lang, uid)
      if (kept) return kept
      if (ref !== missesRef) {
        misses.clear()
        missesRef = ref
      }
      const key = `${type} ${lang} ${uid}`
      if (misses.has(key)) return 'none'
      const flight = askOnce(key, type, uid, lang, ref)
      if (!flight) return 'unknown'
      const isFound = await within(flight, Math.min(patienceMs, leftOfPageBudget() - spareMs))
      if (isFound === false) return 'none'
      const found: RawDocument | undefined = isFound ? store.findFormer(type, lang, uid) : undefined
      return found ?? 'unknown'
    },
  }
}

async function within<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, ms))
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
