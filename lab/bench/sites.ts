/**
 * `npm run bench:sites -w lab`: the shipped site, one as `slicewright new site` makes it and two of other hands, on the same
 * rows, in turn, as ratios to the shipped one.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { ensureBrowser } from '../../cli/find-browser.ts'
import { readCall } from '../../cli/run-command.ts'
import { serverFlags } from '../../cli/shipping/server-flags.ts'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { launchBrowser, visit } from './peers/measure-browser.ts'
import { readCpu, runToEnd, startServer } from './peers/processes.ts'
import { median } from './measure.ts'

const { values } = await readCall({
  help: `npm run bench:sites -w lab [-- OPTIONS]
Measures the shipped site, one that \`slicewright new site\` makes and two fixtures' sites in turn. Takes minutes.
  --rounds N  of each; 3 unless set`,
  options: { rounds: { type: 'string' } },
})
const rounds = Number(values['rounds'] ?? 3)

const root = mkdtempSync(join(tmpdir(), 'bench-sites-'))
const command = join(repositoryRoot, 'cli/slicewright.mjs')
const fixture = (name: string) => join(repositoryRoot, 'tests/fixtures/sites', name)

/** Folders of the sites; the shipped one has none beside the repository. */
const sites: Readonly<Record<string, string | undefined>> = {
  shipped: undefined,
  'new site': join(root, 'made'),
  cookery: fixture('cookery'),
  qalam: fixture('qalam'),
}
type Row = keyof typeof units
const units = {
  'script at load': 'KiB',
  'first paint': 'ms',
  'largest paint': 'ms',
  'long tasks': 'ms',
  'main thread': 'ms',
  'CPU of a page that is not kept': 'ms',
  'p99 at 8 connections': 'ms',
  'before the first page': 's',
  'cold build and export': 's',
  'export, nothing changed': 's',
}
const rows = Object.keys(units) as Row[]

const variablesOf = (name: string): Record<string, string> => ({
  ...(sites[name] === undefined ? {} : { SITE_DIR: sites[name] }),
  OUT_DIR: join(root, name, 'dist'),
  DATA_DIR: join(root, name, 'data'),
  SITE_BASE_URL: 'https://www.bench.example',
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
})

/** Seconds of a command of the site. */
async function run(name: string, ...words: string[]): Promise<number> {
  return (await runToEnd([command, ...words], variablesOf(name), repositoryRoot)).wall / 1000
}

async function measureFiles(name: string): Promise<Partial<Record<Row, number>>> {
  const { OUT_DIR: out = '' } = variablesOf(name)
  rmSync(join(root, name), { recursive: true, force: true })
  const before = await run(name, 'build', '--unless-built')
  const folder = join(out, 'export')
  const exported = await run(name, 'export', '--out', folder)
  return {
    'before the first page': before,
    'cold build and export': before + exported,
    'export, nothing changed': await run(name, 'export', '--out', folder),
  }
}

/** No page is kept, and each request is for another one. */
async function measureServer(name: string): Promise<Partial<Record<Row, number>>> {
  const main = join(variablesOf(name)['OUT_DIR']!, 'server/main.mjs')
  const kept = { ...variablesOf(name), CACHE_MB: '1' }
  const server = await startServer(() => [...serverFlags, main], kept, '/')
  try {
    const paths = await listPaths(server.origin)
    const requests = paths.map((path) => ({ path, headers: { 'accept-encoding': 'identity' } }))
    const ask = (connections: number) =>
      autocannon({ url: server.origin, connections, amount: Math.max(400, paths.length), requests })
    await ask(1)
    const cpu = readCpu(server.pid) ?? 0
    const { requests: sent } = await ask(1)
    const used = (readCpu(server.pid) ?? 0) - cpu
    const { latency } = await ask(8)
    return {
      'CPU of a page that is not kept': used / sent.total,
      'p99 at 8 connections': latency.p99,
    }
  } finally {
    server.stop()
  }
}

/** Paths of pages, found from the front page. */
async function listPaths(origin: string, most = 200): Promise<string[]> {
  const found = new Set(['/'])
  for (const path of found) {
    if (found.size >= most) break
    const answer = await fetch(origin + path)
    const text = answer.headers.get('content-type')?.startsWith('text/html')
      ? await answer.text()
      : ''
    for (const [, href = ''] of text.matchAll(/<a [^>]*href="(\/[^"#?.]*)"/g)) found.add(href)
  }
  return [...found].slice(0, most)
}

async function measureBrowser(name: string, browser: Awaited<ReturnType<typeof launchBrowser>>) {
  const main = join(variablesOf(name)['OUT_DIR']!, 'server/main.mjs')
  const server = await startServer(() => [...serverFlags, main], variablesOf(name), '/')
  try {
    // Hardly any visitor is the first to request a page.
    for (let ahead = 0; ahead < 2; ahead++) await (await fetch(`${server.origin}/`)).text()
    const seen = await visit(browser, `${server.origin}/`)
    const figures: Partial<Record<Row, number>> = {
      'script at load': seen.scripts / 1024,
      'first paint': seen.firstPaint,
      'largest paint': seen.largestPaint,
      'long tasks': seen.blocked,
      'main thread': seen.busy,
    }
    return figures
  } finally {
    server.stop()
  }
}

await ensureBrowser()
await runToEnd([command, 'new', 'site', sites['new site']!], {}, repositoryRoot)
const samples = Object.fromEntries(
  Object.keys(sites).map((name) => [name, [] as Partial<Record<Row, number>>[]]),
)
const browser = await launchBrowser()
try {
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(sites)) {
      console.log(`Round ${round + 1}: ${name} ...`)
      samples[name]!.push({
        ...(await measureFiles(name)),
        ...(await measureServer(name)),
        ...(await measureBrowser(name, browser)),
      })
    }
  }
} finally {
  await browser.close()
  rmSync(root, { recursive: true, force: true })
}

const figureOf = (name: string, row: Row) =>
  median(samples[name]!.map((sample) => sample[row] ?? 0))
const [reference = '', ...others] = Object.keys(sites)
const toRatio = (name: string, row: Row) => {
  const whole = figureOf(reference, row)
  return whole === 0 ? '' : ` (${(figureOf(name, row) / whole).toFixed(2)})`
}
const toCell = (name: string, row: Row) => {
  const value = figureOf(name, row)
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)
}
const table = [
  `| figure | ${[reference, ...others].join(' | ')} |`,
  `|---|${'---|'.repeat(others.length + 1)}`,
  ...rows.map(
    (row) =>
      `| ${row}, ${units[row]} | ${toCell(reference, row)} | ${others.map((name) => toCell(name, row) + toRatio(name, row)).join(' | ')} |`,
  ),
].join('\n')
console.log(
  `\n${table}\n\nMedians of ${rounds} rounds, all sites in turn; in brackets the ratio to the first.`,
)
const reports = join(repositoryRoot, 'reports')
mkdirSync(reports, { recursive: true })
writeFileSync(join(reports, 'sites.md'), `${table}\n`)
console.log('reports/sites.md')
