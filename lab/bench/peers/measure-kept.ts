/**
 * Compares cached pages with files served by sirv, brotli on all sides: requests a second, CPU per
 * request.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../measure.ts'
import { askQuickly } from './ask-quickly.ts'
import type { Side } from './folders.ts'
import { readCpu, startFiles, startOurs, type RunningServer } from './processes.ts'

const seconds = 3
const connections = 40

interface KeptSample {
  perSecond: number
  /** CPU of the server, in ms; undefined where the system does not report it. */
  cpu: number | undefined
}

export interface KeptResult {
  one: Partial<Record<Side, KeptSample>>
  many: Partial<Record<Side, KeptSample>>
}

export async function measureKept(
  sides: readonly Side[],
  paths: readonly string[],
  rounds: number,
): Promise<KeptResult> {
  const servers = await Promise.all(
    sides.map((side) => (side === 'ours' ? startOurs(paths.length / 3) : startFiles(side))),
  )
  try {
    const loads = { one: paths.slice(0, 1), many: paths }
    const samples = new Map<string, KeptSample[]>()
    for (const server of servers) await warm(server, paths)
    for (let round = 0; round < rounds; round++) {
      for (const [name, asked] of Object.entries(loads)) {
        for (const [at, server] of servers.entries()) {
          const key = `${name} ${sides[at]}`
          const sample = await ask(server, asked, seconds)
          samples.set(key, [...(samples.get(key) ?? []), sample])
        }
      }
    }
    const summarize = (name: string) =>
      Object.fromEntries(sides.map((side) => [side, toMedians(samples.get(`${name} ${side}`)!)]))
    return { one: summarize('one'), many: summarize('many') }
  } finally {
    for (const server of servers) server.stop()
  }
}

/**
 * Waits until all pages are cached and the server is idle: its start is not part of the
 * measurement.
 */
async function warm(server: RunningServer, paths: readonly string[]): Promise<void> {
  await ask(server, paths, seconds)
  for (let attempt = 0; attempt < 20; attempt++) {
    const before = readCpu(server.pid)
    await wait(500)
    const after = readCpu(server.pid)
    if (before === undefined || after === undefined || after - before <= 20) break
  }
  await ask(server, paths, seconds)
}

function toMedians(samples: readonly KeptSample[]): KeptSample {
  const cpus = samples.flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu]))
  return {
    perSecond: median(samples.map(({ perSecond }) => perSecond)),
    cpu: cpus.length > 0 ? median(cpus) : undefined,
  }
}

async function ask(
  { origin, pid }: RunningServer,
  paths: readonly string[],
  duration: number,
): Promise<KeptSample> {
  const before = readCpu(pid)
  const { count, perSecond } = await askQuickly(origin, paths, duration, connections)
  const after = readCpu(pid)
  const cpu = before === undefined || after === undefined ? undefined : (after - before) / count
  return { perSecond, cpu }
}
