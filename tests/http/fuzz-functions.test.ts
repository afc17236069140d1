/** Whatever a function receives over a real connection, its answer is a documented one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import {
  createHandler,
  createMemoryCache,
  defaultImages,
  type FunctionHandler,
  type Site,
} from '#runtime'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { openShippedSite } from '#tests/support/open-shipped-site.ts'
import { NodeResponse, createFunctionEndpoint, startNodeServer } from '../../adapters/node/index.ts'
import type { RunningServer } from '../../adapters/node/server.ts'
import { guarded } from '../../functions/shared/guard.ts'
import { functions, pageForm } from '../../functions/index.ts'
import {
  attackFunctions,
  formPages,
  readMethods,
  type FunctionSiege,
} from '../../lab/bench/siege/functions.ts'

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
const logged: string[] = []
let server: RunningServer | undefined
afterEach(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function attack(
  handlers: Readonly<Record<string, FunctionHandler>>,
  siege: Omit<FunctionSiege, 'addressHeader' | 'origin'>,
  site?: Site,
) {
  const log = { info() {}, warn() {}, error: (code: string) => void logged.push(code) }
  const platform = createTestPlatform({ log, ...(site && { site }) })
  server = await startNodeServer({
    handler: createHandler(platform.site, {
      cache: createMemoryCache({ maxBytes: 1e6 }),
      Response: NodeResponse,
      submit: (request, { address }) =>
        pageForm(request, { ...platform, ...(address !== undefined && { address }) }),
    }),
    port: 0,
    hostname: '127.0.0.1',
    clientDir: join(folder, 'client'),
    mediaDirs: [],
    mediaPath: '/media',
    images: defaultImages,
    imageHosts: [],
    pictureDir: join(folder, 'pictures'),
    addressHeader: 'x-visitor',
    functions: createFunctionEndpoint(handlers, platform),
  })
  return attackFunctions({ origin: server.url, addressHeader: 'x-visitor', ...siege })
}

describe('functions, with whatever comes', () => {
  const methods = readMethods()

  it('[OP43] are those that have a contract, and what has none', () => {
    expect(Object.keys(methods).toSorted()).toEqual(Object.keys(functions).toSorted())
  })

  it.each(Object.entries(methods))(
    '[OP43] %s is asked with %s, as its contract says',
    async (name, method) => {
      const request = new Request('https://site.example', { method: 'OPTIONS' })
      const { headers } = await functions[name]!(request, createTestPlatform())
      expect(headers.get('allow')).toMatch(new RegExp(`^${method}, `))
    },
  )

  it('[FN-01] [FN-02] [FN-03] [FN-04] [FN-05] [FN-06] [FN-07] [FN-08] [OP44] answer as documented, and go on', async () => {
    const siege = { methods, pages: formPages, each: 120 }
    const { broken, note, tried } = await attack(functions, siege, openShippedSite())
    expect([broken, note]).toEqual([
      0,
      expect.stringMatching(/200: \d+, 201: \d+.*400: .*413: .*415: .*422: /),
    ])
    expect(tried).toBe(120 * (Object.keys(methods).length + formPages.length))
    expect(logged).toEqual([])
  })

  it('[OP44] are found out by a process that grows', async () => {
    const kept: Buffer[] = []
    const keep: FunctionHandler = async () => {
      kept.push(Buffer.alloc(2_000_000, 1))
      return Response.json({})
    }
    const quiet = guarded({ name: 'quiet', method: 'POST' }, async () => Response.json({}))
    const greedy = guarded({ name: 'greedy', method: 'POST' }, keep)
    const siege = {
      methods: { quiet: 'POST', greedy: 'POST' },
      each: 300,
      memory: () => process.memoryUsage().arrayBuffers,
    }
    const { broken, note } = await attack({ quiet, greedy }, siege)
    expect([broken, note]).toEqual([1, expect.stringMatching(/^the process has grown by \d+ MB$/)])
  })

  const planted: [string, FunctionHandler, RegExp][] = [
    [
      'throws at what is empty',
      guarded({ name: 'x', method: 'POST' }, async (request) =>
        Response.json((await request.json()).mail.length),
      ),
      /500 is not documented/,
    ],
    [
      'tells where it failed',
      guarded({ name: 'x', method: 'POST' }, async () => {
        const message = String(new Error('failed').stack)
        return Response.json({ error: { code: 'X', message } }, { status: 400 })
      }),
      /reveals internals/,
    ],
    ['forgets the guard', async () => Response.json({}), /may be kept by caches/],
  ]
  it.each(planted)('[OP44] are found out by one that %s', async (_, handler, fault) => {
    const { broken, note } = await attack({ x: handler }, { methods: { x: 'POST' }, each: 100 })
    expect(broken).toBeGreaterThan(0)
    expect(note).toMatch(fault)
    logged.length = 0
  })
})
