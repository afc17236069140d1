/**
 * Limits previews. Each is drawn for one request, and costs as much as twenty kept pages: an
 * address may request a limited number per minute, few are drawn at a time, and a refused ref is
 * not looked up again for a while.
 */
import { LRUCache } from 'lru-cache'
import { PreviewExpired } from '../../model/errors/content-errors.ts'
import { isSiteError, siteError } from '../../model/errors/site-error.ts'
import type { Previews } from '../../model/ports/previews.ts'
import type { RateLimit, RateLimiter } from '../../model/ports/rate-limiter.ts'
import { toRateKey } from '../serve/rate-key.ts'

/** More than a cookie holds in any browser, and than any token takes. */
export const maxPreviewLength = 4096

/** Enough for an office of editors who type: each pause makes a preview. */
export const previewLimit: RateLimit = { requests: 120, seconds: 60 }

const drawnAtOnce = 2
export const maxWaiting = 30
const refusedCount = 500
const refusedMs = 60_000

export interface PreviewGate {
  /**
   * Draws the preview of a ref when its turn comes.
   * @param address - the client's; undefined counts as one client
   * @returns whole seconds to wait when there are too many. @throws SiteError PreviewExpired for a ref of no
   *   preview, and for one that is known to be refused; whatever `draw` throws
   */
  pass<Answer extends object | undefined>(
    ref: string,
    address: string | undefined,
    draw: () => Promise<Answer>,
  ): Promise<Answer | number>
}

/** @param rates - counts requests; without it there is no limit per address */
export function createPreviewGate(previews: Previews, rates: RateLimiter | undefined): PreviewGate {
  const refused = new LRUCache<string, true>({ max: refusedCount, ttl: refusedMs })
  const takeTurn = createTurns()

  async function findWait(address = ''): Promise<number> {
    const wait = await rates?.count(`preview ${toRateKey(address)}`, previewLimit)
    return Math.ceil((wait ?? 0) / 1000)
  }

  return {
    async pass(ref, address, draw) {
      if (refused.has(ref)) throw siteError(PreviewExpired, [])
      const seconds = await findWait(address)
      if (seconds > 0) return seconds
      const endTurn = await takeTurn()
      if (!endTurn) return 1
      try {
        if (!(await previews.isPreview(ref))) throw siteError(PreviewExpired, [])
        return await draw()
      } catch (error) {
        if (isSiteError(error, PreviewExpired.code)) refused.set(ref, true)
        throw error
      } finally {
        endTurn()
      }
    },
  }
}

/** Resolves to a function that ends the turn; to undefined at once when too many are waiting. */
function createTurns(): () => Promise<(() => void) | undefined> {
  const waiting: (() => void)[] = []
  let taken = 0
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else taken -= 1
  }
  return async () => {
    if (taken < drawnAtOnce) taken += 1
    else if (waiting.length >= maxWaiting) return undefined
    else await new Promise<void>((resolve) => void waiting.push(resolve))
    return end
  }
}
