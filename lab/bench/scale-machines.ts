/**
 * `npm run bench:machines -w lab`: the figures of docs/scale.md. The storage of a page is measured
 * on the shipped site; many regions and machines are simulated, the same in every run.
 */
import { join } from 'node:path'
import { ensureBuilt } from '../../cli/build.ts'
import { hasRedis } from '../../tests/support/start-redis.ts'
import { measureStorage } from './machines/measure-storage.ts'
import { simulateCdn, type CdnPolicy, type Traffic } from './machines/simulate-cdn.ts'
import { simulateOrigin, type Origin, type Sharing } from './machines/simulate-origin.ts'
import { readCall } from '../../cli/run-command.ts'

await readCall({
  help: `npm run bench:machines -w lab
Makes the figures of docs/scale.md: measures what a page takes, and simulates many regions and machines.`,
  options: {},
})
const build = 'scale-build'
const million = 1e6
const gigabyte = 1e9

const traffic: Traffic = {
  pages: 100_000,
  regions: 6,
  requestsPerSecond: 500,
  seconds: 14_400,
  exponent: 0.9,
  editsPerHour: 30,
  pagesOfEdit: 9,
  room: 0.5,
}
const policies: CdnPolicy[] = [
  { name: 'kept for 60 s', ttlSeconds: 60, isPurged: false },
  { name: 'kept for an hour', ttlSeconds: 3600, isPurged: false },
  { name: 'kept for an hour, purged', ttlSeconds: 3600, isPurged: true },
  { name: 'kept for a day, purged', ttlSeconds: 86_400, isPurged: true },
]
console.log(
  'CDN: 100,000 pages, 6 regions, 500 requests a second, 30 edits an hour of 9 pages each',
)
console.table(
  Object.fromEntries(policies.map((policy) => [policy.name, simulateCdn(traffic, policy)])),
)

const origin: Origin = {
  pages: 20_000,
  processes: 16,
  requestsPerSecond: 400,
  exponent: 0.9,
  room: 1400,
  renderMs: 5,
  redisMs: 0.5,
}
const sharings: Sharing[] = [
  { name: 'each process for itself', isShared: false, isClaimed: false },
  { name: 'a shared Redis, no claims', isShared: true, isClaimed: false },
  { name: 'a shared Redis, claims', isShared: true, isClaimed: true },
]
console.log('Origin: 20,000 pages, 16 processes with room for 1,400 each, 400 requests a second')
console.table(
  Object.fromEntries(sharings.map((sharing) => [sharing.name, simulateOrigin(origin, sharing)])),
)

const messages = (processes: number, machines: number) => ({
  'told between machines': machines * processes,
  'told within machines': machines * (processes - 1),
  'refs asked of the service': machines * processes,
  'documents read': machines,
})
console.log('One publication, at most')
console.table({
  '2 machines of 4': messages(4, 2),
  '8 machines of 8': messages(8, 8),
})

if (hasRedis) {
  process.env['OUT_DIR'] = join('.cache', build)
  process.env['NODE_ENV'] = 'production'
  await ensureBuilt()
  const { pages, documents, html, packed, redis, replica } = await measureStorage(build)
  const row = (bytes: number) => ({
    'KB each': Math.round(bytes / 100) / 10,
    'GB per million': Math.round((bytes * million) / gigabyte),
  })
  console.log(`Storage: ${pages} pages of ${documents} documents`)
  console.table({
    'page as HTML': row(html),
    'page packed, as kept': row(packed),
    'page in Redis, with what it needs around it': row(redis),
    'document in the replica': row(replica),
  })
}
