/**
 * What PostHog needs from one page to the next: who is visiting, and in which visit. Two random ids and
 * a time, in one record of `site-config/privacy.json`.
 */
import type { PostHog } from 'posthog-js/dist/module.slim.no-external.js'

const key = 'ph_visitor'

/** As PostHog counts visits, in ms. */
const idle = 30 * 60_000

interface Identity {
  visitor: string
  visit: string
  /** Of the last event. */
  time: number
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{8,64}$/.test(value)

/** @returns what PostHog begins with: a new visitor where nothing is kept. */
export function readIdentity(now: number): { distinctID?: string; sessionID?: string } {
  const { visitor, visit, time } = read()
  // Where the browser gives no random id, the SDK makes one.
  if (!isId(visitor)) return crypto.randomUUID ? { distinctID: crypto.randomUUID() } : {}
  const goesOn = isId(visit) && typeof time === 'number' && Math.abs(now - time) < idle
  return { distinctID: visitor, ...(goesOn && { sessionID: visit }) }
}

export function keepIdentity(
  posthog: Pick<PostHog, 'get_distinct_id' | 'get_session_id'>,
  time: number,
): void {
  const visitor = posthog.get_distinct_id()
  const identity: Identity = { visitor, visit: posthog.get_session_id(), time }
  try {
    for (const name of Object.keys(localStorage)) {
      // An earlier version of the site let the SDK keep what it liked.
      if (name !== key && name.startsWith('ph_')) localStorage.removeItem(name)
    }
    localStorage.setItem(key, JSON.stringify(identity))
  } catch {
    // Full or forbidden: the visitor is a new one on the next page.
  }
}

function read(): Partial<Record<keyof Identity, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Partial<Identity>
  } catch {
    return {}
  }
}
