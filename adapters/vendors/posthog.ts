/**
 * Sends the site's events to PostHog, by beacon. It sends only properties that the site passes in
 * and those listed below, and stores only what `posthog-identity.ts` keeps in the browser.
 */
import posthog, {
  type CaptureResult,
  type PostHogConfig,
} from 'posthog-js/dist/module.slim.no-external.js'
import type { Vendor, VendorSettings, VendorSink } from '#runtime/consent'
import { keepIdentity, readIdentity } from './posthog-identity.ts'

/** Properties that the SDK may add: ids, its own name, and the kind of browser. */
export const sdkProperties = [
  'token',
  'distinct_id',
  '$device_id',
  '$session_id',
  '$window_id',
  '$insert_id',
  '$time',
  '$lib',
  '$lib_version',
  '$process_person_profile',
  '$browser',
  '$browser_version',
  '$os',
  '$device_type',
]

type Track = NonNullable<VendorSink['track']>
type Event = Parameters<Track>[0]

/**
 * Milliseconds that the first events wait for facts about the visitor, which belong to them, too.
 */
const flagsTimeoutMs = 6000

let isLoaded = false
let isStopped = false
/** The event being sent; anything else that the SDK would send is dropped. */
let handing: Event | undefined
/** Facts of the person that no event has carried yet. */
let person: Record<string, unknown> | undefined
let early: Event[] | undefined
let mayRelease = () => false
let timer: ReturnType<typeof setTimeout>

export const vendor: Vendor = {
  async load({ settings, isGranted }) {
    isStopped = false
    mayRelease = isGranted
    if (!isLoaded) {
      posthog.init(String(settings['key']), toOptions(settings))
      addEventListener('pagehide', release)
      isLoaded = true
    }
    early = []
    clearTimeout(timer)
    timer = setTimeout(release, flagsTimeoutMs)
    return {
      track: (event) => void (early ? early.push(event) : send(event)),
      identify(properties) {
        person = { ...person, ...properties }
        release()
      },
    }
  },

  unload() {
    isStopped = true
    clearTimeout(timer)
    early = person = undefined
    if (isLoaded) posthog.reset(true)
  },
}

function release(): void {
  clearTimeout(timer)
  const waiting = early ?? []
  early = undefined
  if (mayRelease()) for (const event of waiting) send(event)
}

function send(event: Event): void {
  handing = event
  try {
    posthog.capture(event.name, event.properties, {
      transport: 'sendBeacon',
      send_instantly: true,
      timestamp: new Date(event.time),
      ...(person && { $set: person }),
    })
    person = undefined
    keepIdentity(posthog, event.time)
  } finally {
    handing = undefined
  }
}

/** Reduces the SDK's event to the properties that were passed in or are listed. */
function keepDeclared(event: CaptureResult | null): CaptureResult | null {
  if (!event || !handing || isStopped || event.event !== handing.name) return null
  const { uuid, timestamp, properties, $set } = event
  const names = new Set([...sdkProperties, ...Object.keys(handing.properties)])
  return {
    uuid,
    event: event.event,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => names.has(name))),
    ...($set && { $set }),
    ...(timestamp && { timestamp }),
  }
}

/**
 * Enables only the sending of events: the SDK requests nothing from its server and stores nothing.
 */
export function toOptions({ origin, isEmulated }: VendorSettings): Partial<PostHogConfig> {
  return {
    api_host: origin,
    // Otherwise it would store the visit's first address, and the search that led to it.
    persistence: 'memory',
    bootstrap: readIdentity(Date.now()),
    person_profiles: 'always',
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_heatmaps: false,
    capture_performance: false,
    rageclick: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_web_experiments: true,
    disable_external_dependency_loading: true,
    disable_scroll_properties: true,
    advanced_disable_flags: true,
    save_referrer: false,
    save_campaign_params: false,
    disable_compression: true,
    // Browsers driven by tests look like bots.
    opt_out_useragent_filter: isEmulated === true,
    before_send: keepDeclared,
  }
}
