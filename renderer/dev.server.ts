/** The same site on Vike's dev server: nothing is kept, files are served one by one. */
import {
  createHandler,
  findDevAssets,
  readEnvironment,
  recomposeKey,
  type RenderCache,
  type Site,
  type SliceLoader,
} from '#runtime'
import { createImageEndpoint, createMediaFiles, imageEndpointPath } from '../adapters/node/index.ts'
import { loaders, loadBaseStyles } from 'virtual:slicewright/slices'
import { composeSite, mediaPath, type Composition } from './compose.server.ts'

const key = Symbol.for('slicewright.dev-composition')
const store = globalThis as { [key]?: Promise<Composition> }

/**
 * Vite evaluates this module anew after an edit, and more than once for its two users: all of them
 * use the newest composition, and the content service of the one before is closed.
 */
function recompose(): void {
  const previous = store[key]
  store[key] = compose().finally(() => void previous?.then(({ close }) => close()))
}
recompose()
;(globalThis as { [recomposeKey]?: () => void })[recomposeKey] = recompose

async function compose(): Promise<Composition> {
  await loadBaseStyles()
  const assets = findDevAssets()!
  const slices: SliceLoader = {
    async load(type) {
      const module = await loaders[type]?.()
      if (module) await assets.prepare(type)
      return module
    },
  }
  return composeSite(readEnvironment(process.env), { assets, slices })
}

const nothingKept: RenderCache = {
  get: (_, render) => render(undefined),
  find: () => undefined,
  clear: () => {},
}

/** Pages go through Vike, so that they get its client; the rest is the production handler's. */
export async function answerInDevelopment(request: Request): Promise<Response> {
  const { site, mediaDirs } = await store[key]!
  const { pathname } = new URL(request.url)
  const handler = createHandler(fresh(site), { cache: nothingKept })
  if (pathname === imageEndpointPath) {
    return createImageEndpoint({ images: site.images, mediaDirs, mediaPath })(request)
  }
  if (pathname.startsWith(`${mediaPath}/`)) {
    return createMediaFiles(mediaDirs, mediaPath)(request, pathname, () => handler(request))
  }
  const response = await handler(request)
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isPage || request.method !== 'GET') return response
  const vike = await import('vike/fetch')
  return (vike.default as unknown as { fetch(request: Request): Promise<Response> }).fetch(request)
}

/** @returns the document as the production server would send it */
export async function renderForDevelopment(path: string): Promise<{ html: string; status: number }> {
  const { site } = await store[key]!
  const handler = createHandler(fresh(site), { cache: nothingKept })
  const response = await handler(new Request(`http://localhost${path}`, { headers: { 'user-agent': 'Mozilla/5.0 (development)' } }))
  return { html: await response.text(), status: response.status }
}

/** Fragments would outlive an edit of their slice. */
function fresh(site: Site): Site {
  return { ...site, fragments: { get: () => undefined, set: () => {} } }
}

