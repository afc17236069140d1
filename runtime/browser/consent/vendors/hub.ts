/**
 * Everything that is tracked passes here: it is checked against the catalogue, gets the properties
 * that all events have in common, and goes to the receivers whose consent is given at that moment.
 */
import { siteError } from '../../../model/errors/site-error.ts'
import { toReason } from '../../../model/errors/to-reason.ts'
import type { MachinePorts, TrackedEvent } from '../../../model/ports/machine-ports.ts'
import type { ShownAddress } from '../../../model/ports/vendor.ts'
import {
  checkEvent,
  checkProperties,
  findEvent,
  withoutEmpties,
  type CatalogueEvent,
  type EventCatalogue,
  type Properties,
} from './catalogue.ts'
import { EventInvalid, EventUndeclared, SinkFailed } from './event-errors.ts'
import { mayNamePerson, redactAll, type Redact } from '../traffic/redact.ts'

/** The consent an event or receiver needs; `any`: one of the two. */
export type Category = 'analytics' | 'ad' | 'any'

export interface HubEvent extends TrackedEvent {
  /** Milliseconds since the epoch. */
  time: number
}

/** One receiver of events, mostly a vendor's script. */
export interface Sink {
  id: string
  category: Category
  track?(event: HubEvent): void
  identify?(properties: Record<string, unknown>): void
  show?(page: ShownAddress): void
}

export interface Hub {
  /**
   * @throws SiteError EventUndeclared, EventInvalid in development; in production such an event is
   * dropped, and its name logged once.
   */
  track(event: TrackedEvent): void
  /** Passes on what is known of the visitor. Needs consent to analytics. @throws as `track` */
  identify(properties: Record<string, unknown>): void
  /**
   * Another page is shown in this document: receivers that are there learn of it if their own
   * consent is given. One that comes later finds the page by itself.
   */
  show(page: ShownAddress): void
  /** Properties every event carries from now on; null and undefined take one away. */
  setCommon(properties: Record<string, unknown>): void
  /**
   * Runs before each event gets the common properties, while there is consent to analytics; may track
   * itself. Returns how to end it.
   */
  beforeTrack(run: () => void): () => void
  /** The receiver first gets what was kept for it. Returns how to remove it. */
  addSink(sink: Sink): () => void
  /** A receiver will come: what it would get is kept for it, as long as it is consented to. */
  expect(id: string, category: Category): void
  /** A receiver will not come, or has gone: what was kept for it is forgotten. */
  drop(id: string): void
}

export interface HubOptions {
  catalogue: EventCatalogue
  isDevelopment: boolean
  isGranted(category: Category): boolean
  /** Called before anything is passed on: another tab may have decided since. */
  look(): void
  /** Reduces a text to what may be revealed. */
  redact: Redact
  log: MachinePorts['log']
  now(): number
}

interface Shown {
  kind: 'show'
  page: ShownAddress
}

type Kept =
  | { kind: 'track'; category: Category; event: HubEvent; to: readonly string[] | undefined }
  | { kind: 'identify'; category: Category; properties: Record<string, unknown> }

interface Place {
  category: Category
  sink?: Sink
  /** Filled until the receiver comes; the oldest go first when there are too many. */
  kept: Kept[]
}

/** With this many events waiting, a vendor's script is as good as blocked. */
const maxKept = 200

