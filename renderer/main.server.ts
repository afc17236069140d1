/** The production server: `node dist/server/main.mjs`. */
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createHandler,
  createLogger,
  createMemoryCache,
  isSiteError,
  readEnvironment,
  SiteError,
} from '#runtime'
import { assets } from 'virtual:slicewright/assets'
import { loadBaseStyles } from 'virtual:slicewright/slices'
import { composeMail, functions, pageForm, personalize } from '../functions/index.ts'
import {
  createDataFolder,
  createFileStore,
  createFunctionEndpoint,
  createLineWriter,
  findCacheMegabytes,
  findRequestId,
  findSignedLinks,
  NodeResponse,
  openDocumentStore,
  startNodeServer,
  toVisitor,
} from '../adapters/node/index.ts'
import { createRateLimiter } from '../adapters/rate-limits/index.ts'
import { startLeads } from '../adapters/leads/index.ts'
import { createUpstreams } from '../adapters/upstreams/index.ts'
import { loadAllSlices, toSiteAssets } from './built-assets.server.ts'
import { composeSite, mediaPath } from './compose.server.ts'

async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const log = createLogger({
    level: environment.logLevel,
    requestId: findRequestId,
    write: createLineWriter(process.stdout),
  })
  // The build finds the base sheets through this import.
  await loadBaseStyles()
  const { site, mediaDirs, imageHosts, close } = await composeSite(
    environment,
    {
      assets: toSiteAssets(assets!),
      slices: await loadAllSlices(),
      openStore: (name) => openDocumentStore(join(resolve(environment.dataDir), name), log),
    },
    log,
  )
  const cache = createMemoryCache({
    maxBytes: (environment.cacheMegabytes ?? findCacheMegabytes()) * 1024 * 1024,
    onStaleError: (key, error) => log.warn('SERVED_STALE', { key, message: String(error) }),
  })
  const dataDir = resolve(environment.dataDir)
  const data = createDataFolder(dataDir)
  const fileStore = createFileStore(dataDir)
  const rates = await createRateLimiter({ environment, log })
  // Pages do not need it, so they are served all the same.
  await data.prepare().catch((error: unknown) => {
    log.error('DATA_FOLDER_UNWRITABLE', {
      message: isSiteError(error) ? error.text : String(error),
    })
  })
  const upstreams = createUpstreams({ environment, files: fileStore, slug: site.config.brand.slug })
  const { learningPlatform } = upstreams
  const links = findSignedLinks(environment)
  const { stop: stopLeads, ...stores } = await startLeads({
    environment,
    dataDir,
    learningPlatform,
    config: site.config,
    compose: (mail, known) => composeMail(mail, { ...known, environment, links, site }),
    log,
  })
  const platform = {
    files: fileStore,
    rates,
    ...upstreams,
    ...stores,
    links,
    environment,
    site,
    log,
    now: Date.now,
  }
  const server = await startNodeServer({
    handler: createHandler(site, {
      cache,
      Response: NodeResponse,
      isStorageWritable: data.isWritable,
      contentBudgetMs: environment.contentBudgetMs,
      submit: (request, visitor) => pageForm(request, { ...platform, ...toVisitor(visitor) }),
      personalize: (kind, request) => personalize(kind, request, platform),
    }),
    port: environment.port,
    ...(environment.host ? { hostname: environment.host } : {}),
    ...(environment.countryHeader ? { countryHeader: environment.countryHeader } : {}),
    ...(environment.addressHeader ? { addressHeader: environment.addressHeader } : {}),
    functions: createFunctionEndpoint(functions, platform),
    ...(environment.requestIdHeader ? { requestIdHeader: environment.requestIdHeader } : {}),
    log,
    clientDir: fileURLToPath(new URL('../client/', import.meta.url)),
    mediaDirs,
    mediaPath,
    images: site.images,
    imageHosts,
    pictureDir: join(dataDir, 'pictures'),
  })
  console.log(`${site.config.brand.name} is served on ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(signal))
  }
  async function stop(signal: string): Promise<void> {
    console.log(`${signal}: finishing open requests, then stopping.`)
    await server.close()
    await rates.close()
    await stopLeads()
    await close()
    process.exit(0)
  }
}

main().catch((error: unknown) => {
  console.error(isSiteError(error) ? error.text : error)
  process.exitCode = 1
  if (error instanceof SiteError) process.exit(1)
})
