/** The same site on Vike's dev server: without caches, with files served one by one. */
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import {
  createHandler,
  createLogger,
  createPreviewPages,
  functionsPath,
  logRequest,
  readEnvironment,
  type FileStore,
  type Handler,
  type Logger,
  type RenderCache,
  type Site,
  type SliceLoader,
  type SliceModule,
  mediaPath,
} from '#runtime'
import {
  findDevAssets,
  findShowFailure,
  readEdits,
  readFaults,
  recomposeKey,
} from '#compiler/dev-assets'
import type * as Desk from '#workbench/desk'
import { answerGallery } from '#workbench/gallery'
import type * as Status from '#workbench/status'
import { findRoots } from '#compiler/read/roots.ts'
import {
  createFunctionEndpoint,
  createImageEndpoint,
  serveMediaFiles,
  findAddress,
  imageEndpointPath,
  toVisitor,
} from '../adapters/node/index.ts'
import { writePaths, type GoodFiles } from '../adapters/prismic/service/index.ts'
import { functions, pageForm, personalize } from '../functions/index.ts'
import { loaders, loadBaseStyles } from 'virtual:slicewright/slices'
import { composePlatform } from './compose/platform.server.ts'
import { composeSite } from './compose/site.server.ts'

/**
 * The site of one evaluation of the modules: slices and their renderer must not mix evaluations.
 */
interface DevSite {
  /** The production handler: pages, payloads, services. */
  pages: Handler
  /** Undefined unless the request is for a picture, a file of the content or a function. */
  files(request: Request, path: string): Promise<Response> | undefined
  /** Undefined unless the path is the gallery's. */
  gallery(path: string): Promise<Response | undefined>
  /** Undefined unless the path is that of the publications. */
  publications(path: string): Promise<Response | undefined>
  /** Undefined unless the path is that of the status. */
  status(path: string): Promise<Response | undefined>
  /** Undefined unless the request is for the desk. */
  desk(request: Request, path: string): Promise<Response | undefined>
  close(): Promise<void>
  /** Answers in progress, which need the site until they are done. */
  answers: Set<Promise<unknown>>
}

interface Shared {
  site?: Promise<DevSite>
  /** Issues of the newest site. */
  issues?: Status.IssueList | undefined
  /** Messages of failed pages since one was last rendered, with those that followed from them. */
  failures: Set<string>
  log: Logger
  goodFiles: GoodFiles
}

const key = Symbol.for('slicewright.dev-site')
const store = globalThis as { [key]?: Shared }

/**
 * Survives evaluations: Vite repeats them after an edit, and for each of the module's two users.
 */
const shared = (store[key] ??= createShared())

function createShared(): Shared {
  const log = createLogger({
    isPretty: true,
    onEvent(event) {
      made.issues?.follow(event)
      if (event.level === 'error') made.failures.add(String(event.data['message'] ?? event.code))
    },
  })
  const made: Shared = { failures: new Set(), log, goodFiles: new Map() }
  return made
}

const { log } = shared

/** Replaces the site for all users, and closes the previous one's content service. */
function recompose(): void {
  const previous = shared.site
  shared.site = compose().finally(() => void previous?.then(end))
}

async function end({ answers, close }: DevSite): Promise<void> {
  while (answers.size > 0) await Promise.allSettled(answers)
  await close()
}

/** Answers from the newest site, which stays open until the answer is done. */
async function answerFrom<Answer>(
  site: DevSite,
  make: (site: DevSite) => Promise<Answer>,
): Promise<Answer> {
  const answer = make(site)
  site.answers.add(answer)
  return answer.finally(() => site.answers.delete(answer))
}
recompose()
;(globalThis as { [recomposeKey]?: () => void })[recomposeKey] = recompose

const nothingKept: RenderCache = {
  get: (_, render) => render(undefined),
  find: () => undefined,
  purge: () => [],
  clear: () => {},
}

async function compose(): Promise<DevSite> {
  await loadBaseStyles()
  const tool = await loadStatus()
  shared.issues = tool?.createIssueList()
  const assets = findDevAssets()!
  const slices: SliceLoader = {
    async load(type) {
      const module = await loadSlice(type)
      if (module) await assets.prepare(type)
      return module
    },
  }
  const environment = readEnvironment(process.env)
  const roots = findRoots()
  const token = randomUUID()
  const desk = await loadDesk()
  const {
    site: composedSite,
    previews,
    migrate,
    mediaDirs,
    imageHosts,
    service,
    close,
  } = await composeSite(
    environment,
    {
      assets,
      slices,
      goodFiles: shared.goodFiles,
      ...(desk && { writes: { token, models: desk.listModels(roots) } }),
    },
    // Composed again with every edit, and never indexed by search engines.
    { ...log, warn: (code, data) => code !== 'BASE_URL_MISSING' && log.warn(code, data) },
  )
  const showInPlace = findShowFailure()
  const showFailure: Site['showFailure'] =
    showInPlace &&
    ((failed) => {
      const { editorUrl } = composedSite.content.repository
      shared.issues?.addFailure(failed, editorUrl(failed.documentId))
      return showInPlace(failed)
    })
  const site = { ...composedSite, showFailure }
  const access = service && { ...service, token, paths: writePaths, mediaPath }
  const answerDesk = desk?.createDesk({ site, roots, access, migrate })
  const pictures = createImageEndpoint({
    images: site.images,
    imageHosts,
    mediaDirs,
    mediaPath,
    pictureDir: resolve(environment.dataDir, 'pictures'),
    log,
  })
  const media = serveMediaFiles(mediaDirs, mediaPath)
  const { platform: composed, close: closePlatform } = await composePlatform(environment, site, log)
  const platform = { ...composed, publications: undefined }
  const answerFunction = createFunctionEndpoint(functions, platform)
  // Cached fragments would outlive an edit of their slice.
  const pages = createHandler(
    { ...site, fragments: undefined },
    {
      cache: nothingKept,
      contentBudgetMs: environment.contentBudgetMs,
      submit: (request, visitor) => pageForm(request, { ...platform, ...toVisitor(visitor) }),
      personalize: (kind, request) => personalize(kind, request, platform),
      preview: createPreviewPages(site, previews, { secret: environment.previewSecret }),
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
      return media(request, path, () => pages(request))
    },
    publications: (path) => showPublications(path, composed.files, site.config.brand.name),
    status: async (path) =>
      tool?.answerStatus(path, {
        ...composed,
        issues: shared.issues!,
        variables: process.env,
        hasDesk: access !== undefined,
      }),
    gallery: (path) => answerGallery(path, site, findRoots(), readBuiltBytes),
    desk: async (request, path) => answerDesk?.(request, path),
    async close() {
      await closePlatform()
      await close()
    },
    answers: new Set(),
  }
}

