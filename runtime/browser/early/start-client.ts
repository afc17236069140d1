import { askEarly, handOverAnswer, isSettled, type EarlyQuestion } from './ask-early.ts'
import { SiteStartFailed } from './client-errors.ts'
import { documentAddress } from './document-load.ts'
import { catchEarlyActs } from './early-acts.ts'
import { defineIsland } from './island-element.ts'
import { isStored } from './is-stored.ts'
import { report } from './report.ts'
import { toReason } from '../../model/errors/to-reason.ts'
import type { LaterScripts } from './site-script.ts'
import { whenIdle, whenLoaded } from './when-idle.ts'

/** Facts about the site that a page has before the site's script. */
export interface EarlyFacts {
  /** The question for consent; undefined where a site asks nothing, or not before its machines run. */
  question?: EarlyQuestion
  /**
   * Whether the machines have nothing to do before the visitor acts, but for the stored entries
   * below.
   */
  waits: boolean
  /**
   * Match names of stored entries: those a machine of the page keeps; those only a consent allows.
   */
  kept: string
  leftover: string
}

/**
 * Runs at once on every page: it defines islands and keeps early clicks. The machines come when
 * somebody needs them: an island, an answer that is waited for, a visitor who moves; or when the
 * page is idle, if they have something to do unasked. If they never come the page is plain HTML.
 */
export function startClient(
  load: LaterScripts,
  { question, waits, kept, leftover }: EarlyFacts,
): void {
  let started: Promise<void> | undefined
  let resolveRunning!: () => void
  const running = new Promise<void>((resolve) => (resolveRunning = resolve))
  const start = () => (started ??= startSite())
  const wake = () => void start().catch(() => {})
  // The page and its content come first.
  const early = catchEarlyActs(wake, () => whenLoaded(wake))
  // History navigation is not handled yet: the loaded page stays.
  const shown = documentAddress()
  addEventListener('popstate', wake, { once: true })

  async function startSite(): Promise<void> {
    try {
      const site = await load.site()
      await site.start(early, shown, leftover)
      handOverAnswer()
      resolveRunning()
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
  let asked = askEarly(question)
  const begin = () => {
    asked = asked.then((isAsked) => isAsked || askEarly(question))
    defineIsland(start, running, load.island)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
  whenIdle(async () => {
    if (
      !waits ||
      (question && !(await asked) && !isSettled(question)) ||
      isStored(`${kept}|${leftover}`) ||
      // Fields may take their values from the address.
      document.querySelector(`${shown.search && '[data-prefill], '}[data-preview]`)
    )
      wake()
  })
}
