/**
 * From the webhook to the fresh page, over a large repository: `npm run content:multiply -- 134 FOLDER`, then
 * `npm run bench:publish -- FOLDER`. Each edit is of something else that more pages show; one run.
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { KeptReceipt } from '#runtime'
import { ensureBuilt, outDir } from '../commands/build.ts'
import type { StoredDocument } from '../commands/multiply-content.ts'

const port = 3395
const origin = `http://127.0.0.1:${port}`
const secret = 'a secret of the benchmark'
/** Pages that visitors have asked for, so that they are kept. */
const mostPages = 3000

const folder = resolve(process.argv[2] ?? 'content')
process.env.NODE_ENV = 'production'
await ensureBuilt()

const service = fork(join(import.meta.dirname, 'siege/faulty-service.ts'), [folder], {
  stdio: 'inherit',
})
const [{ endpoint, repository }] = (await once(service, 'message')) as [
  { endpoint: string; repository: string },
]
const dataDir = mkdtempSync(join(tmpdir(), 'publish-'))

function start() {
  const flags = ['--max-semi-space-size=8', '--heap-growing-percent=20']
  return spawn(process.execPath, [...flags, join(outDir(), 'server/main.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      PRISMIC_ENDPOINT: endpoint,
      PRISMIC_REPOSITORY: repository,
      PRISMIC_WEBHOOK_SECRET: secret,
      DATA_DIR: dataDir,
      SITE_BASE_URL: origin,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Of the server, in ms: what a time would be on a machine that does nothing else. */
function cpu(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** MB, now and at most. */
function memory(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return `${read('VmRSS')} MB, at most ${read('VmHWM')} MB`
}

async function get(path: string): Promise<string> {
  const headers = { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' }
  return (await fetch(origin + path, { headers })).text()
}

async function untilUp(): Promise<number> {
  const started = performance.now()
  while ((await fetch(`${origin}/healthz`).catch(() => undefined)) === undefined) await wait(20)
  return Math.round(performance.now() - started)
}

async function untilComplete(): Promise<number> {
  for (;;) {
    const { replica } = JSON.parse(await get('/healthz')) as {
      replica: { isComplete: boolean; documents: number }
    }
    if (replica.isComplete) return replica.documents
    await wait(200)
  }
}

async function askAll(paths: readonly string[]): Promise<void> {
  for (let at = 0; at < paths.length; at += 4) await Promise.all(paths.slice(at, at + 4).map(get))
}

let server = start()
let newest = Date.now()

interface Edit {
  file: string
  path: string
  change(document: StoredDocument, text: string): void
}

const title = (field: string) => (document: StoredDocument, text: string) => {
  document.data[field] = [{ type: 'heading1', text, spans: [] }]
}

/** Once the service has it: what a webhook tells of. */
async function publish({ file, path, change }: Edit) {
  const at = join(folder, 'documents', file)
  const before = readFileSync(at, 'utf8')
  const document = JSON.parse(before) as StoredDocument
  const text = `Edited at ${Date.now()}`
  change(document, text)
  document.last_publication_date = new Date((newest += 60_000))
    .toISOString()
    .replace(/\.\d+Z$/, '+0000')
  writeFileSync(at, JSON.stringify(document))
  service.send('reload')
  await once(service, 'message')
  const [started, used] = [performance.now(), cpu()]
  await fetch(`${origin}/.netlify/functions/content-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret, documents: [document.id] }),
  })
  while (!(await get(path)).includes(text)) await wait(5)
  const fresh = Math.round(performance.now() - started)
  const usedForIt = cpu() - used
  const receipt = await untilReceipt()
  return {
    'fresh after, ms': fresh,
    'CPU of the server, ms': usedForIt,
    'purged in, ms': Math.round(receipt.purgedMs),
    'answers purged': receipt.purged,
    'rendered ahead': receipt.rendered.length,
    'all live after, ms': Math.round(receipt.liveMs),
  }
}

let lastReceipt = ''

async function untilReceipt(): Promise<KeptReceipt> {
  for (;;) {
    try {
      const text = readFileSync(join(dataDir, 'publish/receipts.json'), 'utf8')
      const [receipt] = JSON.parse(text) as [KeptReceipt]
      if (receipt.to !== lastReceipt) {
        lastReceipt = receipt.to
        return receipt
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    await wait(20)
  }
}

try {
  await untilUp()
  const documents = await untilComplete()
  server.kill('SIGKILL')
  await once(server, 'exit')
  server = start()
  console.log(`${documents} documents; listens after ${await untilUp()} ms with its replica`)
  await untilComplete()
  const sitemap = await get('/sitemaps/en.xml')
  const paths = [...sitemap.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
    ([, path]) => path!,
  )
  await askAll(
    [...new Set(['/', '/blog', '/blog?page=2', '/blog/rss.xml', ...paths])].slice(0, mostPages),
  )
  console.log(`${Math.min(paths.length, mostPages)} pages asked for; ${memory(server.pid!)}`)
  const article = 'en-us/blog_article/completion-is-not-learning.json'
  const path = '/blog/completion-is-not-learning'
  await get(path)
  console.table({
    'text of an article': await publish({
      file: article,
      path,
      change: ({ data }, text) => {
        data.content = [{ type: 'paragraph', text, spans: [] }]
      },
    }),
    'its title': await publish({ file: article, path, change: title('title') }),
    'the footer': await publish({
      file: 'en-us/footer/footer.json',
      path,
      change: ({ data }, text) => void (data.tagline = text),
    }),
  })
  console.log(`Afterwards ${memory(server.pid!)}. Load of the machine: ${loadavg().join(', ')}`)
} finally {
  server.kill('SIGKILL')
  service.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
