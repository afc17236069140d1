/** Machines behind forms, and the vendors of forms there is code for. */
import { startProviders } from '#runtime/providers'
import { providerVendors } from '../adapters/vendors/providers.ts'
import { providerParts } from 'virtual:slicewright/client-providers'

export const { attach, tell } = startProviders(providerParts, providerVendors)
