import { createProviders } from './create-providers.ts'

/** The build puts the renderer’s script of vendors behind this name. */
export const providers = createProviders(() => import('virtual:slicewright/providers'))
