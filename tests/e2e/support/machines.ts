/** Several machines that serve one site: processes with a data folder each, over the same content. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'node:http'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { startContentService } from '../../../adapters/prismic/service/index.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { hangLimit } from '#tests/support/patience.ts'
import { startSite, type RunningSite } from './run-site.ts'

const webhookSecret = 'a secret of the machines'
const article = 'documents/en-us/blog_article/completion-is-not-learning.json'
export const articlePath = '/blog/completion-is-not-learning'

export interface Machines {
  /** Endpoint of the shared content service; undefined where each reads the folder. */
  endpoint: string | undefined
  start(environment?: Record<string, string>): Promise<RunningSite>
  /** Gives the article another title. @param told - the machine that the webhook reaches */
  publish(title: string, told?: RunningSite): Promise<void>
  /** Data folder of the machine started at that position. */
  dataDir(at: number): string
  close(): Promise<void>
}

/**
 * @param build - inside `.cache/`
 * @param common - variables of all machines
 * @param hasService - whether all share one content service, as in production; else each process
 *   reads the folder
 */
export async function openMachines(
  build: string,
  common: Record<string, string>,
  hasService = false,
): Promise<Machines> {
  const folder = mkdtempSync(join(tmpdir(), 'machines-'))
  const content = join(folder, 'content')
  cpSync(join(repositoryRoot, 'content'), content, { recursive: true })
  const service = hasService
    ? await startContentService({ folders: [content], assetBase: '/media' })
    : undefined
  const source: Record<string, string> = service
    ? { PRISMIC_REPOSITORY: service.repository, PRISMIC_ENDPOINT: service.endpoint }
    : { CONTENT_DIR: content }
  const running: RunningSite[] = []
  let newest = Date.now()
  const dataDir = (at: number) => join(folder, `machine-${at}`)
  return {
    endpoint: service?.endpoint,
    dataDir,
    async start(environment = {}) {
      const site = await startSite(
        {
          build,
          environment: {
            PORT: String(await findFreePort()),
            HOST: '127.0.0.1',
            DATA_DIR: dataDir(running.length),
            ...source,
            PRISMIC_WEBHOOK_SECRET: webhookSecret,
            SITE_BASE_URL: 'http://site.example',
            LINK_SECRET: 'a secret of thirty-two characters or more',
            ...common,
            ...environment,
          },
        },
        'serve',
      )
      running.push(site)
      await untilReady(site)
      return site
    },
    async publish(title, told) {
      const at = join(content, article)
      const document = JSON.parse(readFileSync(at, 'utf8'))
      document.data.title = [{ type: 'heading1', text: title, spans: [] }]
      const moment = new Date((newest += 60_000)).toISOString()
      document.last_publication_date = moment.replace(/\.\d+Z$/, '+0000')
      writeFileSync(at, JSON.stringify(document))
      service?.reload()
      if (!told) return
      await fetch(`${told.origin}/.netlify/functions/content-webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'api-update', secret: webhookSecret, documents: [] }),
      })
    },
    async close() {
      for (const site of running) {
        site.process.kill('SIGKILL')
        await site.ended
      }
      await service?.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function untilReady({ origin, ended }: RunningSite): Promise<void> {
  const isOver = ended.then((code) => {
    throw new Error(`The server ended with ${code} before it was ready.`)
  })
  isOver.catch(() => {})
  const poll = async () => {
    while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) await wait(50)
  }
  await Promise.race([poll(), isOver])
}

export interface Shown {
  status: number
  text: string
}

/** A page, over a connection of its own unless an agent keeps some. @throws what the socket throws */
export function get(origin: string, path: string, agent?: Agent): Promise<Shown> {
  const headers = { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' }
  return new Promise((resolve, reject) => {
    const asked = request(
      origin + path,
      { agent: agent ?? false, headers, signal: AbortSignal.timeout(hangLimit) },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode!, text: Buffer.concat(chunks).toString('utf8') }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

/** Visitors who keep their connections and send requests until stopped. */
export function keepAsking(origins: readonly string[], paths: readonly string[], visitors = 6) {
  const agent = new Agent({ keepAlive: true })
  const faults: string[] = []
  const over = new AbortController()
  let asked = 0
  let longest = 0
  const visit = async (at: number) => {
    while (!over.signal.aborted) {
      const [origin, path] = [origins[at % origins.length]!, paths[asked++ % paths.length]!]
      const started = performance.now()
      const answer = await get(origin, path, agent).catch((error: Error) => error)
      longest = Math.max(longest, performance.now() - started)
      if (answer instanceof Error) faults.push(`${path}: ${answer.message}`)
      else if (answer.status !== 200) faults.push(`${path}: ${answer.status}`)
      else if (!answer.text.includes('</html>')) faults.push(`${path}: torn`)
      await wait(5)
    }
  }
  const visits = Array.from({ length: visitors }, (_, at) => visit(at))
  return {
    asked: () => asked,
    async stop() {
      over.abort()
      await Promise.all(visits)
      agent.destroy()
      return { asked, faults, longest }
    },
  }
}
