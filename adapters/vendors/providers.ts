import type { ProviderVendors } from '#runtime/providers'

/** Implemented form vendors, by id as in `index.ts`; each is a separate chunk. */
export const providerVendors: ProviderVendors = {
  providers: { marketo: async () => (await import('./marketo.ts')).provider },
  schedulers: { 'chili-piper': async () => (await import('./chili-piper.ts')).scheduler },
}
