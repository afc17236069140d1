import type { ProviderVendors } from '#runtime/providers'

/** Vendors of forms there is code for, by id as in `index.ts`; each is a chunk of its own. */
export const providerVendors: ProviderVendors = {
  providers: { marketo: async () => (await import('./marketo.ts')).provider },
  schedulers: { 'chili-piper': async () => (await import('./chili-piper.ts')).scheduler },
}
