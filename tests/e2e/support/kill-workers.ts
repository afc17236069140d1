/** Records visitors' requests while processes of a machine are killed, one after the other. */
import { readdirSync, readlinkSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { hangLimit } from '#tests/support/patience.ts'
import type { RunningSite } from './run-site.ts'

export interface Visits {
  answered: number
  /** Connections closed before an answer, as they must be when the process has died. */
  closed: number
  /** Requests neither answered nor closed after the remaining processes have answered others. */
  waiting: string[]
  wrong: string[]
  /** Longest time from a kill until the last request open then was answered or closed, in ms. */
  longest: number
  /**
   * Longest time of a request that was not open at a kill, in ms: the baseline on a busy machine.
   */
  longestElsewhere: number
}

interface Asked {
  path: string
  began: number
  /** The time it was answered or closed. */
  end?: number
}

/** Number of sockets of a local process, from Linux's /proc. */
export function countSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith('socket:')
    } catch {
      return false
    }
  }).length
}

/** @returns pids of the processes that serve */
function findServing(site: RunningSite): number[] {
  const find = (code: string) =>
    [...site.output().matchAll(new RegExp(`"code":"${code}".*?"worker":(\\d+)`, 'g'))].map(
      ([, pid]) => Number(pid),
    )
  const ended = new Set(find('WORKER_ENDED'))
  return find('WORKER_READY').filter((pid) => !ended.has(pid))
}

export interface Kills {
  count: number
  /**
   * Minimum age in ms of a process before it is killed: one that dies young is not restarted at
   * once.
   */
  age?: number
  clients?: number
}

/**
 * Visitors send requests, each over a new connection, and go on after one that was closed. A
 * process is killed only while another one serves.
 */
export async function killWorkers(
  site: RunningSite,
  paths: readonly string[],
  { count, age = 0, clients = 10 }: Kills,
): Promise<Visits> {
  const visits: Visits = {
    answered: 0,
    closed: 0,
    waiting: [],
    wrong: [],
    longest: 0,
    longestElsewhere: 0,
  }
  const underWay = new Set<Asked>()
  /** Requests open at a kill, with its time. */
  const open = new Map<Asked, number>()
  const over = new AbortController()
  let sent = 0

  function ask(): Promise<void> {
    const asked: Asked = { path: paths[sent++ % paths.length]!, began: performance.now() }
    underWay.add(asked)
    return new Promise((done) => {
      const end = (tell: () => void) => {
        if (asked.end !== undefined) return
        asked.end = performance.now()
        underWay.delete(asked)
        if (!over.signal.aborted) {
          tell()
          if (!open.has(asked))
            visits.longestElsewhere = Math.max(visits.longestElsewhere, asked.end - asked.began)
        }
        done()
      }
      const close = () => end(() => visits.closed++)
      const headers = { 'user-agent': 'Mozilla/5.0' }
      const sending = request(site.origin + asked.path, { agent: false, headers }, (response) => {
        const { statusCode } = response
        response.resume().once('error', close)
        response.once('end', () =>
          end(() => {
            if (statusCode === 200) visits.answered++
            else visits.wrong.push(`${asked.path}: ${statusCode}`)
          }),
        )
      })
      sending.once('error', close)
      over.signal.addEventListener('abort', () => sending.destroy(), { once: true })
      sending.end()
    })
  }

  const visitors = Array.from({ length: clients }, async () => {
    while (!over.signal.aborted) {
      await ask()
      await wait(2)
    }
  })
  const seen = new Map<number, number>()
  try {
    for (let killed = 0; killed < count; killed++) {
      const pid = await findVictim(site, seen, age)
      const killedAt = performance.now()
      for (const asked of underWay) if (!open.has(asked)) open.set(asked, killedAt)
      process.kill(pid, 'SIGKILL')
      await until(() => !findServing(site).includes(pid))
      // By then the remaining processes have answered everything they had.
      const most = visits.answered + 3 * clients
      await until(() => visits.answered >= most)
    }
    for (const [{ path, end }, killedAt] of open) {
      if (end === undefined) visits.waiting.push(`${path}: ${performance.now() - killedAt} ms`)
      else visits.longest = Math.max(visits.longest, end - killedAt)
    }
  } finally {
    over.abort()
    await Promise.all(visitors)
  }
  return visits
}

/** The process that has served longest. @param seen - start of service of each */
async function findVictim(
  site: RunningSite,
  seen: Map<number, number>,
  age: number,
): Promise<number> {
  const isOld = (pid: number) => performance.now() - seen.get(pid)! >= age
  const find = () => {
    const serving = findServing(site)
    for (const pid of serving) if (!seen.has(pid)) seen.set(pid, performance.now())
    return serving.length < 2 ? undefined : serving.find(isOld)
  }
  await until(() => find() !== undefined)
  return find()!
}

async function until(isSo: () => boolean): Promise<void> {
  const limit = performance.now() + hangLimit
  while (!isSo()) {
    if (performance.now() > limit) throw new Error(`In vain for ${hangLimit} ms: ${isSo}`)
    await wait(10)
  }
}
