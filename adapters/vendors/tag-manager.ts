/** Google Tag Manager: its script, and events as pushes to the data layer. */
import type { Redact, Vendor } from '#runtime/consent'
import { loadScript } from './load-script.ts'

/** Consent commands are pushed by the page itself, before this is loaded and after. */
type DataLayer = unknown[]

const scope = globalThis as { dataLayer?: DataLayer }

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

/** The data layer that the script took over. It cannot be unloaded, but receives nothing more. */
let taken: DataLayer | undefined
/** The data layer that already has a start event: a second attempt must not push another. */
let begun: DataLayer | undefined
let pushed: string[] = []

export const vendor: Vendor = {
  async load({ settings: { origin, container }, redact, signal }) {
    const layer = (scope.dataLayer ??= [])
    if (taken) {
      scope.dataLayer = taken
      taken.push(...layer)
      tellAddress(redact)
    } else {
      if (begun !== layer) {
        begun = layer
        command('set', 'ads_data_redaction', true)
        tellAddress(redact)
        layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      }
      await loadScript(`${origin}/gtm.js?id=${encodeURIComponent(String(container))}`, signal)
      taken = layer
    }
    return {
      track({ name, properties }) {
        const entry =
          name === 'Page viewed' ? toPageView(properties) : { event: name, ...properties }
        if (name === 'Page viewed') tellAddress(redact)
        forget(pushed.filter((key) => !(key in entry)))
        pushed = Object.keys(entry).filter((key) => key !== 'event')
        push(entry)
      },
    }
  },

  unload() {
    forget(pushed)
    pushed = []
    // The loaded script keeps its own queue, and sees nothing of this one. A late script first
    // finds
    // that everything is denied.
    scope.dataLayer = []
    command('consent', 'default', denied)
  },
}

/** The page view of OP52, with further properties under their own names. */
function toPageView({ pageName, path, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const { routeName: page_route, title: page_title, locale: page_locale, session_id } = rest
  const more = Object.entries({ page_route, page_title, page_locale, session_id })
  return {
    event: 'page_view',
    page_name: pageName,
    page_path: path,
    ...Object.fromEntries(more.filter(([, value]) => value !== undefined)),
  }
}

/** Sets the page's address, which Google's tags would otherwise read themselves. */
function tellAddress(redact: Redact): void {
  command('set', {
    page_location: redact(location.href),
    page_referrer: redact(document.referrer),
    page_title: redact(document.title),
  })
}

/** Clears keys, which the data layer keeps until they get another value. */
function forget(keys: readonly string[]): void {
  if (keys.length > 0) push(Object.fromEntries(keys.map((key) => [key, undefined])))
}

function push(entry: object): void {
  ;(scope.dataLayer ??= []).push(entry)
}

/** Google's scripts recognize a command by its being an `arguments` object. */
function command(..._: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  ;(scope.dataLayer ??= []).push(arguments)
}
