/** The built site as a library: for benchmarks, and to render without a server. */
import {
  consoleLogger,
  createHandler,
  createMemoryCache,
  createPublisher,
  readEnvironment,
  type Handler,
  type Logger,
} from '#runtime'
import { assets } from 'virtual:slicewright/assets'
import { loadBaseStyles, loaders } from 'virtual:slicewright/slices'
import { openDocumentStore } from '../adapters/node/index.ts'
import { loadAllSlices, toSiteAssets } from './built-assets.server.ts'
import { composeSite, type Composition } from './compose/site.server.ts'

export {
  createFragmentCache,
  renderRawDocument,
  resolvePage,
  toEntry,
  toHtml,
  validateDocument,
} from '#runtime'
export { exportBuiltSite } from './export.server.ts'
export { answerExport } from './export-thread.server.ts'
export * as gallery from '#workbench/gallery'
export * as quality from '#compiler/quality'
export { loaders }

export interface OpenSite extends Composition {
  handler: Handler
}

/**
 * @param variables - like `process.env`; see docs/reference/environment.md
 * @param keepsReplica - whether content is read from a replica in memory, as a server does
 */
export async function openSite(
  variables: Readonly<Record<string, string | undefined>>,
  log: Logger = consoleLogger,
  keepsReplica = false,
): Promise<OpenSite> {
  await loadBaseStyles()
  const slices = await loadAllSlices()
  const environment = readEnvironment(variables)
  const parts = { assets: toSiteAssets(assets!), slices, isFollowed: keepsReplica }
  const openStore = () => openDocumentStore(undefined, log)
  const composition = await composeSite(
    environment,
    keepsReplica ? { ...parts, openStore } : parts,
    log,
  )
  const cache = createMemoryCache(
    environment.cacheMegabytes === undefined
      ? {}
      : { maxBytes: environment.cacheMegabytes * 1024 * 1024 },
  )
  const { site } = composition
  const handler = createHandler(site, { cache })
  const publisher = createPublisher({ site, cache, handler })
  return {
    ...composition,
    handler,
    async close() {
      publisher.close()
      await composition.close()
    },
  }
}
