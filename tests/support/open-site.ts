/** The production handler over a site of `tests/fixtures/sites`, with its own content; nothing is built. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  completeImages,
  createHandler,
  createMemoryCache,
  createMessages,
  createRouteTable,
  type Handler,
  type Kinds,
  type Site,
} from '#runtime'
import { buildKinds } from '#schemas/generate-kinds.ts'
import { buildValidators } from '#schemas/generate-validators.ts'
import { loadForms } from '#schemas/load-forms.ts'
import { loadSchemas } from '#schemas/load-schemas.ts'
import { repositoryRoot } from '#schemas/roots.ts'
import { readSiteFiles } from '#tools/build'
import { createPrismicSource } from '../../adapters/prismic/index.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { findIslands, findSliceFolders } from '../../tools/build/modules/site-files.ts'
import { createTestAssets, createTestSite, type TestSite } from './create-test-site.ts'
import { browser } from './start-test-handler.ts'

export const openedOrigin = 'https://site.example'

export interface OpenedSite extends Pick<TestSite, 'issues' | 'logs'> {
  handler: Handler
  get(path: string): Promise<Response>
  close(): Promise<void>
}

/**
 * @param name - a standalone site
 * @param changes - folders of content that add to its own, or replace by path
 */
export async function openSite(name: string, changes: string[] = []): Promise<OpenedSite> {
  const root = join(repositoryRoot, 'tests/fixtures/sites', name)
  const service = await startContentService({
    folders: [join(root, 'content'), ...changes],
    assetBase: '/media',
  })
  const { repository, endpoint } = service
  const overrides = {
    ...(await readSite(root)),
    baseUrl: openedOrigin,
    content: createPrismicSource({ repository, endpoint }),
  }
  const { site, issues, logs } = createTestSite({ frame: [], overrides })
  const handler = createHandler(site, { cache: createMemoryCache({}) })
  const get = (path: string) =>
    handler(new Request(openedOrigin + path, { headers: { 'user-agent': browser } }), {})
  return { handler, get, issues, logs, close: () => service.close() }
}

async function readSite(root: string): Promise<Partial<Site>> {
  const files = readSiteFiles([root])
  const schemas = loadSchemas([root])
  const { config, pageTypes } = files
  return {
    config,
    images: completeImages(config.images),
    pageTypes: new Map(pageTypes.map((pageType) => [pageType.type, pageType])),
    layouts: new Map(files.layouts.map((layout) => [layout.name, layout])),
    forms: new Map(Object.entries(files.forms)),
    experiments: new Map(Object.entries(files.experiments)),
    kinds: buildKinds(schemas) as unknown as Kinds,
    validators: await compile(await buildValidators(schemas, loadForms([root]))),
    routes: createRouteTable(pageTypes, config),
    machines: files.machines,
    behaviours: files.behaviours,
    messages: createMessages(files.messages),
    ...findSlices(root),
  }
}

function findSlices(root: string): Pick<Site, 'slices' | 'assets'> {
  const folders = new Map(findSliceFolders([root]).map((folder) => [folder.type, folder]))
  const islands = new Set(findIslands([root]).map(({ type }) => type))
  return {
    slices: {
      async load(type) {
        const folder = folders.get(type)
        if (!folder) return undefined
        const { [folder.exportName]: component } = await import(folder.component)
        return { component }
      },
    },
    assets: {
      ...createTestAssets(),
      island: (type) =>
        islands.has(type) ? { src: `/assets/${type}.js`, imports: [] } : undefined,
    },
  }
}

/** Inside the repository, so that what the text imports is found. */
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
