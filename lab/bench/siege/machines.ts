/** Several processes and machines while Redis fails in every way, workers are killed, and clocks jump. */
import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import type { RunningSite } from '../../../tests/e2e/support/run-site.ts'
import { countSockets, killWorkers } from '../../../tests/e2e/support/kill-workers.ts'
import { patience } from '../../../tests/support/patience.ts'
import {
  articlePath,
  get,
  keepAsking,
  openMachines,
  type Machines,
} from '../../../tests/e2e/support/machines.ts'
import { hasRedis, startRedis, type Redis } from '../../../tests/support/start-redis.ts'
import { toRow, type SiegeRow } from './row.ts'

const paths = ['/pricing', '/blog', articlePath, '/de', '/customers', '/fr/blog', '/events']
/** How long a fault lasts, in ms. */
const faultMs = 6000
/** Time in ms within which all must show an edit; a poll every 5 s covers lost notifications. */
const mostMs = 8000

/** Waits until every process has shown the title: many connections reach them all. @returns ms */
export async function untilAllShow(sites: readonly RunningSite[], title: string): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < 30_000) {
    const answers = await Promise.all(
      sites.flatMap(({ origin }) =>
        Array.from({ length: 8 }, () => get(origin, articlePath).catch(() => undefined)),
      ),
    )
    if (answers.every((answer) => answer?.text.includes(title))) return performance.now() - started
    await wait(10)
  }
  return Infinity
}

interface Fault {
  name: string
  begin(redis: Redis): Promise<void> | void
  end(redis: Redis): Promise<void> | void
}

const redisFaults: Fault[] = [
  { name: 'well', begin() {}, end() {} },
  { name: 'killed', begin: (redis) => redis.kill(), end: (redis) => redis.start() },
  { name: 'hanging', begin: (redis) => redis.pause(), end: (redis) => redis.resume() },
  {
    name: 'slow: 150 ms of each 200 asleep',
    begin(redis) {
      const timer = setInterval(() => {
        redis.pause()
        setTimeout(() => redis.resume(), 150)
      }, 200)
      slowed.set(redis, timer)
    },
    async end(redis) {
      clearInterval(slowed.get(redis))
      await wait(200)
      redis.resume()
    },
  },
  {
    name: 'full',
    begin: (redis) => void redis.command('config', 'set', 'maxmemory', '1'),
    end: (redis) => void redis.command('config', 'set', 'maxmemory', '0'),
  },
  {
    name: 'emptied',
    begin: (redis) => void redis.command('flushall'),
    end() {},
  },
  {
    name: 'full of rubbish',
    begin(redis) {
      for (const key of redis.command('keys', 'page:*').split('\n').filter(Boolean))
        redis.command('set', key, 'rubbish')
    },
    end() {},
  },
]
const slowed = new WeakMap<Redis, NodeJS.Timeout>()

/** Two machines of two processes; an edit during each fault, and a new machine after it. */
export async function attackRedis(build: string): Promise<SiegeRow[]> {
  if (!hasRedis) return [toRow('Redis', 0, [], 'left out: no redis-server')]
  const redis = await startRedis()
  const variables = { WORKERS: '2', REDIS_URL: redis.url, LOG_LEVEL: 'warn' }
  const machines = await openMachines(build, variables, true)
  const rows: SiegeRow[] = []
  try {
    const sites = await Promise.all([machines.start(), machines.start()])
    for (const fault of redisFaults) {
      const visits = keepAsking(
        sites.map(({ origin }) => origin),
        paths,
      )
      await wait(1000)
      await fault.begin(redis)
      const title = `A title while Redis is ${fault.name}`
      const ms = await publishAndWait(machines, sites, title)
      await wait(Math.max(0, faultMs - ms))
      await fault.end(redis)
      const fresh = await machines.start({ WORKERS: '' })
      const stale = (await untilAllShow([...sites, fresh], title)) > 1000
      const { asked, faults, longest } = await visits.stop()
      await fresh.stop()
      if (ms > mostMs) faults.push(`the edit was shown after ${ms.toFixed(0)} ms`)
      if (stale) faults.push('a page of before came back')
      const note = `edit shown by all after ${ms.toFixed(0)} ms; longest answer ${longest.toFixed(0)} ms`
      rows.push(toRow(`Redis ${fault.name}`, asked, faults, note))
    }
  } finally {
    await machines.close()
    await redis.kill()
  }
  return rows
}

async function publishAndWait(
  machines: Machines,
  sites: readonly RunningSite[],
  title: string,
): Promise<number> {
  await machines.publish(title, sites[0])
  return untilAllShow(sites, title)
}

/**
 * One of three processes is killed every few seconds during requests, which are retried once, as
 * browsers do.
 */