export function createHub(options: HubOptions): Hub {
  const { catalogue, isGranted, look, redact, log, now } = options
  const places = new Map<string, Place>()
  const listeners = new Set<() => void>()
  const refuse = createRefusal(options)
  const deliver = createDelivery(log)
  let common: Record<string, unknown> = {}
  let isPreparing = false

  /** Checked for each event: consent may have been withdrawn since it was tracked. */
  const mayHave = (id: string, { category }: Place, entry: Kept) =>
    isGranted(category) &&
    isGranted(entry.category) &&
    // Advertising vendors receive conversions, not every step.
    !(category === 'ad' && entry.category === 'analytics') &&
    (entry.kind === 'identify' || (entry.to?.includes(id) ?? true))

  const pass = (entry: Kept) => {
    look()
    for (const [id, place] of places) {
      if (!mayHave(id, place, entry)) continue
      if (place.sink) deliver(place.sink, entry)
      else if (place.kept.push(entry) > maxKept) place.kept.shift()
    }
  }

  const prepare = () => {
    if (isPreparing || !isGranted('analytics')) return
    isPreparing = true
    try {
      for (const run of listeners) run()
    } finally {
      isPreparing = false
    }
  }

  return {
    track({ name, properties, time }) {
      const rule = findEvent(catalogue, name)
      if (!rule) return refuse(name, siteError(EventUndeclared, [name]))
      const own = withoutEmpties(properties)
      const problems = checkEvent(catalogue, rule, own)
      if (problems.length > 0) return refuse(name, siteError(EventInvalid, [name, problems]))
      if (isPersonal(rule, own)) return
      prepare()
      const event = {
        name,
        properties: redactAll({ ...common, ...own }, redact),
        time: time ?? now(),
      }
      pass({ kind: 'track', category: rule.category ?? 'analytics', event, to: rule.to })
    },

    identify(given) {
      const properties = withoutEmpties(given)
      const problems = checkProperties(catalogue.user ?? {}, properties)
      if (problems.length > 0)
        return refuse('identify', siteError(EventInvalid, ['identify', problems]))
      pass({ kind: 'identify', category: 'analytics', properties: redactAll(properties, redact) })
    },

    show({ url }) {
      look()
      for (const { category, sink } of places.values())
        if (sink && isGranted(category)) deliver(sink, { kind: 'show', page: { url: redact(url) } })
    },

    setCommon(properties) {
      common = withoutEmpties({ ...common, ...properties })
    },

    beforeTrack(run) {
      listeners.add(run)
      return () => void listeners.delete(run)
    },

    addSink(sink) {
      look()
      const { id, category } = sink
      const place: Place = { category, sink, kept: [] }
      const kept = places.get(id)?.kept ?? []
      places.set(id, place)
      for (const entry of kept) if (mayHave(id, place, entry)) deliver(sink, entry)
      return () => {
        if (places.get(id) === place) places.delete(id)
      }
    },

    expect(id, category) {
      if (!places.has(id)) places.set(id, { category, kept: [] })
    },

    drop: (id) => void places.delete(id),
  }
}

/** Whether an e-mail address or telephone number was typed: such an event is not sent. */
function isPersonal({ properties: declared = {} }: CatalogueEvent, own: Properties): boolean {
  return Object.entries(own).some(
    ([name, value]) => declared[name]?.typed && mayNamePerson(String(value)),
  )
}

/** Development stops at undeclared events; in production only that one event is lost. */
function createRefusal({ isDevelopment, log }: Pick<HubOptions, 'isDevelopment' | 'log'>) {
  const logged = new Set<string>()
  return (name: string, error: Error & { code: string }): void => {
    if (isDevelopment) throw error
    if (logged.has(name)) return
    logged.add(name)
    log('error', error.code, error)
  }
}

/** A receiver that throws neither stops the others nor fills the log. */
function createDelivery(log: MachinePorts['log']) {
  const logged = new Set<string>()
  return (sink: Sink, entry: Kept | Shown): void => {
    try {
      if (entry.kind === 'show') sink.show?.(entry.page)
      else if (entry.kind === 'identify') sink.identify?.({ ...entry.properties })
      else sink.track?.({ ...entry.event, properties: { ...entry.event.properties } })
    } catch (cause) {
      if (logged.has(sink.id)) return
      logged.add(sink.id)
      log('error', SinkFailed.code, siteError(SinkFailed, [sink.id, toReason(cause)], { cause }))
    }
  }
}
