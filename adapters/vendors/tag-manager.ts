/** Google Tag Manager: its script, and events as pushes to the data layer. */
import type { Vendor } from '#runtime/measurement'
import { loadScript } from './load-script.ts'
import { redactUrls } from './redact-urls.ts'

/** Consent commands are pushed by the page itself, before this is loaded and after. */
type DataLayer = { dataLayer?: unknown[] }

const scope = globalThis as DataLayer

/** What the script has taken over; it cannot be unloaded, only be told nothing more. */
let taken: unknown[] | undefined
let pushed: string[] = []

export const vendor: Vendor = {
  async load({ settings: { origin, container } }) {
    const layer = (scope.dataLayer ??= [])
    if (taken) {
      scope.dataLayer = taken
      taken.push(...layer)
    } else {
      command('set', 'ads_data_redaction', true)
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      await loadScript(`${origin}/gtm.js?id=${encodeURIComponent(String(container))}`)
      taken = layer
    }
    return {
      track({ name, properties }) {
        const told = redactUrls(properties)
        forget(pushed.filter((key) => !(key in told)))
        pushed = Object.keys(told)
        push({ event: name === 'Page viewed' ? 'page_view' : name, ...told })
      },
    }
  },

  unload() {
    forget(pushed)
    pushed = []
    // What was loaded keeps its own queue, and hears nothing of this one.
    if (taken) scope.dataLayer = []
  },
}

/** The data layer keeps every key until another value comes. */
function forget(keys: readonly string[]): void {
  if (keys.length > 0) push(Object.fromEntries(keys.map((key) => [key, undefined])))
}

function push(entry: object): void {
  ;(scope.dataLayer ??= []).push(entry)
}

/** Google's scripts tell a command from an event by its being an `arguments` object. */
function command(..._: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  ;(scope.dataLayer ??= []).push(arguments)
}
