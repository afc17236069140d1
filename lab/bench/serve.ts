/**
 * Requests per second of cached pages against a static file server (sirv) with the same pages as
 * files, both compressed beforehand with the same coding. Goal: at least 0.9 times.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import autocannon from 'autocannon'
import { outDir } from '../../compiler/build/built-site.ts'
import { findPaths, importBuilt, openBuilt } from './built-site.ts'
import { median, spread } from './measure.ts'

const rounds = 5
const seconds = 4
const connections = 40

export interface ServeResult {
  pages: number
  cached: number
  files: number
  ratio: number
  ratioSpread: string
}

export async function benchServe(): Promise<ServeResult> {
  const paths = await writePages()
  const [cached, files] = [3391, 3392]
  const servers = [
    start([join(outDir(), 'server/main.mjs')], {
      PORT: String(cached),
      SITE_BASE_URL: 'https://www.colloquy.example',
      NODE_ENV: 'production',
    }),
    start([join(import.meta.dirname, 'static-server.ts'), pagesDir, String(files)], {}),
  ]
  try {
    await Promise.all([ready(cached), ready(files)])
    await load(cached, paths, 2)
    await load(files, paths, 2)
    const samples: { cached: number; files: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const order = round % 2 === 0 ? ['cached', 'files'] : ['files', 'cached']
      const sample = { cached: 0, files: 0 }
      for (const side of order as ('cached' | 'files')[]) {
        sample[side] = await load(side === 'cached' ? cached : files, paths, seconds)
      }
      samples.push(sample)
    }
    const ratios = samples.map((sample) => sample.cached / sample.files)
    return {
      pages: paths.length,
      cached: median(samples.map((sample) => sample.cached)),
      files: median(samples.map((sample) => sample.files)),
      ratio: median(ratios),
      ratioSpread: spread(ratios),
    }
  } finally {
    for (const server of servers) server.kill()
  }
}

const pagesDir = join(import.meta.dirname, '../../.cache/bench-pages')

/** Every page as a file and its compressed twin. @returns their paths */
async function writePages(): Promise<string[]> {
  rmSync(pagesDir, { recursive: true, force: true })
  const api = await importBuilt()
  const opened = await openBuilt(api)
  const paths = await findPaths(opened)
  for (const path of paths) {
    const response = await opened.handler(
      new Request(`http://bench.local${path}`, { headers: { 'user-agent': 'Mozilla/5.0' } }),
    )
    const file = join(pagesDir, path === '/' ? 'index.html' : `${path}.html`)
    const html = Buffer.from(await response.arrayBuffer())
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    )
  }
  await opened.close()
  return paths
}

function start(args: string[], variables: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function ready(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/pricing`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers on port ${port}.`)
}

/** Each request is for a different page. */
async function load(port: number, paths: readonly string[], duration: number): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    requests: paths.map((path) => ({
      path,
      headers: { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' },
    })),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed on port ${port}.`)
  return result.requests.average
}
