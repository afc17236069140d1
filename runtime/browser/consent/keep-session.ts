/**
 * The actor `keepSession`: while it runs, every event belongs to the analytics session of the browser
 * and carries its id. `sessions.ts` defines what a session is; the machine that invokes this defines
 * what is reported about it.
 */
import { fromCallback, type EventObject } from 'xstate'
import { siteError } from '../../model/errors/site-error.ts'
import { toReason } from '../../model/errors/to-reason.ts'
import type { MachinePorts } from '../../model/ports/machine-ports.ts'
import { SessionNotStored } from './vendors/event-errors.ts'
import type { Hub } from './vendors/hub.ts'
import {
  arriveInSession,
  touchSession,
  updateSession,
  type Arrival,
  type Session,
  type SessionPage,
  type SessionRules,
  type Step,
} from './sessions.ts'

export interface KeepSessionInput {
  /** Key in the browser's local storage. */
  key: string
  rules: SessionRules
  /** The page shown; null while it is not known. */
  page: SessionPage | null
  /** How the document was come to; null when it is not known, or known already. */
  arrival: Arrival | null
  /** Whether the page is about to be reported. */
  isReporting: boolean
}

/** What the invoking machine hears beside the events of the session. */
export interface SessionReady extends EventObject {
  type: 'session.ready'
  /** Whether this page was the last one reported, because consent was withdrawn and given again on it. */
  isRepeat: boolean
}

interface Options {
  hub: Pick<Hub, 'beforeTrack' | 'setCommon'>
  storage: () => Parameters<typeof updateSession>[0]
  now(): number
  log: MachinePorts['log']
}

/** Sends `session.ended`, `session.started` and `campaign.changed` as they come, first `session.ready`. */
export function createKeepSession({ hub, storage, now, log }: Options) {
  let reported: string | undefined
  /** Where the browser stores nothing, a session lasts as long as the document. */
  let remembered: Session | undefined
  let isTold = false

  const update = (key: string, change: (stored: Session | undefined) => Step): Step => {
    try {
      return updateSession(storage(), key, change)
    } catch (cause) {
      if (!isTold) {
        const error = siteError(SessionNotStored, [key, toReason(cause)], { cause })
        log('warn', error.code, error)
      }
      isTold = true
      const step = change(remembered)
      remembered = step.session
      return step
    }
  }

  return fromCallback<EventObject, KeepSessionInput>(({ input, sendBack }) => {
    const { key, rules, page, arrival, isReporting } = input
    const advance = (change: (stored: Session | undefined) => Step) => {
      const { session, events } = update(key, (stored) => {
        const step = change(stored)
        return page ? { ...step, session: { ...step.session, page: toSessionPage(page) } } : step
      })
      hub.setCommon({ session_id: String(session.id) })
      for (const event of events) sendBack(event)
    }
    hub.setCommon({ pageName: page?.pageName, locale: page?.locale })
    advance((stored) =>
      arrival ? arriveInSession(stored, now(), rules, arrival) : touchSession(stored, now(), rules),
    )
    const stop = hub.beforeTrack(() => advance((stored) => touchSession(stored, now(), rules)))
    if (isReporting && page) {
      const ready: SessionReady = { type: 'session.ready', isRepeat: reported === page.path }
      reported = page.path
      sendBack(ready)
    }
    return () => {
      stop()
      hub.setCommon({ session_id: null, pageName: null, locale: null })
    }
  })
}

function toSessionPage({ path, pageName, locale }: SessionPage): SessionPage {
  return { path, pageName, locale }
}
