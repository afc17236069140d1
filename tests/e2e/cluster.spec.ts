/** Several processes on a machine, and several machines, as visitors and editors see them. */
import { hasRedis, startRedis, type Redis } from '#tests/support/start-redis.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { articlePath, get, keepAsking, openMachines, type Machines } from './support/machines.ts'
import { countSockets, killWorkers } from './support/kill-workers.ts'
import { suiteBuild, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

const paths = ['/pricing', '/blog', articlePath, '/de', '/customers']
const count = (site: RunningSite, code: string) =>
  site.output().split(`"code":"${code}"`).length - 1
const findPids = (site: RunningSite) =>
  [...site.output().matchAll(/"code":"WORKER_READY".*?"worker":(\d+)/g)].map(([, pid]) =>
    Number(pid),
  )

/** Uses enough connections for each process to answer some. */
async function expectAllToShow(sites: readonly RunningSite[], title: string): Promise<void> {
  for (const site of sites) {
    const shown = await Promise.all(Array.from({ length: 8 }, () => get(site.origin, articlePath)))
    for (const { status, text } of shown) {
      expect([status, text.includes(title)]).toEqual([200, true])
    }
  }
}

test.describe('two processes on one machine', () => {
  let machines: Machines
  let metricsPort: number
  test.beforeEach(async () => {
    metricsPort = await findFreePort()
    machines = await openMachines(suiteBuild, { WORKERS: '2', METRICS_PORT: String(metricsPort) })
  })
  test.afterEach(() => machines?.close())

  test('[FN-01] read a publication once and both show it, count requests together, and replace each other without a failed one', async () => {
    const site = await machines.start()
    await expectAllToShow([site], 'is not')
    await machines.publish('A title for both', site)
    await expect(() => expectAllToShow([site], 'A title for both')).toPass()
    await expect.poll(() => count(site, 'PUBLISHED')).toBe(4)
    // Only the first filling.
    expect(count(site, 'ALL_PAGES_PURGED')).toBe(2)
    const ask = () =>
      get(site.origin, '/.netlify/functions/is-professional-email?email=a@b.example')
    // The first ones one by one, while each process connects to the counter: it waits 250 ms for
    // that, then counts alone.
    for (let n = 0; n < 4; n++) expect((await ask()).status).toBe(200)
    const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await ask()).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const limited = /^slicewright_rate_limited_requests_total\S* (\d+)$/m.exec(metrics)
    expect(limited?.[1], 'counted by both, told as one').toBe('5')

    await expect.poll(() => count(site, 'WORKER_READY')).toBe(2)
    const visits = keepAsking([site.origin], paths, 3)
    site.process.kill('SIGHUP')
    await expect.poll(() => count(site, 'ROLLED')).toBe(1)
    await expect.poll(() => visits.asked()).toBeGreaterThan(100)
    expect((await visits.stop()).faults).toEqual([])
    const pids = findPids(site)
    expect(new Set(pids).size).toBe(4)
    expect(await site.stop()).toBe(0)
  })
})

test('a process that is killed leaves nobody waiting and no socket behind, and while they end again and again no requests should come', async () => {
  const machines = await openMachines(suiteBuild, { WORKERS: '2' })
  const site = await machines.start()
  await expect.poll(() => count(site, 'WORKER_READY')).toBe(2)
  const socketsAtFirst = countSockets(site.process.pid!)
  const killed = 6
  const visits = await killWorkers(site, paths, { count: killed })
  expect(
    visits.waiting,
    'asked before a process was killed, and neither answered nor closed',
  ).toEqual([])
  expect(visits.wrong).toEqual([])
  expect(visits.answered).toBeGreaterThan(50)
  const readiness = await get(site.origin, '/readyz')
  expect([readiness.status, readiness.text]).toEqual([503, '{"status":"failing"}'])
  await expect.poll(() => count(site, 'WORKER_READY')).toBe(2 + killed)
  await expect.poll(() => countSockets(site.process.pid!)).toBe(socketsAtFirst)
  await machines.close()
})

test('while it is told to stop, a server says so and still answers, until balancers have seen it', async () => {
  const machines = await openMachines(suiteBuild, { DRAIN_SECONDS: '2' })
  const site = await machines.start()
  site.process.kill('SIGTERM')
  await expect
    .poll(async () => (await get(site.origin, '/readyz')).status, { intervals: [50] })
    .toBe(503)
  const answer = await fetch(`${site.origin}/pricing`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect((await get(site.origin, '/healthz')).status).toBe(200)
  expect(await site.ended).toBe(0)
  await machines.close()
})

test.describe('two machines of two processes', () => {
  test.skip(!hasRedis, 'needs redis-server')
  let redis: Redis
  let machines: Machines
  test.beforeEach(async () => {
    redis = await startRedis()
    machines = await openMachines(suiteBuild, { WORKERS: '2', REDIS_URL: redis.url })
  })
  test.afterEach(async () => {
    await machines?.close()
    await redis?.kill()
  })

  test('all show what was published and share pages; while Redis hangs they go on, and what was purged meanwhile does not come back from it', async () => {
    const sites = await Promise.all([machines.start(), machines.start()])
    await expectAllToShow(sites, 'is not')
    await expect.poll(() => redis.command('keys', 'page:*')).toContain('page:')
    await machines.publish('A title for all', sites[0])
    await expect(() => expectAllToShow(sites, 'A title for all')).toPass()
    await expect.poll(() => redis.command('keys', 'page:*')).toContain('page:')
    redis.pause()
    const visits = keepAsking(
      sites.map(({ origin }) => origin),
      paths,
      3,
    )
    await machines.publish('A title in the dark')
    await expect(() => expectAllToShow(sites, 'A title in the dark')).toPass()
    redis.resume()
    // A machine with nothing in memory, and everything in Redis.
    const fresh = await machines.start()
    await expectAllToShow([...sites, fresh], 'A title in the dark')
    const { faults } = await visits.stop()
    expect(faults).toEqual([])
  })
})
