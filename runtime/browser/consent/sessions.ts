/**
 * What an analytics session is, as pure functions: one per browser, shared by its tabs through what
 * is stored, over after some time without events or when it gets too long. The clock may be wrong:
 * visitors set it, and tabs read it at different times.
 */
import type { MachinePorts } from '../../model/ports/machine-ports.ts'
import { findSite } from '../../machines/host-names.ts'

export interface Session {
  /** The time it started at, in milliseconds since the epoch. */
  id: number
  /** Time of the last event. */
  last: number
  /** Where the visitor last arrived from, in this session or one before. */
  campaign: Readonly<Record<string, string>>
  domain: string
  /** The page of the last event. */
  page?: SessionPage | undefined
}

export interface SessionPage {
  path: string
  pageName: string
  locale: string
}

export interface SessionRules {
  /** Milliseconds without an event after which a session is over. */
  idle: number
  /** Milliseconds after which it is over in any case. */
  longest: number
}

/** How a document was come to. */
export interface Arrival {
  campaign: Readonly<Record<string, string>>
  /** Of the referring page; `$direct` without one. */
  domain: string
  /** Whether the domain says nothing of where the visitor came from, as that of a form provider. */
  isExcluded: boolean
  /** Whether the document began a session before it was known how it was come to. */
  isInNewSession: boolean
}

export type SessionEvent =
  | {
      type: 'session.ended'
      id: string
      duration: number
      /** When it ended: the time of its last event. */
      time: number
      page: SessionPage | null
    }
  | { type: 'session.started'; id: string }
  | { type: 'campaign.changed'; campaign: Readonly<Record<string, string>>; domain: string }

export interface Step {
  /** To be stored in place of what was read. */
  session: Session
  /** In the order they happened. */
  events: SessionEvent[]
}

export const direct = '$direct'

/** A clock may be set back this far without anybody noticing; further, nothing stored can be trusted. */
const tolerance = 5 * 60_000

/** Something happens at `now`: it belongs to the stored session, or begins the next. */
export function touchSession(
  stored: Session | undefined,
  now: number,
  { idle, longest }: SessionRules,
): Step {
  if (stored && age(stored.last, now) < idle && age(stored.id, now) < longest)
    return { session: { ...stored, last: now }, events: [] }
  // A clock that was set back could give the number of the session that is over.
  const id = stored?.id === now ? now + 1 : now
  const { campaign = {}, domain = direct } = stored ?? {}
  const session = { id, last: now, campaign, domain }
  const started: SessionEvent = { type: 'session.started', id: String(id) }
  if (!stored) return { session, events: [started] }
  const duration = Math.max(0, Math.round((stored.last - stored.id) / 1000))
  const ended: SessionEvent = {
    type: 'session.ended',
    id: String(stored.id),
    duration,
    time: stored.last,
    page: stored.page ?? null,
  }
  return { session, events: [ended, started] }
}

/** The same for the first event that knows how the document was come to. */
export function arriveInSession(
  stored: Session | undefined,
  now: number,
  rules: SessionRules,
  arrival: Arrival,
): Step {
  const { session, events } = touchSession(stored, now, rules)
  const isNewSession = arrival.isInNewSession || events.length > 0
  if (!isNewCampaign(session, arrival, isNewSession)) return { session, events }
  const { campaign } = arrival
  const domain = arrival.isExcluded ? session.domain : arrival.domain
  return {
    session: { ...session, campaign, domain },
    events: [...events, { type: 'campaign.changed', campaign, domain }],
  }
}

/**
 * ANALYTICS-04. An excluded site, and a direct visit within a session, say nothing by themselves. The
 * hosts of one registered domain are one site: l.facebook.com and m.facebook.com.
 */
function isNewCampaign(
  before: Pick<Session, 'campaign' | 'domain'>,
  { campaign, domain, isExcluded }: Arrival,
  isNewSession: boolean,
): boolean {
  const isSilent = isExcluded || (domain === direct && !isNewSession)
  if (!isSilent && findSite(domain) !== findSite(before.domain)) return true
  const saysCampaign = !isSilent || Object.keys(campaign).length > 0
  return saysCampaign && !isSame(before.campaign, campaign)
}

/** Names are compared without case. */
function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => a[key]!.toLowerCase() === b[key]?.toLowerCase())
  )
}

/** Milliseconds since then; a little in the future counts as now, more as for ever ago. */
function age(then: number, now: number): number {
  const passed = now - then
  return passed >= 0 ? passed : passed >= -tolerance ? 0 : Infinity
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

/**
 * Reads, changes and writes the session in one go, so that what another tab wrote meanwhile counts.
 * @throws what the storage throws when it is full or forbidden.
 */
export function updateSession(
  store: MachinePorts['storage']['local'],
  key: string,
  change: (stored: Session | undefined) => Step,
): Step {
  const step = change(parseSession(store.getItem(key)))
  store.setItem(key, JSON.stringify(step.session))
  return step
}
