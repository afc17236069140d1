/** The site as Netlify functions: `cli/netlify` writes a file for each of them. */
import {
  createHandler,
  createLogger,
  createMemoryCache,
  createPreviewPages,
  decodeFilePath,
  readEnvironment,
  toPublishedPath,
  type RenderCache,
  type Site,
  mediaPath,
} from '#runtime'
import { assets } from 'virtual:slicewright/assets'
import { loadBaseStyles } from 'virtual:slicewright/slices'
import { functions, pageForm, personalize } from '../functions/index.ts'
import { toVisitor, type MediaFacts } from '../adapters/node/index.ts'
import {
  createNetlifyServer,
  createPublications,
  findRequestId,
  type NetlifyServer,
} from '../adapters/netlify/index.ts'
import { loadAllSlices, toSiteAssets } from './built-assets.server.ts'
import {
  composeNetlifyPlatform,
  unpackContent,
  type PackedContent,
} from './compose/netlify.server.ts'
import { composeSite } from './compose/site.server.ts'

/** Netlify's function files call these; the first call starts the site. */
export interface NetlifySite extends NetlifyServer {
  /** Passes on leads and mails that are due. */
  passOn(): Promise<void>
}

type MediaTable = Readonly<Record<string, MediaFacts>>

/** Small, since the CDN answers most requests. */
const cacheBytes = 32 * 1024 * 1024
/** Netlify ends background functions after 15 minutes. */
const passOnMs = 13 * 60_000

/** Rate limits of functions by name: requests per address within a number of seconds. */
export const limits = Object.fromEntries(
  Object.entries(functions).map(([name, { limit }]) => [name, limit]),
)

/**
 * @param content - present if the site runs on the embedded content service
 * @param media - facts of published files, by path below the media
 */
export function openNetlifySite(
  content: PackedContent | undefined,
  media: MediaTable,
): NetlifySite {
  let opened: ReturnType<typeof open> | undefined
  // If it could not be opened, for lack of content, the next request tries again.
  const get = () =>
    (opened ??= open(content, media).catch((error: unknown) => {
      opened = undefined
      throw error
    }))
  return {
    answer: async (request, context) => (await get()).server.answer(request, context),
    call: async (name, request, context) => (await get()).server.call(name, request, context),
    passOn: async () => (await get()).passOn(AbortSignal.timeout(passOnMs)),
  }
}

async function open(content: PackedContent | undefined, media: MediaTable) {
  const environment = readEnvironment(withNetlifyNames(process.env))
  const log = createLogger({ level: environment.logLevel, requestId: findRequestId })
  // The build finds the base sheets through this import.
  await loadBaseStyles()
  const { site, previews } = await composeSite(
    environment,
    {
      assets: toSiteAssets(assets!),
      slices: await loadAllSlices(),
      ...(content && environment.prismicRepository === undefined
        ? { contentFolders: await unpackContent(content) }
        : {}),
      findMediaFacts: (path) => findEntry(media, path),
    },
    log,
  )
  const cache = createMemoryCache({
    maxBytes: cacheBytes,
    onStaleError: (key, error) => log.warn('SERVED_STALE', { key, message: String(error) }),
  })
  const { platform: composed, passOn } = await composeNetlifyPlatform(environment, site, log)
  const platform = { ...composed, publications: undefined }
  const handler = createHandler(site, {
    cache,
    contentBudgetMs: environment.contentBudgetMs,
    submit: (request, visitor) => pageForm(request, { ...platform, ...toVisitor(visitor) }),
    personalize: (kind, request) => personalize(kind, request, platform),
    preview: createPreviewPages(site, previews, {
      secret: environment.previewSecret,
      rates: composed.rates,
    }),
  })
  const server = createNetlifyServer({
    site,
    handler,
    functions,
    platform: composed,
    publications:
      environment.prismicWebhookSecret === undefined
        ? undefined
        : createPublications({ content: site.content, log }),
    previewCookie: previews.cookie,
    mediaPath,
    follow: createFollower(site, cache),
  })
  return { server, passOn }
}

/** @param path - as spelled in addresses */
function findEntry(media: MediaTable, path: string): MediaFacts | undefined {
  const name = toPublishedPath(decodeFilePath(path) ?? '')
  return Object.hasOwn(media, name) ? media[name] : undefined
}

/**
 * Clears this instance's cache with each new ref: without a replica nothing reports publications.
 */
function createFollower({ content }: Site, cache: RenderCache): () => Promise<void> {
  let from: string | undefined
  return async () => {
    // While the service does not answer, the cache stays.
    const to = await content.ref().catch(() => from)
    if (to === undefined || to === from) return
    if (from !== undefined) cache.purge({ from, to, tags: undefined, isChanged: () => true })
    from = to
  }
}

/** Takes the site's address from Netlify's `URL`. */
function withNetlifyNames(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { SITE_BASE_URL, URL: address } = variables
  return { ...variables, SITE_BASE_URL: SITE_BASE_URL || address }
}
