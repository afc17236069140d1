/**
 * A site of fifty languages: `npm run bench:languages -w lab [-- PAGES]`. Ten heads, each sitemap, the index of the search and
 * the addresses of an export, at half of the pages and at all of them: what grows with more than their number is told by its
 * last column. CPU and memory of one run; content is in memory, as a replica has it.
 */
import { isRunnableDevEnvironment, createServer } from 'vite'
import react from '@vitejs/plugin-react'
import { readCall } from '../../cli/run-command.ts'
import { slicewright } from '../../compiler/build/index.ts'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import type * as ManyLanguages from '../../tests/support/many-languages.ts'

const { words } = await readCall({
  help: `npm run bench:languages -w lab [-- PAGES]
Draws heads and sitemaps of a site of fifty languages, and tells what they take.
  PAGES  in each language (200, which are 10,000 documents)`,
  options: {},
  words: 1,
})
process.env['NODE_ENV'] = 'production'
const pages = Number(words[0] ?? 200)
const heads = 10

const vite = await createServer({
  configFile: false,
  root: repositoryRoot,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [slicewright({ roots: [repositoryRoot] }), react()],
})
const { ssr } = vite.environments
if (!isRunnableDevEnvironment(ssr)) throw new Error('The server half needs a runner.')
const { openManyLanguages } = (await ssr.runner.import(
  '/tests/support/many-languages.ts',
)) as typeof ManyLanguages

interface Row {
  'CPU ms': number
  MB: number
}

async function measureSite(count: number): Promise<Record<string, Row>> {
  const many = openManyLanguages(count)
  const rows: Record<string, Row> = {}
  async function measure(name: string, work: () => Promise<number>): Promise<void> {
    const before = process.cpuUsage()
    const bytes = await work()
    const { user, system } = process.cpuUsage(before)
    rows[name] = { 'CPU ms': Math.round((user + system) / 1000), MB: bytes / 1_000_000 }
  }
  const read = async (path: string) => {
    const response = await many.get(path)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    return text
  }
  const readAll = async (paths: readonly string[]) => {
    let bytes = 0
    for (const path of paths) bytes += (await read(path)).length
    return bytes
  }
  await measure('first page', () => readAll([many.pathOf(0, 0)]))
  const sample = Array.from({ length: heads }, (_, at) =>
    many.pathOf(Math.floor((at * count) / heads), (at * 7) % many.languages),
  )
  await measure(`${heads} heads`, () => readAll(sample))
  let sitemaps: string[] = []
  await measure('index of sitemaps', async () => {
    const xml = await read('/sitemap.xml')
    sitemaps = [...xml.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)/g)].map(([, path]) => path!)
    return xml.length
  })
  await measure(`all sitemaps`, () => readAll(sitemaps))
  await measure('index of the search', () => readAll(['/_search/en.json']))
  console.log(
    `${many.documents} documents, ${sitemaps.length} sitemaps, ${toMb(process.memoryUsage().rss)} MB`,
  )
  return rows
}

const toMb = (bytes: number) => Math.round(bytes / 1024 / 1024)

try {
  await measureSite(2)
  const [half, whole] = [await measureSite(Math.ceil(pages / 2)), await measureSite(pages)]
  const table = Object.entries(whole).map(([name, row]) => [
    name,
    {
      ...row,
      MB: Number(row.MB.toFixed(2)),
      'times that of half': Number((row['CPU ms'] / half[name]!['CPU ms']).toFixed(1)),
    },
  ])
  console.table(Object.fromEntries(table))
  console.log(`Memory at most: ${toMb(process.resourceUsage().maxRSS * 1024)} MB`)
} finally {
  await vite.close()
}
