/** The same site on Vike's dev server: nothing is kept, files are served one by one. */
import { resolve } from 'node:path'
import {
  createHandler,
  createLogger,
  functionsPath,
  logRequest,
  readEnvironment,
  type Handler,
  type RenderCache,
  type SliceLoader,
} from '#runtime'
import { findDevAssets, recomposeKey } from '#tools/dev-assets'
import { answerGallery, readGallery } from '#tools/gallery'
import { findRoots } from '#schemas/roots.ts'
import {
  createFileStore,
  createFunctionEndpoint,
  createImageEndpoint,
  createMediaFiles,
  findAddress,
  findSignedLinks,
  imageEndpointPath,
  toVisitor,
} from '../adapters/node/index.ts'
import { createRateLimiter } from '../adapters/rate-limits/index.ts'
import { startLeads } from '../adapters/leads/index.ts'
import { createUpstreams } from '../adapters/upstreams/index.ts'
import { composeMail, functions, pageForm, personalize } from '../functions/index.ts'
import { loaders, loadBaseStyles } from 'virtual:slicewright/slices'
import { composeSite, mediaPath } from './compose.server.ts'

/** The site as one evaluation of the modules made it: slices and what draws them must not mix. */
interface DevSite {
  /** The production handler: pages, payloads, services. */
  pages: Handler
  /** Undefined when the request is not for a picture, a file of the content or a function. */
  files(request: Request, path: string): Promise<Response> | undefined
  /** Undefined when the path is not the gallery's. */
  gallery(path: string): Promise<Response | undefined>
  close(): Promise<void>
}

const log = createLogger({ isPretty: true })

const key = Symbol.for('slicewright.dev-site')
const store = globalThis as { [key]?: Promise<DevSite> }

/**
 * Vite evaluates this module again after an edit, and more than once for its two users: all of them use
 * the newest site, and the content service of the previous one is closed.
 */
function recompose(): void {
  const previous = store[key]
  store[key] = compose().finally(() => void previous?.then(({ close }) => close()))
}
recompose()
;(globalThis as { [recomposeKey]?: () => void })[recomposeKey] = recompose

const nothingKept: RenderCache = {
  get: (_, render) => render(undefined),
  find: () => undefined,
  clear: () => {},
}

async function compose(): Promise<DevSite> {
  await loadBaseStyles()
  const assets = findDevAssets()!
  const slices: SliceLoader = {
    async load(type) {
      const module = await loaders[type]?.()
      if (module) await assets.prepare(type)
      return module
    },
  }
  const environment = readEnvironment(process.env)
  const { site, mediaDirs, imageHosts, close } = await composeSite(
    environment,
    { assets, slices },
    log,
  )
  const pictures = createImageEndpoint({
    images: site.images,
    imageHosts,
    mediaDirs,
    mediaPath,
    pictureDir: resolve(environment.dataDir, 'pictures'),
    log,
  })
  const media = createMediaFiles(mediaDirs, mediaPath)
  const fileStore = createFileStore(resolve(environment.dataDir))
  const rates = await createRateLimiter({ environment, log })
  const upstreams = createUpstreams({ environment, files: fileStore, slug: site.config.brand.slug })
  const links = findSignedLinks(environment)
  const { stop: stopLeads, ...stores } = await startLeads({
    environment,
    dataDir: resolve(environment.dataDir),
    learningPlatform: upstreams.learningPlatform,
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
  const answerFunction = createFunctionEndpoint(functions, platform)
  // Fragments would outlive an edit of their slice.
  const pages = createHandler(
    { ...site, fragments: undefined },
    {
      cache: nothingKept,
      contentBudgetMs: environment.contentBudgetMs,
      submit: (request, visitor) => pageForm(request, { ...platform, ...toVisitor(visitor) }),
      personalize: (kind, request) => personalize(kind, request, platform),
    },
  )
  return {
    pages,
    files(request, path) {
      if (path === imageEndpointPath) return pictures(request)
      if (path.startsWith(functionsPath)) {
        const address = findAddress(request, environment.addressHeader)
        return answerFunction(request, path, address ? { address } : {})
      }
      return path.startsWith(`${mediaPath}/`)
        ? media(request, path, () => pages(request))
        : undefined
    },
    gallery: (path) => answerGallery(path, site, () => readGallery(findRoots())),
    async close() {
      await rates.close()
      await stopLeads()
      await close()
    },
  }
}

/** The inspector is in no build: its packages are installed only for development. */
async function inspect(path: string): Promise<Response | undefined> {
  if (!import.meta.env.DEV) return undefined
  const { answerInspector } = await import('#tools/inspector')
  return answerInspector(path, findRoots())
}

/** Pages go through Vike, so that they get its client; the rest is the production handler's. */
export async function answerInDevelopment(request: Request): Promise<Response> {
  const { pages, files, gallery } = await store[key]!
  const { pathname } = new URL(request.url)
  const tool = files(request, pathname) ?? (await gallery(pathname)) ?? (await inspect(pathname))
  if (tool) return tool
  const started = performance.now()
  const response = await pages(request)
  const ms = performance.now() - started
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isPage || request.method !== 'GET') {
    // Vike tells of pages itself.
    logRequest(log, { method: request.method, path: pathname, status: response.status, ms })
    return response
  }
  const vike = await import('vike/fetch')
  return (vike.default as unknown as { fetch(request: Request): Promise<Response> }).fetch(request)
}

/** @returns the document as the production server would send it */
export async function renderForDevelopment(
  path: string,
  cookie?: string,
): Promise<{ html: string; status: number }> {
  const { pages } = await store[key]!
  const headers = {
    'user-agent': 'Mozilla/5.0 (development)',
    'sec-fetch-site': 'same-origin',
    ...(cookie && { cookie }),
  }
  const response = await pages(new Request(`http://localhost${path}`, { headers }))
  return { html: await response.text(), status: response.status }
}