/** Defers an error of loading to rendering: it is shown in its place and the page survives. */
async function loadSlice(type: string): Promise<SliceModule | undefined> {
  try {
    return await loaders[type]?.()
  } catch (error) {
    return {
      component() {
        throw error
      },
    }
  }
}

/** Desk, inspector and status are never in a build: their packages are development dependencies. */
async function loadDesk(): Promise<typeof Desk | undefined> {
  return import.meta.env.DEV ? import('#workbench/desk') : undefined
}

async function inspect(path: string): Promise<Response | undefined> {
  if (!import.meta.env.DEV) return undefined
  const { answerInspector } = await import('#workbench/inspector')
  return answerInspector(path, findRoots())
}

async function loadStatus(): Promise<typeof Status | undefined> {
  return import.meta.env.DEV ? import('#workbench/status') : undefined
}

/** The sizes of script and style in the last build. */
async function readBuiltBytes() {
  if (!import.meta.env.DEV) return undefined
  const { isBuilt, outDir } = await import('#compiler/build/built-site.ts')
  const { readWeighedSlices } = await import('#compiler/build/slice-bytes.ts')
  return isBuilt() ? readWeighedSlices(outDir())?.bytes : undefined
}

/** Not in a build either. */
async function showPublications(path: string, files: FileStore, siteName: string) {
  if (!import.meta.env.DEV) return undefined
  const { answerPublications } = await import('#workbench/publications')
  return answerPublications(path, files, siteName)
}

/** Pages go through Vike, so that they get its client; the rest is the production handler's. */
export async function answerInDevelopment(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/__') && !isDecodable(pathname)) return respondToMalformed(pathname)
  // The inspector shows faults of machines; it works without a site.
  const inspected = await inspect(pathname)
  if (inspected) return inspected
  const site = await shared.site!.catch(String)
  // The page shows the error in its place.
  if (typeof site === 'string') return forwardToVike(request)
  const answer = await answerFrom(site, (own) => answerBesides(request, pathname, own))
  return answer ?? forwardToVike(request)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Answers for the tools, which read names from their addresses. */
function respondToMalformed(path: string): Response {
  const error = `The address ${path} is malformed: a % in it begins no character. Write a % itself as %25.`
  return Response.json({ error }, { status: 400, headers: { 'cache-control': 'no-store' } })
}

/** Undefined for a page. */
async function answerBesides(
  request: Request,
  pathname: string,
  { pages, files, gallery, publications, status, desk }: DevSite,
): Promise<Response | undefined> {
  const tool =
    files(request, pathname) ??
    (await gallery(pathname)) ??
    (await publications(pathname)) ??
    (await status(pathname)) ??
    (await desk(request, pathname))
  if (tool) return tool
  const started = performance.now()
  const response = await pages(request)
  const ms = performance.now() - started
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isPage || request.method !== 'GET') {
    // Vike logs pages itself.
    logRequest(log, { method: request.method, path: pathname, status: response.status, ms })
    return response
  }
  return undefined
}

async function forwardToVike(request: Request): Promise<Response> {
  const vike = await import('vike/fetch')
  return (vike.default as unknown as { fetch(request: Request): Promise<Response> }).fetch(request)
}

/**
 * @returns the document of the production server, with the number of edits it includes in its head
 */
export async function renderForDevelopment(
  path: string,
  cookie?: string,
): Promise<{ html: string; status: number }> {
  const headers = {
    'user-agent': 'Mozilla/5.0 (development)',
    'sec-fetch-site': 'same-origin',
    ...(cookie && { cookie }),
  }
  const edits = readEdits()
  const { html, status } = await renderPath(path, headers)
  const meta = `<meta name="dev-edits" content="${edits}">`
  return { html: html.replace('</head>', `${meta}</head>`), status }
}

async function renderPath(path: string, headers: Record<string, string>) {
  try {
    const request = new Request(`http://localhost${path}`, { headers })
    const response = await answerFrom(await shared.site!, ({ pages }) => pages(request))
    const { status } = response
    if (status >= 500) return { html: await renderFailure([...shared.failures].join('\n')), status }
    shared.failures.clear()
    return { html: await response.text(), status }
  } catch (error) {
    return { html: await renderFailure(String(error)), status: 500 }
  }
}

/** The page for an author, with the error and its place, which visitors never see. */
async function renderFailure(reason: string): Promise<string> {
  const { renderFaultPage } = await import('#workbench/status')
  return renderFaultPage(readFaults(), reason)
}
