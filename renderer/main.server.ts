/** The production server: `node dist/server/main.mjs`. */
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createHandler,
  createMemoryCache,
  createPublisher,
  createPreviewPages,
  isSiteError,
  keepReceipt,
  keepVerified,
  readEnvironment,
  SiteError,
  verifyPublication,
  type FunctionPlatform,
  type PublishReceipt,
} from '#runtime'
import { assets } from 'virtual:slicewright/assets'
import { loadBaseStyles } from 'virtual:slicewright/slices'
import { functions, pageForm, personalize } from '../functions/index.ts'
import {
  createDataFolder,
  createFunctionEndpoint,
  findCacheMegabytes,
  NodeResponse,
  openDocumentStore,
  startNodeServer,
  startPurge,
  toVisitor,
} from '../adapters/node/index.ts'
import { loadAllSlices, toSiteAssets } from './built-assets.server.ts'
import { composePlatform } from './compose-platform.server.ts'
import { composeSite, mediaPath } from './compose.server.ts'
import { composeTelemetry } from './compose-telemetry.server.ts'

async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const telemetry = await composeTelemetry(environment, assets!.buildId)
  const { log, tracer } = telemetry
  // The build finds the base sheets through this import.
  await loadBaseStyles()
  const { site, previews, mediaDirs, imageHosts, close } = await composeSite(
    environment,
    {
      assets: toSiteAssets(assets!),
      slices: await loadAllSlices(),
      tracer,
      openStore: (name) => openDocumentStore(join(resolve(environment.dataDir), name), log),
    },
    log,
  )
  const cache = createMemoryCache({
    maxBytes: (environment.cacheMegabytes ?? findCacheMegabytes()) * 1024 * 1024,
    onStaleError: (key, error) => log.warn('SERVED_STALE', { key, message: String(error) }),
    onRead: telemetry.onRead,
    tracer,
  })
  const dataDir = resolve(environment.dataDir)
  const data = createDataFolder(dataDir)
  // Pages do not need it, so they are served all the same.
  await data.prepare().catch((error: unknown) => {
    log.error('DATA_FOLDER_UNWRITABLE', {
      message: isSiteError(error) ? error.text : String(error),
    })
  })
  const { platform: composed, close: closePlatform } = await composePlatform(environment, site, log)
  const { assessments, files: fileStore } = composed
  const purge = startPurge({ assessments, config: site.config, log })
  const handler = createHandler(site, {
    cache,
    Response: NodeResponse,
    isStorageWritable: data.isWritable,
    contentBudgetMs: environment.contentBudgetMs,
    submit: (request, visitor) => pageForm(request, { ...platform, ...toVisitor(visitor) }),
    personalize: (kind, request) => personalize(kind, request, platform),
    preview: createPreviewPages(
      site,
      previews,
      { secret: environment.previewSecret },
      NodeResponse,
    ),
  })
  const publisher = createPublisher({
    site,
    cache,
    handler,
    async onReceipt(receipt) {
      await keepReceipt(fileStore, receipt)
      // Visitors may reach the site through something that keeps answers, too.
      if (site.baseUrl !== undefined) void verify(receipt, site.baseUrl)
    },
  })
  async function verify(receipt: PublishReceipt, origin: string): Promise<void> {
    const verified = await verifyPublication(receipt, { origin })
    const stale = verified.filter(({ isFresh }) => !isFresh).map(({ address }) => address)
    if (stale.length > 0) log.warn('PUBLICATION_STALE', { to: receipt.to, origin, stale })
    await keepVerified(fileStore, receipt, verified).catch((error: unknown) =>
      log.error('RECEIPT_NOT_KEPT', { message: String(error) }),
    )
  }
  const platform: Omit<FunctionPlatform, 'address' | 'country'> = {
    ...composed,
    publications: publisher,
  }
  const server = await startNodeServer({
    handler,
    port: environment.port,
    ...(environment.host ? { hostname: environment.host } : {}),
    ...(environment.countryHeader ? { countryHeader: environment.countryHeader } : {}),
    ...(environment.addressHeader ? { addressHeader: environment.addressHeader } : {}),
    functions: createFunctionEndpoint(functions, platform),
    ...(environment.requestIdHeader ? { requestIdHeader: environment.requestIdHeader } : {}),
    log,
    tracing: telemetry.traceRequests(site),
    watch: (pictures) => telemetry.metrics?.watch({ pictures }),
    clientDir: fileURLToPath(new URL('../client/', import.meta.url)),
    mediaDirs,
    mediaPath,
    images: site.images,
    imageHosts,
    pictureDir: join(dataDir, 'pictures'),
  })
  telemetry.metrics?.watch({
    cache: () => cache.figures(),
    content: () => site.content.health?.(),
    leads: () => composed.leads.count(),
    isStorageWritable: data.isWritable,
  })
  await telemetry.listen()
  console.log(`${site.config.brand.name} is served on ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(signal))
  }
  async function stop(signal: string): Promise<void> {
    console.log(`${signal}: finishing open requests, then stopping.`)
    await server.close()
    publisher.close()
    purge.stop()
    await closePlatform()
    await close()
    await telemetry.close()
    process.exit(0)
  }
}

main().catch((error: unknown) => {
  console.error(isSiteError(error) ? error.text : error)
  process.exitCode = 1
  if (error instanceof SiteError) process.exit(1)
})
