/** Builds the browser's half with Vite, as the site's build does, and serves the pages. */
import { readFile } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build as buildWithVite, runnerImport, type Rolldown } from 'vite'
import { preactForReact } from '../../../../compiler/build/plugins/preact-islands.ts'
import type { Build } from './pages.tsx'

export interface Harness {
  origin: string
  /** Paths in the order of the requests. */
  requests: string[]
  /** Maximum number of payload requests open at the same time. */
  mostAtOnce(): number
  /** Delay of payload answers. */
  delay: number
  /** Chunks of the browser's half, to look into. */
  chunks: readonly Rolldown.OutputChunk[]
  /** Forgets the requests of earlier tests, which may still be open. */
  reset(): void
  close(): Promise<void>
}

const here = import.meta.dirname
const islandNames = ['panels', 'counter', 'broken', 'breaking', 'differing']

/** The library that hydrates islands. */
export type Renderer = 'React' | 'Preact'

export async function startHarness(renderer: Renderer): Promise<Harness> {
  const outDir = await mkdtemp(join(tmpdir(), 'client-harness-'))
  const chunks = await bundle(outDir, renderer)
  const find = (name: string) => `/${chunks.find((chunk) => chunk.name === name)!.fileName}`
  const build: Build = {
    buildId: 'b1',
    entry: find('client'),
    islands: Object.fromEntries(islandNames.map((name) => [name, find(name)])),
  }
  const { module: pages } = await runnerImport<typeof import('./pages.tsx')>(
    join(here, 'pages.tsx'),
    { configFile: false, logLevel: 'error' },
  )

  const requests: string[] = []
  let open = new Set<ServerResponse>()
  let most = 0
  const harness: Harness = {
    origin: '',
    requests,
    mostAtOnce: () => most,
    delay: 0,
    chunks,
    reset() {
      requests.length = 0
      harness.delay = 0
      open = new Set()
      most = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await rm(outDir, { recursive: true })
    },
  }

  const answerPayload = async (path: string, response: ServerResponse) => {
    const ofThisTest = open
    ofThisTest.add(response)
    response.on('close', () => ofThisTest.delete(response))
    most = Math.max(most, open.size)
    const wait = harness.delay + (path === '/slow' ? 1600 : 0)
    if (wait) await new Promise((waited) => setTimeout(waited, wait))
    ofThisTest.delete(response)
    if (path === '/moved') return void response.writeHead(302, { location: '/moved-here' }).end()
    const payload = pages.renderPayload(path, build)
    if (!payload) return void response.writeHead(404, json).end('{}')
    response.writeHead(200, path === '/text' ? html : json).end(JSON.stringify(payload))
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://harness')
    requests.push(request.url!)
    if (pathname.endsWith('/_payload.json')) {
      return answerPayload(pathname.slice(0, -'/_payload.json'.length) || '/', response)
    }
    if (pathname.startsWith('/assets/')) {
      const file = await readFile(join(outDir, pathname)).catch(() => undefined)
      return void response
        .writeHead(file ? 200 : 404, { 'content-type': 'text/javascript' })
        .end(file)
    }
    if (pathname === '/moved')
      return void response.writeHead(302, { location: '/moved-here' }).end()
    if (pathname === '/favicon.ico') return void response.writeHead(204).end()
    const document = pages.renderDocument(pathname, build)
    response
      .writeHead(document ? 200 : 404, { ...html, 'content-security-policy': policy })
      .end(document ?? '<!doctype html><title>Not found</title><h1>Not found</h1>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  harness.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return harness
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const json = { 'content-type': 'application/json' }
/** The site's policy, except for sheets in the head, whose hashes the harness does not compute. */
const policy =
  "default-src 'self'; script-src 'self'; style-src-attr 'none'; style-src-elem 'self' 'unsafe-inline'"

async function bundle(outDir: string, renderer: Renderer): Promise<Rolldown.OutputChunk[]> {
  const islands = islandNames.map((name) => [name, join(here, `islands/${name}.tsx`)])
  const result = await buildWithVite({
    root: here,
    configFile: false,
    logLevel: 'error',
    plugins: [renderer === 'Preact' && preactForReact(), react()],
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: { client: join(here, 'client.ts'), ...Object.fromEntries(islands) },
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          manualChunks: (id: string) =>
            /\/node_modules\/(?:p?react|react-dom|scheduler)\//.test(id) ? 'renderer' : undefined,
        } as object,
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}
