/** Starts the machines behind forms, with the form vendors that have code here. */
import { startProviders } from '#runtime/providers'
import { providerVendors } from '../adapters/vendors/providers.ts'
import { providerParts } from 'virtual:slicewright/client-providers'

export const { attach, tell } = startProviders(providerParts, providerVendors)
