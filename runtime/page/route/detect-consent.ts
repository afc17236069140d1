import { readCookie } from '../../model/config/cookies.ts'
import type { Site } from '../../model/site.ts'
import { initialSnapshot } from '../../machines/server-system.ts'

/** The actor every site calls so that asks for consent. */
const consentActor = 'consent'

export interface Consent {
  /** Whether the visitor has made a choice that still counts. */
  decided: boolean
  analytics: boolean
}

/**
 * What a visitor consents to before their browser has run anything: by the rules of the machine that
 * asks them, with what it would read itself. Undefined where nobody is asked.
 *
 * @param refusesTracking - Global Privacy Control
 */
export function detectConsent(
  { cookie, refusesTracking }: { cookie: string | null; refusesTracking: boolean },
  { behaviours, machines }: Pick<Site, 'behaviours' | 'machines'>,
): Consent | undefined {
  const actor = findConsentActor(behaviours)
  const machine = actor && machines[actor.machine]
  if (!machine) return undefined
  const stored = parse(readCookie(cookie, machine.persist?.key ?? ''))
  const input = { ...actor.input, refusesTracking, ...(stored && { stored }) }
  const { decided, analytics } = initialSnapshot(machine, input).context
  return { decided: decided === true, analytics: analytics === true }
}

/** Where the machine that asks keeps the answer; undefined where nobody is asked. */
export function findConsentCookie({
  behaviours,
  machines,
}: Pick<Site, 'behaviours' | 'machines'>): string | undefined {
  const actor = findConsentActor(behaviours)
  return actor && machines[actor.machine]?.persist?.key
}

const findConsentActor = ({ actors }: Site['behaviours']) =>
  actors.find(({ id }) => id === consentActor)

function parse(text: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
