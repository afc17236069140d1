/** Machines behind forms, and the vendors of forms there is code for. */
import type { ProvidersScript } from '#runtime/idle'
import { startProviders } from '#runtime/providers'
import { providerVendors } from '../adapters/vendors/providers.ts'
import { providers } from 'virtual:slicewright/client-providers'

export const attachForm: ProvidersScript['attachForm'] = startProviders(providers, providerVendors)
