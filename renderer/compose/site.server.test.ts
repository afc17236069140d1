/** Tests the server's composition: the shipped site over its embedded content. */
import react from '@vitejs/plugin-react'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment, type Logger, type Site } from '#runtime'
import type * as Runtime from '#runtime'
import { slicewright } from '#compiler/build'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { join } from 'node:path'
import { openDocumentStore } from '../../adapters/node/index.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { createTestAssets, type LogLine } from '#tests/support/create-test-site.ts'
import type * as Compose from './site.server.ts'

let vite: ViteDevServer
let compose: typeof Compose.composeSite
let slices: Site['slices']
/** From the same modules as the composition, since errors are recognized by class. */
let runtime: typeof Runtime

beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    root: repositoryRoot,
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [slicewright({ roots: [repositoryRoot] }), react()],
  })
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server half needs a runner.')
  compose = ((await ssr.runner.import('/renderer/compose/site.server.ts')) as typeof Compose)
    .composeSite
  runtime = (await ssr.runner.import('/runtime/index.ts')) as typeof Runtime
  const { loaders } = (await ssr.runner.import('virtual:slicewright/slices')) as {
    loaders: Record<string, () => Promise<never>>
  }
  slices = { load: async (type) => loaders[type]?.() }
})

afterAll(() => vite.close())

async function composed(
  variables: Record<string, string>,
  use: (site: Site, lines: LogLine[]) => Promise<void>,
  parts: Partial<Parameters<typeof compose>[1]> = {},
) {
  const lines: LogLine[] = []
  const log =
    (level: LogLine['level']) =>
    (code: string, data: Record<string, unknown> = {}) =>
      void lines.push({ level, code, data })
  const logger: Logger = { info: log('info'), warn: log('warn'), error: log('error') }
  const { site, close } = await compose(
    readEnvironment(variables),
    { assets: createTestAssets(), slices, ...parts },
    logger,
  )
  try {
    await use(site, lines)
  } finally {
    await close()
  }
}

describe('composeSite', () => {
  it('[HEAD-08] warns without a base URL that links cannot be absolute', () =>
    composed({}, async (site, lines) => {
      expect(site.baseUrl).toBeUndefined()
      expect(lines).toMatchObject([
        {
          level: 'warn',
          code: 'BASE_URL_MISSING',
          data: { message: expect.stringMatching(/search engines.*cannot be absolute/) },
        },
      ])
    }))

  it('[PAGEBUILDER-11] shows the pictures of a content service that has them itself, as `content serve` does', async () => {
    const service = await startContentService({ folders: [join(repositoryRoot, 'content')] })
    const endpoint = new URL(service.endpoint)
    const variables = {
      SITE_BASE_URL: 'https://www.colloquy.example',
      PRISMIC_REPOSITORY: service.repository,
      PRISMIC_ENDPOINT: service.endpoint,
    }
    await composed(variables, async (site) => {
      const handler = runtime.createHandler(site, { cache: runtime.createMemoryCache() })
      const response = await handler(new Request('https://www.colloquy.example/blog'))
      const html = await response.text()
      const pictures = [...html.matchAll(/<img[^>]* src="(http[^"]+)"/g)].map(([, src]) => src!)
      expect(pictures.length).toBeGreaterThan(10)
      expect(pictures.every((src) => src.startsWith(`${endpoint.origin}/`))).toBe(true)
      const policy = response.headers.get('content-security-policy')!
      expect(/img-src ([^;]*)/.exec(policy)![1]!.split(' ')).toContain(endpoint.origin)
    }).finally(() => service.close())
  })

  it('[OP51] [SITE-04] serves every page of the embedded content, of translations three of each type, without an issue or an error', () =>
    composed({ SITE_BASE_URL: 'https://www.colloquy.example' }, async (site, lines) => {
      const handler = runtime.createHandler(site, { cache: runtime.createMemoryCache() })
      const paths = new Set<string>()
      for (const { type } of site.pageTypes.values()) {
        for (const [index, { language }] of site.config.locales.entries()) {
          const documents = await site.content.all(type, { lang: language })
          for (const document of documents.slice(0, index === 0 ? undefined : 3))
            paths.add(site.routes.toPath(document).replace(/(?<=.)\/$/, ''))
        }
      }
      expect(paths.size).toBeGreaterThan(40)
      for (const path of paths) {
        const { status } = await handler(new Request(`https://www.colloquy.example${path}`))
        expect([path, status]).toEqual([path, path.endsWith('/404') ? 404 : 200])
      }
      expect(lines).toEqual([])
    }))

  it('answers the same with a replica of the content as without: pages, lists, feeds, sitemaps, search', async () => {
    const variables = { SITE_BASE_URL: 'https://www.colloquy.example' }
    const plain = new Map<string, string>()
    await composed(variables, async (site) => {
      for (const path of await listPaths(site)) plain.set(path, await read(path, site))
    })
    expect(plain.size).toBeGreaterThan(60)
    const log = { info() {}, warn() {}, error() {} }
    const openStore = () => openDocumentStore(undefined, log)
    await composed(
      variables,
      async (site, lines) => {
        await expect.poll(() => site.content.health?.().replica.isComplete).toBe(true)
        for (const [path, answer] of plain) {
          expect([path, await read(path, site)]).toEqual([path, answer])
        }
        expect(lines.map(({ code }) => code)).toEqual(['REPLICA_COMPLETE'])
      },
      { openStore },
    )
  })

  /** All paths of lists and other aggregates, and two pages of each type. */
  async function listPaths(site: Site): Promise<string[]> {
    const { locales } = site.config
    const files = ['/llms.txt', '/de/llms.txt', '/blog/rss.xml', '/fr/blog/atom.xml']
    const made = locales.flatMap(({ code }) => [`/sitemaps/${code}.xml`, `/_search/${code}.json`])
    const refined = ['/blog?page=2', '/blog?q=team', '/blog?form=guide', '/de/blog?category=none']
    const pages: string[] = []
    for (const { type } of site.pageTypes.values()) {
      const documents = await site.content.all(type, { lang: locales[0]!.language })
      pages.push(
        ...documents.slice(0, 2).map((one) => site.routes.toPath(one).replace(/(?<=.)\/$/, '')),
      )
    }
    return [...new Set([...files, ...made, ...refined, ...pages])]
  }

  async function read(path: string, site: Site): Promise<string> {
    const handler = runtime.createHandler(site, { cache: runtime.createMemoryCache() })
    const response = await handler(new Request(`https://www.colloquy.example${path}`))
    return `${response.status} ${response.headers.get('location')} ${await response.text()}`
  }
})
