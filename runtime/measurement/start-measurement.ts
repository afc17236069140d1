/** Everything that measures: one chunk, loaded with the first consent to it. */
import type { PrivacyConfig } from '#schemas/config-types.ts'
import { attempt } from '../islands/attempt.ts'
import { logToConsole } from '../islands/log-to-console.ts'
import { addImplementations } from '../islands/site-registry.ts'
import type { GestureParts } from '../islands/gestures/start-gestures.ts'
import type { MachineSystem } from '../machines/system.ts'
import type { Vendor } from '../ports/vendor.ts'
import type { EventCatalogue } from './catalogue.ts'
import type { Channel } from './channel.ts'
import { eraseStorage } from './erase-storage.ts'
import { createHub } from './hub.ts'
import { createKeepSession } from './keep-session.ts'
import { readLanding, readPage } from './landing.ts'
import { shareVendorHost } from './vendor-host.ts'

export interface MeasurementParts extends GestureParts {
  config: { events: EventCatalogue; traffic: object; privacy: PrivacyConfig }
}

/** How long after a withdrawal vendors may still write what they had begun, in ms. */
const lateWrites = 1000

/**
 * Runs the machines that measure while there is consent to their kind, tells them which page is shown,
 * and erases what they kept when it is withdrawn.
 */
export function startMeasurement(
  { actors, machines, implementations, generic, config }: MeasurementParts,
  vendors: Readonly<Record<string, () => Promise<Vendor>>>,
  system: MachineSystem,
  channel: Channel,
): void {
  const consent = system.get('consent')
  if (!consent) return
  const granted = () => {
    const { analytics, ad } = consent.getSnapshot().context
    return { analytics: Boolean(analytics), ad: Boolean(ad), any: Boolean(analytics || ad) }
  }
  const landing = readLanding()
  const hub = createHub({
    catalogue: config.events,
    isDevelopment: import.meta.env.DEV,
    isGranted: (category) => granted()[category],
    log: logToConsole,
    now: Date.now,
  })
  const keepSession = createKeepSession({
    hub,
    storage: () => localStorage,
    now: Date.now,
    log: logToConsole,
  })
  addImplementations([...implementations, { actors: { keepSession } }], generic)
  for (const machine of machines) attempt(machine.id, () => system.compile(machine))
  shareVendorHost({ hub, vendors })

  /** Of the machines that measure, those that can do something with the event hear it. */
  const tell = (event: { type: string; [key: string]: unknown }, whom = actors) => {
    for (const { id } of whom) {
      const actor = system.get(id)
      if (actor?.getSnapshot().can?.(event)) actor.send(event as never)
    }
  }
  const running = new Set<string>()
  const follow = () => {
    const state = granted()
    const page = readPage()
    const input = { landing, page, config, consent: state }
    const started = actors.filter(({ id, consent: kind }) => state[kind!] && !running.has(id))
    const stopped = actors.filter(({ id, consent: kind }) => !state[kind!] && running.has(id))
    for (const { id } of stopped) {
      running.delete(id)
      attempt(id, () => system.stop(id))
    }
    for (const { id, machine, input: declared } of started) {
      running.add(id)
      attempt(id, () => system.spawn(id, machine, { ...declared, ...input }))
    }
    erase()
    if (stopped.length > 0) setTimeout(erase, lateWrites)
    tell({ type: 'consent.changed', ...state })
    tell({ type: 'page.shown', ...page }, started)
  }
  const erase = () => {
    const state = granted()
    eraseStorage(
      config.privacy.storage.filter(({ category }) => category !== 'exempt' && !state[category]),
      globalThis,
    )
  }
  consent.subscribe(follow)
  follow()
  // Now that the receivers are known and the session runs.
  attempt('early events', () => channel.open(hub))
  system.get('navigation')?.on('page.changed', () => tell({ type: 'page.shown', ...readPage() }))
}
