/** The one place where adapters, slices, machines, content and configuration meet. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  cacheSingles,
  consoleLogger,
  createFragmentCache,
  createDigestMaker,
  createMessages,
  createPublicationFeed,
  createReplicatedSource,
  createRouteTable,
  issueKey,
  joinOwners,
  joinVendors,
  recordSource,
  withFallbacks,
  traceSource,
  migrateDocument,
  type ContentIssue,
  type ContentFeed,
  type ContentSource,
  type DocumentStore,
  type Environment,
  type Logger,
  type Previews,
  type ReplicaFiller,
  type ReplicatedSource,
  type RawDocument,
  type Site,
  type SiteAssets,
  type SliceLoader,
  type Tracer,
  mediaPath,
} from '#runtime'
import { createMediaFiles, findMediaFacts, type MediaFacts } from '../../adapters/node/index.ts'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { createPrismicPreviews, toolbarOrigin } from '../../adapters/prismic/previews.ts'
import {
  startContentService,
  type GoodFiles,
  type RunningContentService,
  type WriteOptions,
} from '../../adapters/prismic/service/index.ts'
import { findRoots } from '#compiler/read/find-roots.ts'
import { composePictures } from './pictures.server.ts'
import { files, kinds } from 'virtual:slicewright/site'
import { migrations, version as migrationVersion } from 'virtual:slicewright/migrations'
import * as validators from 'virtual:slicewright/validators'

export interface Composition {
  site: Site
  previews: Previews
  /** Folders whose `assets/` are served under `mediaPath`; the first that has a file wins. */
  mediaDirs: string[]
  /** Hosts whose pictures go through the image endpoint, because they have no image service. */
  imageHosts: string[]
  /** Migrates stored content to the current schemas; what fails stays as it is. */
  migrate: Migrate
  /** The embedded content service, if the site uses it. */
  service?: RunningService
  /** Present if there is a store for it. */
  replica?: ReplicatedSource
  close(): Promise<void>
}

export interface RunningService {
  repository: string
  url: string
  endpoint: string
}

/** The service without its functions, which cannot leave their thread. */
export function pickService({ repository, url, endpoint }: RunningService): RunningService {
  return { repository, url, endpoint }
}

type Migrate = <Stored extends Pick<RawDocument, 'id' | 'type' | 'data'>>(
  document: Stored,
) => Stored

export interface SiteParts {
  assets: SiteAssets
  slices: SliceLoader
  /** Opens the store of the content's replica; without it the service answers every request. */
  openStore?: (name: string) => Promise<DocumentStore | undefined>
  /** Fills the replica in another thread. */
  openFiller?: (replica: FilledReplica) => ReplicaFiller
  /**
   * Another composition, which follows the service; this one uses its service and follows nothing
   * itself.
   */
  beside?: Pick<Composition, 'service'>
  /** Set where a publisher tells what is published: pages are resolved once until then. */
  isFollowed?: boolean
  /** Set for a host that serves only files: pictures are files, too. */
  isStatic?: boolean
  /** Called for each issue, also for repeated ones; by default each issue is logged once. */
  report?: Site['report']
  /** Traces how pages are rendered. */
  tracer?: Tracer | undefined
  /** Folders of the embedded content, instead of those of the environment and the roots. */
  contentFolders?: string[]
  /**
   * Facts of the file at a path below `mediaPath`, where the content's files are not on this
   * machine.
   */
  findMediaFacts?: (path: string) => MediaFacts | undefined
  /** Makes the embedded content service writable; it is read-only when absent. */
  writes?: WriteOptions
  /** Passes valid versions of the embedded content's files to the next composition. */
  goodFiles?: GoodFiles
}

export interface FilledReplica {
  /** The name passed to `openStore`. */
  name: string
  service?: RunningService
  report: Site['report']
}

