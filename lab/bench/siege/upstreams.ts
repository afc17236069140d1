/**
 * Makes services behind the site slow, silent, unreachable or corrupt, in turn and all at once,
 * while people read, write and publish.
 */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { toReason } from '../../../runtime/model/errors/index.ts'
import {
  articlePath,
  get,
  keepAsking,
  openMachines,
  type Machines,
} from '../../../tests/e2e/support/machines.ts'
import type { RunningSite } from '../../../tests/e2e/support/run-site.ts'
import { submitContact } from '../../../tests/support/sent-forms.ts'
import { ask } from './ask.ts'
import { lineFaults, type LineFault } from './faulty-line.ts'
import { untilAllShow } from './machines.ts'
import { toRow, type SiegeRow } from './row.ts'
import { startUpstreams, upstreamNames, type UpstreamName } from './upstream-services.ts'

export interface UpstreamSiege {
  build: string
  faults?: readonly LineFault[]
  /** Names of `groups`. */
  groups?: readonly string[]
}

const groups: Record<string, readonly UpstreamName[]> = {
  'the content service': ['content'],
  'who gets leads': ['crm', 'webhook', 'mail'],
  'whom functions ask': ['platform', 'companies'],
  'all services': upstreamNames,
}

/** How long a fault lasts, in ms. */
const faultMs = 8000
/**
 * Time within which an edit must be shown once the content service is back: it gets a rest of 5 s,
 * then a request every 5.
 */
const freshMs = 15_000
/** Time within which a function must answer somehow: the budget of its upstream is 8 s. */
const functionMs = 10_000
/**
 * Time for leads to arrive once all services are healthy: a lane rests for a minute at most, and so
 * does a retry by then.
 */
const settleMs = 180_000
/** More than visitors have open, and every upstream with what it was not told in time. */
const mostFiles = 250
/** Maximum growth of the process, in bytes. */
const mostGrowth = 120_000_000

/** One row for each fault of each group, and one for the leads of them all. */
export async function attackUpstreams({
  build,
  faults = lineFaults,
  groups: names = Object.keys(groups),
}: UpstreamSiege): Promise<SiegeRow[]> {
  const machines = await openMachines(build, { LOG_LEVEL: 'error' }, true)
  const services = await startUpstreams(machines.endpoint!)
  const rows: SiegeRow[] = []
  try {
    const site = await machines.start({ ...services.environment, ADDRESS_HEADER: 'x-visitor' })
    const paths = await listPaths(site)
    const people = sendForms(site)
    // Once each, so that the process has loaded what it needs to show them.
    for (const path of paths) await ask(site.origin, path)
    const usual = measure(site)
    for (const name of names) {
      for (const fault of faults) {
        const lines = groups[name]!.map((upstream) => services.lines[upstream])
        const set = (to: LineFault | undefined) => lines.forEach((line) => line.behave(to))
        const hasContent = groups[name]!.includes('content')
        rows.push(
          await attackOnce(`${name}: ${fault}`, { machines, site, paths, usual, hasContent, set }),
        )
      }
    }
    rows.push(await settle(await people.stop(), services))
  } finally {
    await machines.close()
    await services.close()
  }
  return rows
}

interface Attack {
  machines: Machines
  site: RunningSite
  paths: readonly string[]
  usual: Figures
  /** Whether the content service is among those that fail. */
  hasContent: boolean
  set(fault: LineFault | undefined): void
}

async function attackOnce(attack: string, run: Attack): Promise<SiegeRow> {
  const { machines, site, paths, usual, hasContent, set } = run
  const visits = keepAsking([site.origin], paths)
  const calls = callFunctions(site)
  const title = `A title while ${attack}`
  const peak = watch(site)
  set(attack.split(': ').at(-1) as LineFault)
  await wait(faultMs / 4)
  // The webhook reaches the site, whether or not the site reaches the sender.
  await machines.publish(title, site)
  const shown = hasContent ? undefined : await untilAllShow([site], title)
  await wait((faultMs * 3) / 4)
  const isUnseen = !(await get(site.origin, articlePath)).text.includes(title)
  set(undefined)
  const ms = shown ?? (await untilAllShow([site], title))
  const { asked, faults, longest } = await visits.stop()
  faults.push(...(await calls.stop()))
  const { files, memory } = peak.stop()
  // One that is slow may have told of it in time.
  if (hasContent && !isUnseen && !attack.endsWith('slow')) faults.push('the service did not fail')
  if (ms > freshMs) faults.push(`the edit was shown after ${ms.toFixed(0)} ms`)
  if (files > mostFiles) faults.push(`${files} open files`)
  if (memory - usual.memory > mostGrowth) faults.push(`${toMegabytes(memory)} MB`)
  const note = [
    `edit shown ${ms.toFixed(0)} ms after ${hasContent ? 'the service was back' : 'it was published'}`,
    `longest answer ${longest.toFixed(0)} ms`,
    `${files} files and ${toMegabytes(memory)} MB at most (${usual.files} and ${toMegabytes(usual.memory)} before)`,
  ].join('; ')
  return toRow(attack, asked, faults, note)
}

