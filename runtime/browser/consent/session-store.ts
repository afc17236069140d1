/**
 * The browser's side of the machine `analytics-session`: it finds and keeps the stored session, and
 * gives its id to every event. The machine decides what a session is and when it is over.
 */
import { fromCallback, type EventObject } from 'xstate'
import { siteError } from '../../model/errors/site-error.ts'
import { toReason } from '../../model/errors/to-reason.ts'
import type { MachinePorts } from '../../model/ports/machine-ports.ts'
import type { Implementations } from '../../machines/registry.ts'
import { SessionNotStored } from './vendors/event-errors.ts'
import type { Hub } from './vendors/hub.ts'

/** The stored form; the machine's document explains the fields. */
export interface Session {
  /** Milliseconds since the epoch, like `last`. */
  id: number
  last: number
  campaign: Readonly<Record<string, string>>
  domain: string
  page?: SessionPage | undefined
}

interface SessionPage {
  path: string
  pageName: string
  locale: string
}

interface SessionFound extends EventObject {
  type: 'session.found'
  stored: Session | null
  time: number
  reported: string | null
}

interface Options {
  hub: Pick<Hub, 'beforeTrack' | 'setCommon'>
  /** @throws what the browser throws when it forbids storage */
  storage: () => MachinePorts['storage']['local']
  now(): number
  log: MachinePorts['log']
}

export function createSessionStore({ hub, storage, now, log }: Options): Implementations {
  let reported: string | null = null
  /** Set where the browser stores nothing: then a session lasts as long as the document. */
  let remembered: Session | undefined
  let isReported = false

  const find = (key: string): Session | undefined => {
    try {
      return remembered ?? parseSession(storage().getItem(key))
    } catch {
      return undefined
    }
  }
  const keep = (key: string, session: Session) => {
    try {
      storage().setItem(key, JSON.stringify(session))
      remembered = undefined
    } catch (cause) {
      if (!isReported) {
        const error = siteError(SessionNotStored, [key, toReason(cause)], { cause })
        log('warn', error.code, error)
      }
      isReported = true
      remembered = session
    }
  }
  return {
    actions: {
      'session.keep'(_: unknown, { key, session, page }: SessionKept) {
        keep(key, page ? { ...session, page: toSessionPage(page) } : session)
        const { pageName, locale } = page ?? {}
        hub.setCommon({ session_id: String(session.id), pageName, locale })
      },
      'session.reported'(_: unknown, { path }: { path: string }) {
        reported = path
      },
    },
    actors: {
      'session.events': fromCallback<EventObject>(({ sendBack }) => {
        const stop = hub.beforeTrack(() => sendBack({ type: 'event.tracked' }))
        return () => {
          stop()
          remembered = undefined
          hub.setCommon({ session_id: null, pageName: null, locale: null })
        }
      }),
      'session.find': fromCallback<EventObject, { key: string }>(({ input, sendBack }) => {
        const stored = find(input.key) ?? null
        sendBack({ type: 'session.found', stored, time: now(), reported } satisfies SessionFound)
      }),
    },
  }
}

interface SessionKept {
  key: string
  session: Session
  page: SessionPage | null
}

function toSessionPage({ path, pageName, locale }: SessionPage): SessionPage {
  return { path, pageName, locale }
}

/** Undefined when nothing is stored, or nothing that can be a session. */
export function parseSession(text: string | null): Session | undefined {
  try {
    const { id, last, campaign, domain, page } = JSON.parse(text ?? '') as Partial<Session>
    if (!isTime(id) || !isTime(last) || typeof domain !== 'string') return undefined
    if (!campaign || typeof campaign !== 'object' || Array.isArray(campaign)) return undefined
    if (!Object.values(campaign).every((value) => typeof value === 'string')) return undefined
    return { id, last, campaign, domain, ...(isPage(page) && { page }) }
  } catch {
    return undefined
  }
}

function isPage(value: unknown): value is SessionPage {
  const { path, pageName, locale } = Object(value) as Partial<SessionPage>
  return [path, pageName, locale].every((each) => typeof each === 'string')
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
