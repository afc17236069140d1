/** Datadog Real User Monitoring: errors, resources and page speed; no replay, no personal names. */
import { datadogRum, type RumInitConfiguration } from '@datadog/browser-rum'
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import {
  rateVital,
  redactAll,
  type Vendor,
  type VendorContext,
  type VitalRating,
} from '#runtime/consent'

let isLoaded = false
let isStopped = false

export const vendor: Vendor = {
  async load(context) {
    isStopped = false
    if (isLoaded) datadogRum.setTrackingConsent('granted')
    else {
      datadogRum.init(toOptions(context, () => isStopped || !context.isGranted()))
      reportVitals()
      isLoaded = true
    }
    return undefined
  },

  unload() {
    isStopped = true
    if (isLoaded) datadogRum.setTrackingConsent('not-granted')
  },
}

/** The SDK's options (RUM-01); docs/decisions/0015-vendors.md says what is fixed inside the SDK. */
export function toOptions(
  { settings, buildId, redact }: Pick<VendorContext, 'settings' | 'buildId' | 'redact'>,
  isStopped: () => boolean,
): RumInitConfiguration {
  return {
    applicationId: String(settings['applicationId']),
    clientToken: String(settings['clientToken']),
    site: 'datadoghq.eu',
    service: 'marketing-website',
    env: String(settings['env']),
    version: buildId,
    sessionSampleRate: 100,
    sessionReplaySampleRate: 0,
    traceSampleRate: 100,
    // Without an address to trace, the rate above has no effect. Our own server gets a standard
    // header; no
    // vendor gets any, and it needs no permission of another origin.
    allowedTracingUrls: [
      {
        match: (url: string) =>
          !isStopped() && new URL(url, location.href).origin === location.origin,
        propagatorTypes: ['tracecontext'],
      },
    ],
    telemetrySampleRate: 20,
    trackingConsent: 'granted',
    defaultPrivacyLevel: 'mask',
    trackAnonymousUser: false,
    trackUserInteractions: false,
    trackResources: true,
    trackLongTasks: true,
    proxy({ path, parameters }) {
      // The SDK sends its last batch when consent is withdrawn; throwing is the only way to prevent
      // that.
      if (isStopped()) throw new Error('Consent to measurement was withdrawn.')
      return `${settings.origin}${path}?${parameters}`
    },
    beforeSend(event) {
      Object.assign(event, redactAll(event, redact))
      return true
    },
  }
}

/**
 * Reports each vital whenever its rating changes (RUM-04). The SDK sends final values with the
 * view; values measured only as the page is left would be too late for it.
 */
function reportVitals(): void {
  const known = new Map<string, VitalRating>()
  const report = ({ id, name, value, navigationType }: Metric) => {
    const rating = rateVital(name, value)
    if (isStopped || known.get(id) === rating) return
    known.set(id, rating)
    datadogRum.addAction('web vital', { name, value, rating, navigationType })
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(report, { reportAllChanges: true })
  }
}