/** Waits until every confirmed lead has reached each receiver, once. */
async function settle(
  { told, tried, faults }: Sent,
  services: Awaited<ReturnType<typeof startUpstreams>>,
): Promise<SiegeRow> {
  const started = performance.now()
  const counts = () => Object.entries(services.done()).map(([name, { size }]) => [name, size])
  const isDone = () => counts().every(([, size]) => size === told.length)
  while (!isDone() && performance.now() - started < settleMs) await wait(100)
  const seconds = (performance.now() - started) / 1000
  const arrived = services.submissions()
  const lost = told.filter((submission) => !arrived.includes(submission))
  if (lost.length > 0) faults.push(`${lost.length} lost`)
  if (new Set(arrived).size !== arrived.length) faults.push('one was done twice')
  const sums = counts().map(([name, size]) => `${name} ${size}`)
  if (!isDone()) faults.push(`${told.length} told, but ${sums.join(', ')}`)
  const note = `${told.length} told; ${sums.join(', ')}, ${seconds.toFixed(0)} s after all was well`
  return toRow('forms sent all the while', tried, faults, note)
}

interface Sent {
  tried: number
  told: string[]
  faults: string[]
}

/** Sends forms one after the other until stopped; whatever is down, a form must be accepted. */
function sendForms({ origin }: RunningSite): { stop(): Promise<Sent> } {
  const sent: Sent = { tried: 0, told: [], faults: [] }
  const over = repeat(300, async () => {
    const submission = randomUUID()
    sent.tried++
    await submitContact(origin, submission).then(
      () => sent.told.push(submission),
      (error: unknown) => sent.faults.push(toReason(error)),
    )
  })
  return { stop: async () => (await over(), sent) }
}

/** Functions that cannot answer without another service say so, in time. */
function callFunctions({ origin }: RunningSite): { stop(): Promise<string[]> } {
  const faults: string[] = []
  let visitor = 0
  const call = async (name: string, init?: { method: string; body: string }) => {
    const headers = {
      'content-type': 'application/json',
      'x-visitor': `11.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor++ & 255}`,
    }
    const answer = await ask(origin, `/.netlify/functions/${name}`, { headers, ...init }).catch(
      toReason,
    )
    if (typeof answer === 'string') faults.push(`${name}: ${answer}`)
    else if (answer.status === 500) faults.push(`${name}: ${answer.body.toString('utf8')}`)
    else if (answer.ms > functionMs) faults.push(`${name} took ${answer.ms.toFixed(0)} ms`)
  }
  const trial = { method: 'POST', body: JSON.stringify({ lang: 'en', companyName: 'N' }) }
  const ends = [
    repeat(300, () => call('fetch-company?email=ada@engines.example')),
    repeat(300, () => call('create-free-trial', trial)),
  ]
  return {
    async stop() {
      await Promise.all(ends.map((end) => end()))
      return faults
    },
  }
}

/** @returns a function that ends it after the current run */
function repeat(pauseMs: number, run: () => Promise<void>): () => Promise<void> {
  const over = new AbortController()
  const go = async () => {
    while (!over.signal.aborted) {
      await run()
      await wait(pauseMs)
    }
  }
  const gone = go()
  return async () => {
    over.abort()
    await gone
  }
}

interface Figures {
  /** Open files, sockets among them. */
  files: number
  /** Resident, in bytes. */
  memory: number
}

function measure({ process: child }: RunningSite): Figures {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return {
    files: readdirSync(`/proc/${child.pid}/fd`).length,
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024,
  }
}

/** Records the maximum of each figure until stopped. */
function watch(site: RunningSite): { stop(): Figures } {
  const most = measure(site)
  const timer = setInterval(() => {
    const { files, memory } = measure(site)
    most.files = Math.max(most.files, files)
    most.memory = Math.max(most.memory, memory)
  }, 250)
  return { stop: () => (clearInterval(timer), most) }
}

/** Sixty pages of all languages, and the one that is edited. */
async function listPaths({ origin }: RunningSite): Promise<string[]> {
  const found: string[] = []
  for (const locale of ['en', 'de', 'fr']) {
    const text = await (await fetch(`${origin}/sitemaps/${locale}.xml`)).text()
    const all = [...text.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
      ([, path]) => path!,
    )
    found.push(...all.filter((_, at) => at % Math.ceil(all.length / 20) === 0))
  }
  return [...found, articlePath]
}

function toMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
