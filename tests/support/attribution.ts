import document from '../../machines/traffic-source/machine.json' with { type: 'json' }
import { createMemoryPorts, settle } from './machine-ports.ts'
import { startMachine } from './start-machine.ts'
import { trafficTables } from './traffic-tables.ts'

/** One record, as it is stored. */
export type TrafficRecord = Record<string, string>

/** The result of the machine `traffic-source` for a landing. */
export interface Landed {
  landed: TrafficRecord
  clickIds: TrafficRecord
  campaign: TrafficRecord
  referringDomain: string
  isExcluded: boolean
}

/** Stored earlier: any records, and the cookie of the previous site. */
export interface Stored {
  initial: unknown
  mostRecent: unknown
  legacy: unknown
}

export interface Visit {
  landing: { url: string; referrer: string }
  /**
   * `new`: the document begins a visit. `within`: an earlier one did. `captured`: the visit is
   * stored already.
   */
  stage: 'new' | 'within' | 'captured'
  hasAdConsent: boolean
  /** The page on which the visitor converts, if now. */
  conversion: { path: string; url: string } | null
}

export interface Recorded extends Landed {
  records: { initial: TrafficRecord | null; mostRecent: TrafficRecord | null }
  isStored: boolean
  isLegacy: boolean
}

const pricing = { path: '/pricing', url: '/pricing', routeName: 'pricing' }

function start(visit: Visit, traffic: unknown) {
  const ports = createMemoryPorts({
    locks: {
      request: (async (_: string, __: object, run: () => unknown) =>
        run()) as LockManager['request'],
    },
  })
  const { landing } = visit
  const ad = visit.stage === 'captured' ? !visit.hasAdConsent : visit.hasAdConsent
  const input = { landing, page: pricing, consent: { ad }, config: { traffic } }
  return startMachine(document, { ports, input: input as never })
}

/** Reads a landing: nothing of it is stored yet. */
export function land(
  landing: Visit['landing'],
  traffic: Omit<typeof trafficTables, 'places'> & { places: unknown[] } = trafficTables,
): Landed {
  const { send, state } = start(
    { landing, stage: 'new', hasAdConsent: false, conversion: null },
    traffic,
  )
  send({ type: 'visit.started', isNew: true })
  return state().context as unknown as Landed
}

/** Runs a visit to its end, over what is stored. */
export async function recordVisit(stored: Stored, visit: Visit): Promise<Recorded> {
  const { send, state, ports } = start(visit, trafficTables)
  const { storage } = trafficTables
  const store = () => {
    for (const name of ['initial', 'mostRecent'] as const) {
      if (stored[name] !== null) ports.stores.local.set(storage[name], JSON.stringify(stored[name]))
      else ports.stores.local.delete(storage[name])
    }
    if (stored.legacy !== null)
      ports.jar.set(storage.legacyCookie, { value: JSON.stringify(stored.legacy), attributes: {} })
  }
  if (visit.stage === 'captured') {
    send({ type: 'visit.started', isNew: true })
    await settle()
  }
  store()
  ports.effects.length = 0
  if (visit.conversion) send({ type: 'page.shown', ...visit.conversion, routeName: 'form' })
  if (visit.stage === 'captured') send({ type: 'consent.changed', ad: visit.hasAdConsent })
  else send({ type: 'visit.started', isNew: visit.stage === 'new' })
  await settle()
  const codes = ports.effects.flatMap(([name, , code]) => (name === 'log' ? [code] : []))
  return {
    ...(state().context as unknown as Omit<Recorded, 'isStored'>),
    isStored: codes.includes('TRAFFIC_SOURCE_STORED'),
  }
}
