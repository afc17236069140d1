/** The production server: `node dist/server/main.mjs`. */
import cluster from 'node:cluster'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  createHandler,
  createMemoryCache,
  createPublisher,
  createPreviewPages,
  createSharedCache,
  hasContent,
  isSiteError,
  keepReceipt,
  keepVerified,
  readEnvironment,
  sharePublications,
  SiteError,
  tellFeaturesOff,
  verifyPublication,
  type FunctionPlatform,
  type PublishReceipt,
  type Site,
  mediaPath,
} from '#runtime'
import { assets } from 'virtual:slicewright/assets'
import { loadBaseStyles } from 'virtual:slicewright/slices'
import { functions, pageForm, personalize } from '../functions/index.ts'
import {
  countDropped,
  countWorkers,
  createDataFolder,
  createDuty,
  createFunctionEndpoint,
  dropUnreadOutput,
  findCacheMegabytes,
  joinCluster,
  keepFilesPrivate,
  loadConverter,
  NodeResponse,
  openDocumentStore,
  runPrimary,
  startNodeServer,
  startPurge,
  toVisitor,
} from '../adapters/node/index.ts'
import { composeShared } from './compose/shared.server.ts'
import { loadAllSlices, toSiteAssets } from './built-assets.server.ts'
import { composePlatform } from './compose/platform.server.ts'
import { composeSite } from './compose/site.server.ts'
import { openFillThread } from './fill-thread.server.ts'
import { composeTelemetry } from './compose/telemetry.server.ts'

/** The script beside this module. */
const fillScript = join(dirname(fileURLToPath(import.meta.url)), 'fill.mjs')

/** Delayed, so that the first pages come first. */
const converterDelayMs = 1000

async function main(): Promise<void> {
  dropUnreadOutput()
  keepFilesPrivate()
  const environment = readEnvironment(process.env)
  const { workers } = environment
  const telemetry = await composeTelemetry(environment, assets!.buildId)
  const { log, tracer } = telemetry
  // Logged once, however many processes there are.
  if (cluster.isPrimary) tellFeaturesOff(environment, log)
  if (workers !== undefined && cluster.isPrimary) {
    process.exit(await runPrimary(findEntry(), environment, log, telemetry.listenForAll))
  }
  const toStoreFile = (name: string) => join(resolve(environment.dataDir), name)
  // The build finds the base sheets through this import.
  await loadBaseStyles()
  const { site, previews, mediaDirs, imageHosts, close } = await composeSite(
    environment,
    {
      assets: toSiteAssets(assets!),
      slices: await loadAllSlices(),
      isFollowed: true,
      tracer,
      openStore: (name) => openDocumentStore(toStoreFile(name), log),
      openFiller: ({ name, ...replica }) =>
        openFillThread(fillScript, { file: toStoreFile(name), ...replica }, log),
    },
    log,
  )
  const processes = countWorkers(workers)
  const member = joinCluster()
  const memory = createMemoryCache({
    maxBytes: (environment.cacheMegabytes ?? findCacheMegabytes(processes)) * 1024 * 1024,
    onStaleError: (key, error) => log.warn('SERVED_STALE', { key, message: String(error) }),
    onRead: telemetry.onRead,
    tracer,
  })
  const dataDir = resolve(environment.dataDir)
  const data = createDataFolder(dataDir)
  // Pages do not need it, so they are served anyway.
  await data.prepare().catch((error: unknown) => {
    log.error('DATA_FOLDER_UNWRITABLE', {
      message: isSiteError(error) ? error.text : String(error),
    })
  })
  const {
    platform: composed,
    redis,
    close: closePlatform,
  } = await composePlatform(environment, site, log)
  const shared = redis && composeShared(redis, site)
  const cache = shared ? createSharedCache({ near: memory, ...shared }) : memory
  const { assessments, files: fileStore } = composed
  const duty = createDuty(join(dataDir, 'duty.lock'), log)
  let isStopping = false
  duty.take(() => startPurge({ assessments, config: site.config, log }))
  const handler = createHandler(site, {
    cache,
    Response: NodeResponse,
    isStorageWritable: data.isWritable,
    ...(redis && { isRedisConnected: redis.isConnected }),
    isStopping: () => isStopping,
    areWorkersFailing: () => member?.areFailing() ?? false,
    contentBudgetMs: environment.contentBudgetMs,
    submit: (request, visitor) => pageForm(request, { ...platform, ...toVisitor(visitor) }),
    personalize: (kind, request) => personalize(kind, request, platform),
    preview: createPreviewPages(
      site,
      previews,
      { secret: environment.previewSecret, rates: composed.rates },
      NodeResponse,
    ),
  })
  const publisher = createPublisher({
    site,
    cache,
    handler,
    async onReceipt(receipt) {
      if (!duty.isOurs()) return
      await keepReceipt(fileStore, receipt)
      // Visitors may reach the site through another cache, too.
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
    consentCountries: site.config.consentCountries,
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
  const notice = `${site.config.brand.name} is served on ${server.url}`
  telemetry.metrics?.watch({
    cache: () => memory.figures(),
    content: () => site.content.health?.(),
    leads: () => composed.leads.count(),
    isStorageWritable: data.isWritable,
    ...(redis && { isRedisConnected: redis.isConnected }),
    ...(member && { areWorkersFailing: member.areFailing }),
    memory: process.memoryUsage.rss,
    droppedOutput: countDropped,
  })
  const channels = [member, shared?.announcements].filter((channel) => channel !== undefined)
  sharePublications(site.content, publisher, channels)
  member?.onLeave(() => void stop({ isReplaced: true }))
  if (member) {
    member.onAskedForMetrics(async () => telemetry.metrics?.snapshot())
    member.tellServes(notice)
    void Promise.all([untilContent(site), loadConverter()]).then(() => member.tellReady())
  } else {
    await telemetry.listen()
    console.log(notice)
    if (process.stdout.isTTY)
      console.log(`  ${server.url}/healthz says how it is\n  Ctrl+C stops it`)
    // A converter that cannot be loaded ends the process, as it would have at start.
    setTimeout(() => void loadConverter(), converterDelayMs).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      if (!member) console.log(`${signal}: finishing open requests, then stopping.`)
      void stop({ isReplaced: false })
    })
  }
  async function stop({ isReplaced }: { isReplaced: boolean }): Promise<void> {
    if (isStopping) return
    isStopping = true
    if (isReplaced) await server.drain.leave()
    else {
      server.drain.start()
      await wait(environment.drainSeconds * 1000)
      await server.close()
    }
    publisher.close()
    duty.release()
    shared?.announcements.close()
    await closePlatform()
    await close()
    await telemetry.close()
    process.exit(0)
  }
}

/**
 * The script of a worker process. In a package it is the script that this process was started with,
 * under the same path: if that is a link to one of several versions, a restart follows the link.
 */
function findEntry(): string {
  const started = process.argv[1] ?? ''
  return basename(started) === 'start.mjs' ? started : fileURLToPath(import.meta.url)
}

/** Waits for content, so that a process replaces another only once it can show the same. */
async function untilContent(site: Site): Promise<void> {
  while (!(await hasContent(site))) await wait(50)
}

main().catch((error: unknown) => {
  console.error(isSiteError(error) ? error.text : error)
  process.exitCode = 1
  if (error instanceof SiteError) process.exit(1)
})
