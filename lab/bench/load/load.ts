/**
 * `npm run load -w lab`: load on the built site, on this machine alone, in under three minutes. Ends with a table
 * whose speeds are ratios to a static file server in the same run. The exit code is 1 when a request failed,
 * memory grew or the event loop was held up.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { repositoryRoot } from '../../../compiler/read/roots.ts'
import { startSite } from '../../../tests/e2e/support/run-site.ts'
import { createScenarios, type Row } from './scenarios.ts'
import { readCall } from '../../../cli/run-command.ts'

await readCall({
  help: `npm run load -w lab
Puts load on the built site, on this machine alone, in under three minutes. Exits with 1 when a request failed, memory
grew or the event loop was held up.`,
  options: {},
})
const build = 'load-build'
const cache = join(repositoryRoot, '.cache')
const dataDir = join(cache, 'load-data')
const pagesDir = join(cache, 'load-pages')
rmSync(dataDir, { recursive: true, force: true })
process.env['OUT_DIR'] = join('.cache', build)
process.env['NODE_ENV'] = 'production'

const filePort = 3396

const site = await startSite(
  {
    build,
    environment: {
      // The same on every machine, so that the limits below do not depend on where this runs.
      CACHE_MB: '128',
      // As in the container image and the systemd unit.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      ADDRESS_HEADER: 'x-visitor',
      LOG_LEVEL: 'error',
      METRICS_PORT: '0',
      SITE_BASE_URL: 'https://www.colloquy.example',
    },
  },
  'start',
)
const metrics = /Metrics are served on (\S+)/.exec(site.output())![1]!
const rows: Row[] = []
let files: ChildProcess | undefined
try {
  const pages = await savePages(site.origin)
  files = spawn(
    process.execPath,
    [join(import.meta.dirname, '../static-server.ts'), pagesDir, String(filePort)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await untilAnswers(`http://127.0.0.1:${filePort}${pages[0]}`)
  const targets = { origin: site.origin, files: `http://127.0.0.1:${filePort}`, metrics, pages }
  for (const [name, run] of Object.entries(createScenarios(targets))) {
    console.log(`${name} ...`)
    rows.push(await run(name))
  }
} finally {
  files?.kill()
  await site.stop()
}
console.table(
  Object.fromEntries(
    rows.map(({ name, faults, ...row }) => [name, { ...row, faults: faults.length }]),
  ),
)
const faults = rows.flatMap((row) => row.faults.map((fault) => `${row.name}: ${fault}`))
console.log(faults.length === 0 ? 'Held.' : faults.join('\n'))
mkdirSync(join(repositoryRoot, 'reports'), { recursive: true })
writeFileSync(join(repositoryRoot, 'reports/load.json'), `${JSON.stringify(rows, undefined, 2)}\n`)
process.exitCode = faults.length > 0 ? 1 : 0

/** Saves all pages of the sitemaps as files with their compressed twins. @returns their paths */
async function savePages(origin: string): Promise<string[]> {
  rmSync(pagesDir, { recursive: true, force: true })
  const paths: string[] = []
  for (const locale of ['en', 'de', 'fr']) {
    const text = await (await fetch(`${origin}/sitemaps/${locale}.xml`)).text()
    const found = [...text.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)]
    paths.push(...found.map(([, path]) => path!))
  }
  const kept = paths.filter((path) => path !== '/')
  for (const path of kept) {
    const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (load)' }
    const html = await (await fetch(origin + path, { headers })).text()
    const file = join(pagesDir, `${path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    writeFileSync(`${file}.br`, brotliCompressSync(html, { params }))
  }
  return kept
}

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await wait(100)
  }
  throw new Error(`Nothing answers at ${url}.`)
}
