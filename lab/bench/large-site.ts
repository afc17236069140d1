/**
 * Runs the built server and a repository of any size, each in its own process, and measures what
 * the server uses.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { outDir } from '../../compiler/build/built-site.ts'
import { serverFlags } from '../../cli/shipping/server-flags.ts'

export interface LargeSite {
  origin: string
  dataDir: string
  /** Kills the server and starts it again, over the replica it has. */
  restart(): Promise<void>
  get(path: string): Promise<{ status: number; text: string }>
  health(): Promise<Health>
  /** Waits until the replica holds all documents. @returns how many @throws after ten minutes */
  untilComplete(): Promise<number>
  /** Waits until the service has read its folder again. */
  reloadContent(): Promise<void>
  /** CPU of the server since its start, in ms: the time it would take on an idle machine. */
  cpu(): number
  /** Memory of the server, now and at most, in MB. */
  memory(): string
  close(): void
}

interface Health {
  contentRef: string
  replica: { isComplete: boolean; documents: number; total?: number }
}

const port = 3394
const origin = `http://127.0.0.1:${port}`
const mostSeconds = 600
const headers = { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' }

/** @param folder - content, as the embedded service reads it @param variables - of the server's environment */
export async function openLargeSite(
  folder: string,
  variables: Record<string, string> = {},
): Promise<LargeSite> {
  const service = fork(join(import.meta.dirname, 'siege/faulty-service.ts'), [folder], {
    stdio: 'inherit',
  })
  const [{ endpoint, repository }] = (await once(service, 'message')) as [Record<string, string>]
  const dataDir = mkdtempSync(join(tmpdir(), 'large-site-'))
  let server: ChildProcess

  async function start(): Promise<void> {
    const flags = serverFlags
    server = spawn(process.execPath, [...flags, join(outDir(), 'server/main.mjs')], {
      env: {
        ...process.env,
        PORT: String(port),
        PRISMIC_ENDPOINT: endpoint,
        PRISMIC_REPOSITORY: repository,
        DATA_DIR: dataDir,
        SITE_BASE_URL: origin,
        LOG_LEVEL: 'error',
        ...variables,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    while ((await fetch(`${origin}/healthz`).catch(() => undefined)) === undefined) {
      if (server.exitCode !== null) throw new Error('The server stopped.')
      await wait(20)
    }
  }

  function close(): void {
    server?.kill('SIGKILL')
    service.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }

  const site: LargeSite = {
    origin,
    dataDir,
    async restart() {
      server.kill('SIGKILL')
      await once(server, 'exit')
      await start()
    },
    async get(path) {
      const response = await fetch(origin + path, { headers })
      return { status: response.status, text: await response.text() }
    },
    health: async () => JSON.parse((await site.get('/healthz')).text) as Health,
    async untilComplete() {
      const end = performance.now() + mostSeconds * 1000
      for (;;) {
        const { isComplete, documents, total } = (await site.health()).replica
        if (isComplete) return documents
        if (performance.now() > end) throw new Error(`${documents} of ${total} documents only.`)
        await wait(200)
      }
    },
    async reloadContent() {
      service.send('reload')
      await once(service, 'message')
    },
    cpu() {
      const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      return (Number(fields[11]) + Number(fields[12])) * 10
    },
    memory() {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
      const read = (name: string) =>
        Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
      return `${read('VmRSS')} MB, at most ${read('VmHWM')} MB`
    },
    close,
  }
  try {
    await start()
  } catch (error) {
    close()
    throw error
  }
  return site
}