/** @throws SiteError of kind `wiring` when environment, configuration or files disagree */
export async function composeSite(
  environment: Environment,
  {
    assets,
    slices,
    openStore,
    openFiller,
    report: tellIssue,
    beside,
    isFollowed,
    isStatic,
    tracer,
    contentFolders,
    findMediaFacts: findFacts,
    writes,
    goodFiles,
  }: SiteParts,
  log: Logger = consoleLogger,
): Promise<Composition> {
  const folders = contentFolders ?? findContentFolders(environment)
  const migrate = createMigrator(log)
  const { content, previews, key, service, close } = await openContent(
    environment,
    folders,
    async () =>
      beside?.service ??
      startContentService({
        folders,
        assetBase: mediaPath,
        ...(writes && { writes }),
        ...(goodFiles && { goodFiles }),
      }),
    migrate,
  )
  const report = tellIssue ?? createIssueLog(log)
  const name = `replica-${hash(key + migrationVersion)}.sqlite`
  const store = await openStore?.(name)
  const replica =
    store &&
    createReplicatedSource({
      source: content,
      store,
      log,
      // A store in memory cannot be shared with other threads.
      ...(store.place === 'disk' && {
        filler: openFiller?.({ name, report, ...(service && { service }) }),
      }),
      isFillerItself: beside !== undefined,
    })
  const read = replica ?? content
  const isRemote = environment.prismicRepository !== undefined
  // Also where there is none yet: the first upload makes it.
  const mediaDirs = folders.map((folder) => join(folder, 'assets')).reverse()
  const { images, imageSources, imageHosts } = composePictures(files.config.images, {
    isRemote,
    ...(isStatic && { isStatic }),
  })
  if (environment.siteBaseUrl === undefined && !beside) {
    log.warn('BASE_URL_MISSING', {
      message:
        'SITE_BASE_URL is not set: links for search engines and social networks cannot be absolute.',
    })
  }
  const answers = withFallbacks(
    recordSource(cacheSingles(tracer ? traceSource(read, tracer) : read)),
    files.config,
    (type) => files.pageTypes.some((pageType) => pageType.type === type),
  )
  const site: Site = {
    config: files.config,
    images,
    baseUrl: environment.siteBaseUrl,
    pageTypes: new Map(files.pageTypes.map((pageType) => [pageType.type, pageType])),
    layouts: new Map(files.layouts.map((layout) => [layout.name, layout])),
    forms: new Map(Object.entries(files.forms)),
    experiments: new Map(Object.entries(files.experiments)),
    kinds,
    validators,
    routes: createRouteTable(files.pageTypes, files.config),
    machines: files.machines,
    behaviours: files.behaviours,
    storage: joinOwners(files.privacy.storage, files.vendors.vendors),
    vendors: joinVendors(files.vendors.vendors, environment),
    messages: createMessages(files.messages, (locale, key) =>
      log.warn('MESSAGE_MISSING', { locale, key }),
    ),
    emailDomains: files.emailDomains,
    traffic: files.traffic,
    content: answers,
    imageSources,
    ...(isRemote && environment.prismicEndpoint !== undefined
      ? { pictureOrigins: [new URL(environment.prismicEndpoint).origin] }
      : {}),
    media: createMediaFiles(
      mediaPath,
      findFacts ?? ((path) => findMediaFacts(mediaDirs, path)),
      isStatic,
    ),
    assets,
    slices,
    ...(isStatic ? { isStatic } : {}),
    fragments: createFragmentCache(),
    ...(isFollowed ? { publications: createPublicationFeed(answers) } : {}),
    report,
    log,
    tracer,
    now: Date.now,
  }
  replica?.useDigests(createDigestMaker(site))
  if (!beside) replica?.start()
  return {
    site,
    previews,
    migrate,
    mediaDirs,
    imageHosts,
    ...(service ? { service } : {}),
    ...(replica ? { replica } : {}),
    async close() {
      replica?.close()
      await close()
    },
  }
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 12)
}

/** `content/` of every root, in order; `CONTENT_DIR` replaces all of them. */
function findContentFolders(environment: Environment): string[] {
  if (environment.contentDir !== undefined) return [resolve(environment.contentDir)]
  return findRoots()
    .map((root) => join(root, 'content'))
    .filter(existsSync)
}

/** A source that can fill a replica. */
type FedSource = ContentSource & { feed: ContentFeed }

/** @returns `key` - identifies the content among others */
async function openContent(
  environment: Environment,
  folders: string[],
  openService: () => Promise<RunningService & Partial<RunningContentService>>,
  migrate: Migrate,
): Promise<
  { content: FedSource; key: string; close(): Promise<void> } & Pick<
    Composition,
    'previews' | 'service'
  >
> {
  const {
    prismicRepository: repository,
    prismicEndpoint: endpoint,
    prismicAccessToken: accessToken,
    vendorEmulator,
  } = environment
  const { editorUrl } = files.config.preview ?? {}
  const editor = editorUrl === undefined ? {} : { editorUrl }
  // Each emulated vendor has a host of its own.
  const emulated = vendorEmulator?.replace('//', '//prismic.')
  if (repository !== undefined) {
    const options = {
      repository,
      ...editor,
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(accessToken === undefined ? {} : { accessToken }),
      migrate,
    }
    const content = createPrismicSource(options)
    const previews = createPrismicPreviews({ ...options, toolbar: emulated ?? toolbarOrigin })
    // A token that may read drafts sees different content.
    const key = [repository, endpoint, accessToken].join(' ')
    return { content, previews, key, close: async () => {} }
  }
  const running = await openService()
  const { changedIds, formerUids } = running
  const options = { repository: running.repository, endpoint: running.endpoint, ...editor, migrate }
  const content = createPrismicSource({
    ...options,
    ...(changedIds && { changedIds }),
    ...(formerUids && { formerUids }),
  })
  // Prismic's toolbar does not know local content.
  const previews = createPrismicPreviews({ ...options, ...(emulated && { toolbar: emulated }) })
  return {
    content,
    previews,
    key: folders.join(' '),
    service: running,
    close: async () => running.close?.(),
  }
}

/** Shows a document whose migration fails as it is stored, as far as its schema allows. */
function createMigrator(log: Logger): Migrate {
  const reported = new Set<string>()
  return (document) => {
    try {
      return migrateDocument(document, migrations)
    } catch (error) {
      const { message } = error as Error
      if (!reported.has(document.id))
        log.error('MIGRATION_FAILED', { document: document.id, message })
      reported.add(document.id)
      return document
    }
  }
}

/** Number of issues to remember, so that each is reported once. */
const issueMemory = 5000

function createIssueLog(log: Logger): Site['report'] {
  const reported = new Set<string>()
  return (issue: ContentIssue) => {
    const key = issueKey(issue)
    if (reported.has(key)) return
    if (reported.size >= issueMemory) reported.clear()
    reported.add(key)
    const { code, ...rest } = issue
    log.warn('CONTENT_ISSUE', { issue: code, ...rest })
  }
}
