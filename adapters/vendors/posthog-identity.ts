/**
 * Stores PostHog's identity between pages: the visitor and the visit. Two random ids and a time, in
 * one record of `site-config/privacy.json`.
 */
import type { PostHog } from 'posthog-js/dist/module.slim.no-external.js'

const key = 'ph_visitor'

/** Idle milliseconds that end a visit, as in PostHog. */
const idle = 30 * 60_000

interface Identity {
  visitor: string
  visit: string
  /** Time of the last event. */
  time: number
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{8,64}$/.test(value)

/** @returns PostHog's initial ids: those of a new visitor where nothing is stored. */
export function readIdentity(now: number): { distinctID?: string; sessionID?: string } {
  const { visitor, visit, time } = read()
  // Without `randomUUID` in the browser, the SDK makes an id.
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
      // An earlier version of the site let the SDK store data of its own.
      if (name !== key && name.startsWith('ph_')) localStorage.removeItem(name)
    }
    localStorage.setItem(key, JSON.stringify(identity))
  } catch {
    // Storage is full or refused: the visitor counts as new on the next page.
  }
}

function read(): Partial<Record<keyof Identity, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Partial<Identity>
  } catch {
    return {}
  }
}
