/** The composition as the server has it: the shipped site over its embedded content. */
import react from '@vitejs/plugin-react'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment, type Logger, type Site } from '#runtime'
import type * as Runtime from '#runtime'
import { slicewright } from '#runtime/build'
import { repositoryRoot } from '#schemas/roots.ts'
import { createTestAssets, type LogLine } from '#tests/support/create-test-site.ts'
import type * as Compose from './compose.server.ts'

let vite: ViteDevServer
let compose: typeof Compose.composeSite
let slices: Site['slices']
/** Of the same modules as the composition: an error is known by its class. */
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
  compose = ((await ssr.runner.import('/renderer/compose.server.ts')) as typeof Compose).composeSite
  runtime = (await ssr.runner.import('/runtime/index.ts')) as typeof Runtime
  const { loaders } = (await ssr.runner.import('virtual:slicewright/slices')) as {
    loaders: Record<string, () => Promise<never>>
  }
  slices = { load: async (type) => loaders[type]?.() }
}, 60_000)

afterAll(() => vite.close())

async function composed(
  variables: Record<string, string>,
  use: (site: Site, lines: LogLine[]) => Promise<void>,
) {
  const lines: LogLine[] = []
  const log =
    (level: LogLine['level']) =>
    (code: string, data: Record<string, unknown> = {}) =>
      void lines.push({ level, code, data })
  const logger: Logger = { info: log('info'), warn: log('warn'), error: log('error') }
  const { site, close } = await compose(
    readEnvironment(variables),
    { assets: createTestAssets(), slices },
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

  it(
    '[OP51] [SITE-04] serves every page of the embedded content without an issue or an error',
    () =>
      composed({ SITE_BASE_URL: 'https://www.colloquy.example' }, async (site, lines) => {
        const handler = runtime.createHandler(site, { cache: runtime.createMemoryCache() })
        const paths = new Set<string>()
        for (const { type } of site.pageTypes.values()) {
          for (const { language } of site.config.locales) {
            for (const document of await site.content.all(type, { lang: language }))
              paths.add(site.routes.toPath(document).replace(/(?<=.)\/$/, ''))
          }
        }
        expect(paths.size).toBeGreaterThan(40)
        for (const path of paths) {
          const { status } = await handler(new Request(`https://www.colloquy.example${path}`))
          expect([path, status]).toEqual([path, path.endsWith('/404') ? 404 : 200])
        }
        expect(lines).toEqual([])
      }),
    60_000,
  )
})
