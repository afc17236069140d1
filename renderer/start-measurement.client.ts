/** What measures, and the vendors the site knows; each vendor is a chunk of its own. */
import type { MeasurementScript } from '#runtime/client'
import { startMeasurement as start, type Vendor } from '#runtime/measurement'
import { measurement } from 'virtual:slicewright/client-measurement'

const vendors: Record<string, () => Promise<Vendor>> = {
  'tag-manager': async () => (await import('../adapters/vendors/tag-manager.ts')).vendor,
  'ads-tracker': async () => (await import('../adapters/vendors/ads-tracker.ts')).vendor,
  posthog: async () => (await import('../adapters/vendors/posthog.ts')).vendor,
  rum: async () => (await import('../adapters/vendors/rum.ts')).vendor,
}

export const startMeasurement: MeasurementScript['startMeasurement'] = (system, channel) =>
  start(measurement, vendors, system, channel)
