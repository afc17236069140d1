import type { Vendor } from '#runtime/consent'

/** All implemented vendors, by id in `site-config/vendors.json`; each is a separate chunk. */
export const vendors: Record<string, () => Promise<Vendor>> = {
  'tag-manager': async () => (await import('./tag-manager.ts')).vendor,
  'ads-tracker': async () => (await import('./ads-tracker.ts')).vendor,
  posthog: async () => (await import('./posthog.ts')).vendor,
  rum: async () => (await import('./rum.ts')).vendor,
}
