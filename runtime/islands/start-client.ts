import { SiteStartFailed } from './client-errors.ts'
import { catchEarlySends } from './early-sends.ts'
import { defineIsland } from './island-element.ts'
import { report, toReason } from './report.ts'
import type { LoadSite } from './site-parts.ts'
import { whenIdle } from './when-idle.ts'

/**
 * What a page runs before it is idle: it knows islands and keeps early clicks. The machines come
 * when the page is idle, or when somebody needs them. If they never come the page is plain HTML.
 */
export function startClient(loadSite: LoadSite): void {
  let started: Promise<void> | undefined
  const start = () => (started ??= load())
  const wake = () => void start().catch(() => {})
  const early = catchEarlySends(wake)
  // A move in the history may come before anyone can answer it: the page shown stays this one.
  const shown = new URL(location.href)
  addEventListener('popstate', wake, { once: true })

  async function load(): Promise<void> {
    try {
      const [{ startSite }, site] = await Promise.all([import('./start-site.ts'), loadSite()])
      startSite(site, early, shown)
    } catch (cause) {
      // Until an island asks for the machines again, forms are the browser's.
      early.take()
      started = undefined
      report(SiteStartFailed, [toReason(cause)], { cause })
      throw cause
    }
  }
  // The script is async: it may run while the document is still being read, and an island can
  // only be adopted whole.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => defineIsland(start))
  } else defineIsland(start)
  whenIdle(wake)
}
