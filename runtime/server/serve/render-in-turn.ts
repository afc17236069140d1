import { setImmediate } from 'node:timers'
import type { RenderCache } from '../../model/ports/render-cache.ts'

/**
 * The cache, limited to starting one render per turn of the event loop. However many requests need
 * rendering, requests for cached entries are answered in between.
 */
export function renderInTurn(cache: RenderCache): RenderCache {
  const takeTurn = createTurns()
  return {
    find: (key) => cache.find(key),
    purge: (purge) => cache.purge(purge),
    clear: () => cache.clear(),
    get: (key, render) =>
      cache.get(key, async (stale) => {
        await takeTurn()
        return render(stale)
      }),
  }
}

/** Resolves at once for the first of a turn of the event loop, for the others one turn after the other. */
function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let isTaken = false
  function pass(): void {
    const next = waiting.shift()
    isTaken = next !== undefined
    if (!next) return
    setImmediate(pass)
    next()
  }
  return () =>
    new Promise((resolve) => {
      if (isTaken) {
        waiting.push(resolve)
        return
      }
      isTaken = true
      setImmediate(pass)
      resolve()
    })
}
