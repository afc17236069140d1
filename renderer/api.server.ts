/** The built site as a library, without a server: for benchmarks and for what renders without one. */
import {
  createHandler,
  createMemoryCache,
  readEnvironment,
  type Handler,
  type Logger,
} from '#runtime'
import { assets } from 'virtual:slicewright/assets'
import { loadBaseStyles, loaders } from 'virtual:slicewright/slices'
import { loadAllSlices, toSiteAssets } from './built-assets.server.ts'
import { composeSite, type Composition } from './compose.server.ts'

export {
  createFragmentCache,
  renderRawDocument,
  resolvePage,
  toEntry,
  toHtml,
  validateDocument,
} from '#runtime'
export * as gallery from '#runtime/gallery'
export * as quality from '#runtime/quality'
export { loaders }

export interface OpenSite extends Composition {
  handler: Handler
}

/** @param variables - as `process.env`; see the README */
export async function openSite(
  variables: Readonly<Record<string, string | undefined>>,
  log?: Logger,
): Promise<OpenSite> {
  await loadBaseStyles()
  const slices = await loadAllSlices()
  const composition = await composeSite(
    readEnvironment(variables),
    { assets: toSiteAssets(assets!), slices },
    log,
  )
  return {
    ...composition,
    handler: createHandler(composition.site, { cache: createMemoryCache() }),
  }
}
