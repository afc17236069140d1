/** Everything that measures: one chunk, loaded with the first consent to it. */
import type { PrivacyConfig } from '#schemas/config-types.ts'
import { attempt } from '../idle/attempt.ts'
import { logToConsole } from '../idle/log-to-console.ts'
import { addImplementations } from '../idle/site-registry.ts'
import type { LaterParts } from '../idle/site-parts.ts'
import type { MachineSystem } from '../../machines/system.ts'
import type { Vendor } from '../../model/ports/vendor.ts'
import type { EventCatalogue } from './vendors/catalogue.ts'
import type { Channel } from '../idle/channel.ts'
import { eraseStorage } from './erase-storage.ts'
import { createHub, type Category } from './vendors/hub.ts'
import { createSessionStore } from './session-store.ts'
import { readLanding, readPage } from './traffic/landing.ts'
import { readVariants } from './read-variants.ts'
import { createRedact } from './traffic/redact.ts'
import { createWhileRedacted } from './traffic/while-redacted.ts'
import { shareVendorHost } from './vendors/vendor-host.ts'

export interface MeasurementParts extends LaterParts {
  config: {
    events: EventCatalogue
    traffic: { parameters?: { campaign: string[]; click: { name: string }[] } }
    privacy: PrivacyConfig
    /** Parameters that addresses of pages may have, except free text. */
    parameters: readonly string[]
  }
}

/**
 * Interval in ms at which, after consent was withdrawn, storage is checked for late writes of
 * vendors.
 */
const lateWrites = 1000

/**
 * Runs the measuring machines while there is consent to their category, tells them which page is shown,
 * and erases whatever the decision does not allow.
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
  /**
   * Not every browser tells a page what another tab has decided; none does while the page is
   * asleep.
   */
  const look = () => {
    const { stored } = system.toInput(system.documents.get('consent')!)
    if (typeof stored !== 'object' || stored === null) return
    const value: Record<string, unknown> = { ...stored }
    if (value['time'] !== consent.getSnapshot().context.time)
      consent.send({ type: 'consent.stored', value })
  }
  const { campaign = [], click = [] } = config.traffic.parameters ?? {}
  const redact = createRedact([...campaign, ...config.parameters])
  /** A click id that the visitor consented to may be reported. */
  const redactForAds = createRedact([
    ...campaign,
    ...click.map(({ name }) => name),
    ...config.parameters,
  ])
  const whileRedacted = createWhileRedacted(() => (granted().ad ? redactForAds : redact))
  const landing = readLanding()
  const readShown = () => ({ ...readPage(), variants: readVariants(document.cookie) })
  const hub = createHub({
    catalogue: config.events,
    isDevelopment: import.meta.env.DEV,
    isGranted: (category) => granted()[category],
    look,
    redact,
    log: logToConsole,
    now: Date.now,
  })
  const session = createSessionStore({
    hub,
    storage: () => localStorage,
    now: Date.now,
    log: logToConsole,
  })
  addImplementations([...implementations, () => session], generic)
  for (const machine of machines) attempt(machine.id, () => system.compile(machine))
  const isGranted = (category: Category) => {
    look()
    return granted()[category]
  }
  shareVendorHost({ hub, vendors, redact, whileRedacted, isGranted })

  /** Sends the event to those measuring machines that can do something with it. */
  const dispatch = (event: { type: string; [key: string]: unknown }, receivers = actors) => {
    for (const { id } of receivers) {
      const actor = system.get(id)
      if (actor?.getSnapshot().can?.(event)) actor.send(event as never)
    }
  }
  const running = new Set<string>()
  let lastSent = ''
  let watching: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    const state = granted()
    const page = readShown()
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
    if (stopped.length > 0) watch()
    // The actor also emits each time it looks for what other tabs have decided.
    if (JSON.stringify(state) !== lastSent) dispatch({ type: 'consent.changed', ...state })
    lastSent = JSON.stringify(state)
    dispatch({ type: 'page.shown', ...page }, started)
  }
  /** A vendor that ran cannot be unloaded: as long as this document lives, it may write. */
  const watch = () => {
    clearInterval(watching)
    watching = setInterval(erase, lateWrites)
  }
  const erase = () => {
    const state = granted()
    if (state.analytics && state.ad) clearInterval(watching)
    eraseStorage(
      config.privacy.storage,
      ({ category }) => category === 'exempt' || state[category],
      globalThis,
    )
  }
  addEventListener('pagehide', erase)
  consent.subscribe(follow)
  follow()
  // Only now are the receivers known and the session running.
  attempt('early events', () => channel.open(hub))
  system.get('navigation')?.on('page.changed', () => {
    const page = readShown()
    hub.show(page)
    dispatch({ type: 'page.shown', ...page })
  })
}
