/**
 * The built server over a large repository: `npm run content:multiply -- 140 FOLDER`, then
 * `npm run bench:scale -- FOLDER`. What is waited for, and what it takes of memory; one run, on whatever
 * else the machine does meanwhile, so the CPU of the process stands beside the times.
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt, outDir } from '../commands/build.ts'

const port = 3394
const origin = `http://127.0.0.1:${port}`
const mostSeconds = 600

const folder = resolve(process.argv[2] ?? 'content')
const edited = process.argv[3]
process.env.NODE_ENV = 'production'
await ensureBuilt()

// A separate process, like the real service: its documents do not count as the site's memory.
const service = fork(join(import.meta.dirname, 'siege/faulty-service.ts'), [folder], {
  stdio: 'inherit',
})
const [{ endpoint, repository }] = (await once(service, 'message')) as [
  { endpoint: string; repository: string },
]

const rows: Record<string, { ms: number; 'CPU ms': number; note: string }> = {}
const dataDir = mkdtempSync(join(tmpdir(), 'scale-'))

function start() {
  const flags = ['--max-semi-space-size=8', '--heap-growing-percent=20']
  return spawn(process.execPath, [...flags, join(outDir(), 'server/main.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      PRISMIC_ENDPOINT: endpoint,
      PRISMIC_REPOSITORY: repository,
      DATA_DIR: dataDir,
      SITE_BASE_URL: origin,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

let server = start()
const started = performance.now()

/** Of the server, in ms. */
function cpu(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** MB, now and at most. */
function memory(): string {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return `${read('VmRSS')} MB, at most ${read('VmHWM')} MB`
}

async function measure(name: string, work: () => Promise<string>): Promise<void> {
  const [before, from] = [cpu(), performance.now()]
  const note = await work()
  const ms = Math.round(performance.now() - from)
  rows[name] = { ms, 'CPU ms': cpu() - before, note: `${note}; ${memory()}` }
  console.log(name, rows[name])
}

async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(origin + path, {
    headers: { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' },
  })
  return { status: response.status, text: await response.text() }
}

const page = (path: string) => async () => {
  const { status, text } = await get(path)
  return `${status}, ${Math.round(text.length / 1024)} KB`
}

interface Health {
  contentRef: string
  replica: { isComplete: boolean; documents: number; total?: number }
}

async function untilUp(): Promise<void> {
  while ((await fetch(`${origin}/healthz`).catch(() => undefined)) === undefined) {
    if (server.exitCode !== null) throw new Error('The server stopped.')
    await wait(20)
  }
}

async function health(): Promise<Health> {
  return JSON.parse((await get('/healthz')).text) as Health
}

async function untilComplete(): Promise<string> {
  for (;;) {
    const { replica } = await health()
    if (replica.isComplete) return `${replica.documents} documents`
    if (performance.now() - started > mostSeconds * 1000) {
      return `NOT complete: ${replica.documents} of ${replica.total}`
    }
    await wait(200)
  }
}

async function visit(when: string): Promise<void> {
  await measure(`${when}: home`, page('/'))
  await measure(`${when}: the blog`, page('/blog'))
  await measure(`${when}: another page of the blog`, page('/blog?page=100'))
  await measure(`${when}: the blog, by category`, page('/blog?form=guide'))
  await measure(`${when}: the German blog`, page('/de/blog'))
  await measure(`${when}: a path that leads nowhere`, page('/blog/there-is-no-such'))
  await measure(`${when}: a sitemap`, page('/sitemaps/en.xml'))
  await measure(`${when}: a feed`, page('/blog/rss.xml'))
}

try {
  await measure('start', async () => (await untilUp(), 'listens'))
  await measure('first page, replica empty', page('/'))
  await measure('replica complete', untilComplete)
  await visit('complete')
  await measure('the search index', page('/_search/en.json'))
  if (edited !== undefined) {
    const { contentRef } = await health()
    const file = resolve(folder, edited)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, `${text}\n`)
    await measure('an edit, until it is seen', async () => {
      while ((await health()).contentRef === contentRef) await wait(100)
      return 'seen'
    })
    await measure('after it: a sitemap', page('/sitemaps/en.xml'))
    writeFileSync(file, text)
  }
  server.kill('SIGKILL')
  await wait(500)
  server = start()
  await measure('start again', async () => (await untilUp(), 'listens'))
  await visit('again')
  console.table(rows)
  console.log(
    `Load of the machine: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  )
} finally {
  server.kill('SIGKILL')
  service.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