export async function attackWorkers(build: string, rounds = 15): Promise<SiegeRow> {
  const machines = await openMachines(build, { WORKERS: '3', LOG_LEVEL: 'info' })
  const faults: string[] = []
  let tried = 0
  let again = 0
  try {
    const site = await machines.start()
    const over = new AbortController()
    const visit = async () => {
      while (!over.signal.aborted) {
        const path = paths[tried++ % paths.length]!
        const once = () => get(site.origin, path)
        const answer = await once().catch(async () => {
          again++
          // Until its end is noticed, the killed process could be chosen again.
          await wait(100)
          return once().catch((error: Error) => error)
        })
        if (answer instanceof Error) faults.push(answer.message)
        else if (answer.status !== 200) faults.push(`${path}: ${answer.status}`)
      }
    }
    const visits = [visit(), visit(), visit(), visit()]
    for (let round = 0; round < rounds; round++) {
      await wait(2500)
      const pids = findPids(site)
      const pid = pids[Math.floor(Math.random() * pids.length)]
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    }
    await machines.publish('A title after all that', site)
    const ms = await untilAllShow([site], 'A title after all that')
    over.abort()
    await Promise.all(visits)
    if (ms > mostMs) faults.push(`an edit was shown after ${ms.toFixed(0)} ms`)
  } finally {
    await machines.close()
  }
  const note = `${rounds} killed; ${again} requests made twice`
  return toRow('workers killed while they are asked', tried, faults, note)
}

/** How much longer than others a request that was open at a kill may take until it is answered or closed, in ms on a good core. */
const mostOpenMs = 1000

/** One of three processes is killed again and again: no request is left waiting, and no socket in the primary. */
export async function attackConnections(build: string, kills = 50): Promise<SiegeRow> {
  const machines = await openMachines(build, { WORKERS: '3', LOG_LEVEL: 'info' })
  try {
    const site = await machines.start()
    while (findPids(site).length < 3) await wait(50)
    const before = countSockets(site.process.pid!)
    const visits = await killWorkers(site, paths, { count: kills, age: 5500 })
    while (findPids(site).length < 3) await wait(50)
    // Connections of the last killed process are closed by now.
    await wait(1000)
    const left = countSockets(site.process.pid!) - before
    const faults = [...visits.waiting, ...visits.wrong]
    if (left !== 0) faults.push(`${left} sockets are left in the primary`)
    if (visits.longest > visits.longestElsewhere + mostOpenMs * patience)
      faults.push(`a request was open for ${visits.longest.toFixed(0)} ms after a kill`)
    const note = `${kills} killed; ${visits.closed} closed, each request over ${visits.longest.toFixed(0)} ms after the kill; others took ${visits.longestElsewhere.toFixed(0)} ms at most`
    return toRow(
      'connections of processes that are killed',
      visits.answered + visits.closed,
      faults,
      note,
    )
  } finally {
    await machines.close()
  }
}

/** Ids of the living processes. */
function findPids(site: RunningSite): number[] {
  const all = [...site.output().matchAll(/"code":"WORKER_READY".*?"worker":(\d+)/g)]
  const gone = [...site.output().matchAll(/"code":"WORKER_ENDED".*?"worker":(\d+)/g)]
  const ended = new Set(gone.map(([, pid]) => pid))
  return all
    .map(([, pid]) => pid!)
    .filter((pid) => !ended.has(pid))
    .map(Number)
}

/** Variables of a server whose clock jumps between yesterday and tomorrow. */
export const skewed = {
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'skew-clock.mjs')}`,
}

/**
 * Edits on a server whose clock jumps by two days every few seconds, with and without a webhook.
 */
export async function attackClock(build: string, rounds = 4): Promise<SiegeRow> {
  const machines = await openMachines(build, { LOG_LEVEL: 'error' }, true)
  const faults: string[] = []
  const times: number[] = []
  let asked = 0
  try {
    const sites = [await machines.start(skewed), await machines.start()]
    const visits = keepAsking(
      sites.map(({ origin }) => origin),
      paths,
    )
    for (let round = 0; round < rounds; round++) {
      await wait(2500)
      const title = `A title of round ${round}`
      await machines.publish(title, round % 2 === 0 ? sites[0] : undefined)
      const ms = await untilAllShow(sites, title)
      times.push(ms)
      if (ms > mostMs) faults.push(`edit ${round} was shown after ${ms.toFixed(0)} ms`)
    }
    const told = await visits.stop()
    asked = told.asked
    faults.push(...told.faults)
  } finally {
    await machines.close()
  }
  const note = `edits shown after ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`
  return toRow('a clock that jumps by two days', asked, faults, note)
}
