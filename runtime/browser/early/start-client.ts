import { askEarly, type EarlyQuestion } from './ask-early.ts'
import { SiteStartFailed } from './client-errors.ts'
import { catchEarlySends } from './early-sends.ts'
import { defineIsland } from './island-element.ts'
import { report } from './report.ts'
import { toReason } from '../../model/errors/to-reason.ts'
import type { LaterScripts } from './site-script.ts'
import { whenIdle } from './when-idle.ts'

/**
 * What a page runs before it is idle: it knows islands and keeps early clicks. The machines come
 * when the page is idle, or when somebody needs them. If they never come the page is plain HTML.
 */
export function startClient(load: LaterScripts, question?: EarlyQuestion): void {
  let started: Promise<void> | undefined
  const start = () => (started ??= startSite())
  const wake = () => void start().catch(() => {})
  const early = catchEarlySends(wake)
  // History navigation is not handled yet: the loaded page stays.
  const shown = findDocumentAddress()
  addEventListener('popstate', wake, { once: true })

  async function startSite(): Promise<void> {
    try {
      const site = await load.site()
      site.start(early, shown)
    } catch (cause) {
      // Until an island requests the machines again, the browser handles forms.
      early.take()
      started = undefined
      report(SiteStartFailed, [toReason(cause)], { cause })
      throw cause
    }
  }
  // The script is async: it may run while the document is still being read. The question for consent
  // stands at its top; an island can only be adopted whole.
  const isAsked = askEarly(question)
  const begin = () => {
    if (!isAsked) askEarly(question)
    defineIsland(start, load.island)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
  whenIdle(wake)
}

/** A move in the history may have come before this script: the address bar is ahead of it then. */
function findDocumentAddress(): URL {
  const name = performance.getEntriesByType('navigation')[0]?.name ?? ''
  return new URL(URL.canParse(name) ? name : location.href)
}
