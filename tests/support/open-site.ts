/** The production handler over a site's folders, with their content; nothing is built. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createHandler,
  createMemoryCache,
  createMessages,
  createRouteTable,
  type Handler,
  type Kinds,
  type Site,
} from '#runtime'
import { buildKinds } from '#compiler/generate/generate-kinds.ts'
import { buildValidators } from '#compiler/generate/generate-validators.ts'
import { loadForms } from '#compiler/read/load-forms.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { readSiteFiles } from '#compiler/build'
import { createMediaFiles, findMediaFacts } from '../../adapters/node/media-files.ts'
import { composePictures } from '../../renderer/compose/pictures.server.ts'
import { findIslands, findSliceFolders } from '../../compiler/build/modules/site-files.ts'
import { createTestAssets, createTestSite, type TestSite } from './create-test-site.ts'
import { openContent } from './open-content.ts'
import { browser } from './start-test-handler.ts'

export const openedOrigin = 'https://site.example'

export interface OpenedSite extends Pick<TestSite, 'issues' | 'logs'> {
  handler: Handler
  get(path: string): Promise<Response>
  close(): Promise<void>
}

/** @param name - a standalone site of `tests/fixtures/sites` */
export function openSite(name: string, settings: OpenSettings = {}): Promise<OpenedSite> {
  return openRoots([join(repositoryRoot, 'tests/fixtures/sites', name)], settings)
}

interface OpenSettings {
  /** The clock. */
  now?: () => number
  /** Folders of content that add to the site's own, or replace by path. */
  content?: readonly string[]
  /** As for an export. */
  isStatic?: boolean
}

/**
 * @param roots - in a build's order, later ones last; slices of one outside this repository are not
 *   drawn, since their imports cannot be resolved
 */
export async function openRoots(
  roots: readonly string[],
  { now, content = [], isStatic = false }: OpenSettings = {},
): Promise<OpenedSite> {
  const own = roots.map((root) => join(root, 'content')).filter((folder) => existsSync(folder))
  const mediaDirs = [...own, ...content].map((folder) => join(folder, 'assets')).reverse()
  const overrides = {
    ...(await readSite(roots, isStatic)),
    baseUrl: openedOrigin,
    content: openContent([...own, ...content], now),
    media: createMediaFiles('/media', (path) => findMediaFacts(mediaDirs, path), isStatic),
    ...(isStatic && { isStatic }),
  }
  const { site, issues, logs } = createTestSite({ frame: [], overrides, ...(now ? { now } : {}) })
  const handler = createHandler(site, {
    cache: createMemoryCache(now ? { now } : {}),
    // Generous, since a busy machine's reading speed is not under test here.
    contentBudgetMs: 20_000,
  })
  const get = (path: string) =>
    handler(new Request(openedOrigin + path, { headers: { 'user-agent': browser } }), {})
  return { handler, get, issues, logs, close: async () => {} }
}

async function readSite(roots: readonly string[], isStatic: boolean): Promise<Partial<Site>> {
  const files = readSiteFiles(roots)
  const schemas = loadSchemas(roots)
  const { config, pageTypes } = files
  return {
    config,
    ...openPictures(config.images, isStatic),
    pageTypes: new Map(pageTypes.map((pageType) => [pageType.type, pageType])),
    layouts: new Map(files.layouts.map((layout) => [layout.name, layout])),
    forms: new Map(Object.entries(files.forms)),
    experiments: new Map(Object.entries(files.experiments)),
    kinds: buildKinds(schemas) as unknown as Kinds,
    validators: await compile(await buildValidators(schemas, loadForms(roots))),
    routes: createRouteTable(pageTypes, config),
    machines: files.machines,
    behaviours: files.behaviours,
    messages: createMessages(files.messages),
    ...findSlices(roots),
  }
}

function openPictures(
  settings: Site['config']['images'],
  isStatic: boolean,
): Pick<Site, 'images' | 'imageSources'> {
  const { images, imageSources } = composePictures(settings, { isStatic })
  return { images, imageSources }
}

function findSlices(roots: readonly string[]): Pick<Site, 'slices' | 'assets'> {
  const folders = new Map(findSliceFolders(roots).map((folder) => [folder.type, folder]))
  const islands = new Set(findIslands(roots).map(({ type }) => type))
  return {
    slices: {
      async load(type) {
        const folder = folders.get(type)
        if (!folder) return undefined
        const { [folder.exportName]: component } = await import(folder.component)
        const prepare = folder.prepare && (await import(folder.prepare)).prepare
        return { component, ...(prepare ? { prepare } : {}) }
      },
    },
    assets: {
      ...createTestAssets(),
      island: (type) =>
        islands.has(type) ? { src: `/assets/${type}.js`, imports: [] } : undefined,
    },
  }
}

/** Compiles inside the repository, so that imports are resolved. */
async function compile(text: string): Promise<Site['validators']> {
  const cache = join(repositoryRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'validators-'))
  try {
    const file = join(folder, 'validators.mjs')
    writeFileSync(file, text)
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Site['validators']
  } finally {
    rmSync(folder, { recursive: true })
  }
}
