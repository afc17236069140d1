/**
 * Requests every page of the site while the content service fails in every known way, before and
 * after a restart of the server. A page that was shown before must still be shown.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { outDir } from '../../../compiler/build/built-site.ts'
import { median } from '../measure.ts'
import type { SiegeRow } from './row.ts'
import { faultNames, type FaultName, type FaultOrder } from './faulty-service.ts'

export interface ContentFaultOptions {
  port?: number
  /** At most this many pages, spread over all of them. */
  pages?: number
  faults?: readonly FaultName[]
  shares?: readonly number[]
  /** Cases not tried by then are skipped and reported. */
  mostSeconds?: number
}

const requestMs = 15_000
const atOnce = 6

export async function run({
  port = 3390,
  pages = 1000,
  faults = faultNames,
  shares = [1, 0.3],
  mostSeconds = 1200,
}: ContentFaultOptions = {}): Promise<SiegeRow[]> {
  const end = performance.now() + mostSeconds * 1000
  const dataDir = await mkdtemp(join(tmpdir(), 'siege-'))
  const service = fork(join(import.meta.dirname, 'faulty-service.ts'), { stdio: 'inherit' })
  const [address] = (await once(service, 'message')) as [{ endpoint: string; repository: string }]
  const server = new Server(port, {
    DATA_DIR: dataDir,
    PRISMIC_REPOSITORY: address.repository,
    PRISMIC_ENDPOINT: address.endpoint,
  })
  const order = async (fault: FaultOrder) => {
    service.send(fault)
    await once(service, 'message')
  }
  const rows: SiegeRow[] = []
  try {
    await server.start()
    await server.untilComplete()
    const paths = thinOut(await server.listPages(), pages)
    rows.push({ attack: 'content service: healthy', ...(await server.walk(paths)) })
    for (const share of shares) {
      for (const name of faults) {
        const attack = `content service: ${share < 1 ? `${share * 100}% ` : ''}${name}`
        if (performance.now() > end) {
          rows.push({ attack, tried: 0, broken: 0, note: 'left out: no time' })
          continue
        }
        await order({ name, share })
        rows.push({ attack, ...(await server.walk(paths)) })
        await server.restart()
        rows.push({ attack: `${attack}, after a restart`, ...(await server.walk(paths)) })
        await order({ name, share: 0 })
      }
    }
    return rows
  } finally {
    server.stop('SIGKILL')
    service.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

class Server {
  private process: ChildProcess | undefined
  private readonly origin: string
  private readonly environment: NodeJS.ProcessEnv

  constructor(port: number, variables: Record<string, string>) {
    this.origin = `http://127.0.0.1:${port}`
    this.environment = {
      ...process.env,
      ...variables,
      PORT: String(port),
      SITE_BASE_URL: this.origin,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    }
  }

  async start(): Promise<void> {
    this.process = spawn(process.execPath, [join(outDir(), 'server/main.mjs')], {
      env: this.environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    for (let attempt = 0; attempt < 600; attempt++) {
      if (await this.health()) return
      await wait(100)
    }
    throw new Error(`Nothing answers at ${this.origin}.`)
  }

  stop(signal: 'SIGKILL' | 'SIGTERM'): void {
    this.process?.kill(signal)
  }

  /** Kills without warning, like a crash. */
  async restart(): Promise<void> {
    const gone = once(this.process!, 'exit')
    this.stop('SIGKILL')
    await gone
    await this.start()
  }

  async untilComplete(): Promise<void> {
    for (let attempt = 0; attempt < 1200; attempt++) {
      if ((await this.health())?.replica?.isComplete) return
      await wait(100)
    }
    throw new Error('The replica was not complete within two minutes.')
  }

  async health(): Promise<{ content: string; replica?: { isComplete: boolean } } | undefined> {
    const response = await fetch(`${this.origin}/healthz`).catch(() => undefined)
    return response && (await response.json().catch(() => undefined))
  }

  /** Read from the sitemap, as search engines do. */
  async listPages(): Promise<string[]> {
    const read = async (url: string) => {
      const text = await (await fetch(url)).text()
      return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found!)
    }
    const parts = await read(`${this.origin}/sitemap.xml`)
    const pages = (await Promise.all(parts.map(read))).flat()
    return pages.map((url) => new URL(url).pathname)
  }

  async walk(paths: readonly string[]): Promise<Omit<SiegeRow, 'attack'>> {
    const waiting = [...paths]
    const times: number[] = []
    const broken: string[] = []
    const visit = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const started = performance.now()
        const status = await this.visit(path)
        times.push(performance.now() - started)
        if (status !== 200) broken.push(`${path} ${status}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, visit))
    const facts = [
      `median ${median(times).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms`,
      `content ${(await this.health())?.content}`,
      ...broken.slice(0, 2),
    ]
    return { tried: paths.length, broken: broken.length, note: facts.join('; ') }
  }

  private async visit(path: string): Promise<number | string> {
    try {
      const response = await fetch(`${this.origin}${path}`, {
        headers: { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
        signal: AbortSignal.timeout(requestMs),
      })
      const text = await response.text()
      return response.status === 200 && !text.includes('</html>') ? 'torn' : response.status
    } catch (error) {
      return (error as Error).name
    }
  }
}

function thinOut(paths: readonly string[], most: number): string[] {
  const step = Math.ceil(paths.length / most)
  return paths.filter((_, at) => at % step === 0)
}
