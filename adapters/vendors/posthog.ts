/** PostHog: what the site tracks, by beacon; nothing it would gather by itself. */
import posthog, { type PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js'
import type { Vendor, VendorSettings } from '#runtime/measurement'
import { redactUrls } from './redact-urls.ts'

let isLoaded = false

export const vendor: Vendor = {
  async load({ settings }) {
    if (isLoaded) {
      posthog.set_config({ disable_persistence: false })
      posthog.opt_in_capturing({ captureEventName: false })
    } else {
      posthog.init(String(settings.key), toOptions(settings))
      isLoaded = true
    }
    return {
      track: ({ name, properties, time }) =>
        void posthog.capture(name, properties, {
          transport: 'sendBeacon',
          send_instantly: true,
          timestamp: new Date(time),
        }),
      identify: (properties) => posthog.register(properties),
    }
  },

  unload() {
    if (!isLoaded) return
    posthog.reset(true)
    posthog.opt_out_capturing()
    posthog.set_config({ disable_persistence: true })
  },
}

/** Of all its features the one that sends events; it asks its server for nothing. */
export function toOptions({ origin, isEmulated }: VendorSettings): Partial<PostHogConfig> {
  return {
    api_host: origin,
    persistence: 'localStorage',
    person_profiles: 'identified_only',
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
    // Browsers that are driven by tests look like bots.
    opt_out_useragent_filter: isEmulated === true,
    before_send: (event) => event && redactUrls(event),
  }
}
