/** Tests what machines share through Redis, in every way that Redis can fail. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PageStore } from '#runtime'
import { patience } from '#tests/support/patience.ts'
import { hasRedis, startRedis, type Redis } from '#tests/support/start-redis.ts'
import { createAnnouncements, createPageStore, openRedis, type RedisConnection } from './index.ts'

const logged: string[] = []
const tell = (code: string) => void logged.push(code)
const log = { info: tell, warn: tell, error: tell }
const opened: { close(): void }[] = []

async function connect(url: string): Promise<RedisConnection> {
  const redis = await openRedis(url, log)
  opened.push(redis)
  return redis
}
const open = async (url: string, scope = 'build') => createPageStore(await connect(url), scope)

/** Writes until Redis is full. */
const fillScript = `for at = 1, 1000 do redis.pcall('set', 'more' .. at, string.rep('x', ARGV[1])) end`
const page = Buffer.alloc(20_000, 'page')
const isKept = async (store: PageStore, key = 'k') => {
  store.write(key, page)
  return Buffer.compare(Buffer.from((await store.read(key)) ?? []), page) === 0
}
/** Waits for a page to be stored, however long connecting or recovering takes. */
async function untilKept(store: PageStore, key?: string): Promise<void> {
  await expect.poll(() => isKept(store, key)).toBe(true)
}

/** Makes the requests of a page repeatedly, and expects no delay that a visitor would notice. */
async function expectNobodyWaits(store: PageStore): Promise<void> {
  let total = 0
  for (let at = 0; at < 200; at++) {
    const started = performance.now()
    expect(await store.read('k')).toBeUndefined()
    expect(await store.claim('k')).toBe(true)
    store.write('k', page)
    store.release('k')
    total += performance.now() - started
  }
  // Some requests fail before Redis is left alone; 40 s would be one time limit for each.
  expect(total).toBeLessThan(Math.min(20_000, 5000 * patience))
}

afterEach(() => {
  for (const one of opened.splice(0)) one.close()
  logged.length = 0
})

describe.skipIf(!hasRedis)('pages in Redis', () => {
  let redis: Redis
  beforeEach(async () => {
    redis = await startRedis('--maxmemory', '8mb', '--maxmemory-policy', 'noeviction')
  })
  afterEach(() => redis.kill())

  it('are those of all machines with the same build, for a while', async () => {
    const [one, other] = [await open(redis.url), await open(redis.url)]
    await untilKept(one)
    await expect.poll(() => other.read('k')).toBeDefined()
    expect(await (await open(redis.url, 'another build')).read('k')).toBeUndefined()
    const [name] = redis.command('keys', 'page:*').split('\n')
    expect(Number(redis.command('ttl', name!))).toBeGreaterThan(0)
  })

  it('are claimed by one, who ends nobody else’s claim, and whose own ends by itself', async () => {
    const [one, other] = [await open(redis.url), await open(redis.url)]
    await untilKept(one)
    await untilKept(other)
    expect([await one.claim('p'), await other.claim('p')]).toEqual([true, false])
    other.release('p')
    expect(await other.claim('p')).toBe(false)
    // Without an expiry, only the release ends the claim.
    redis.command('persist', redis.command('keys', 'claim:*'))
    one.release('p')
    await expect.poll(() => other.claim('p')).toBe(true)
    await expect.poll(() => one.claim('p')).toBe(true)
  })

  it('are done without while Redis is killed, and shared again when it is back, empty', async () => {
    const store = await open(redis.url)
    await untilKept(store)
    await redis.kill()
    await expectNobodyWaits(store)
    await redis.start()
    await untilKept(store)
    expect(logged).toEqual(['REDIS_LOST', 'REDIS_BACK'])
  })

  it('are done without while Redis hangs', async () => {
    const store = await open(redis.url)
    await untilKept(store)
    redis.pause()
    await expectNobodyWaits(store)
    redis.resume()
    await untilKept(store, 'another')
    expect(logged).toEqual(['REDIS_LOST', 'REDIS_BACK'])
  })

  it.each(['a password that is wrong', 'none where one is needed'])(
    'Redis is lost with %s, which is told once, and is back when it fits, though nobody asks',
    async (which) => {
      redis.command('config', 'set', 'requirepass', 'secret')
      const url = new URL(redis.url)
      if (which.includes('wrong')) url.password = 'guessed'
      const connection = await connect(url.href)
      await expect.poll(() => logged).toEqual(['REDIS_LOST'])
      expect(connection.isConnected()).toBe(false)
      const password = which.includes('wrong') ? 'guessed' : ''
      redis.command('--no-auth-warning', '-a', 'secret', 'config', 'set', 'requirepass', password)
      await expect.poll(() => logged).toEqual(['REDIS_LOST', 'REDIS_BACK'])
      expect(connection.isConnected()).toBe(true)
    },
  )

  it('it is known to be lost and to be back, though nobody asks', async () => {
    const connection = await connect(redis.url)
    await expect.poll(() => connection.isConnected()).toBe(true)
    await redis.kill()
    await expect.poll(() => connection.isConnected()).toBe(false)
    await redis.start()
    await expect.poll(() => connection.isConnected()).toBe(true)
    expect(logged).toEqual(['REDIS_LOST', 'REDIS_BACK'])
  })

  it('are read, and not written, while Redis is full, which is told once', async () => {
    const store = await open(redis.url)
    await untilKept(store)
    redis.command('eval', fillScript, '0', String(page.byteLength))
    store.write('one more', page)
    await expect.poll(() => logged).toEqual(['REDIS_REFUSES'])
    expect(await store.read('k')).toEqual(page)
    redis.command('flushall')
    await untilKept(store)
  })

  it('are told of to all who listen, and who was away is told so', async () => {
    const [one, other] = await Promise.all(
      [0, 1].map(async () => {
        const announcements = createAnnouncements(await connect(redis.url), 'colloquy')
        opened.push(announcements)
        return announcements
      }),
    )
    const heard: string[] = []
    let gaps = 0
    other!.onAnnouncement((ref) => void heard.push(ref))
    other!.onGap!(() => void gaps++)
    const untilHeard = async (ref: string) => {
      await expect.poll(() => (one!.announce(ref), heard.includes(ref))).toBe(true)
    }
    await untilHeard('r1')
    expect(gaps).toBe(0)
    await redis.kill()
    await redis.start()
    await untilHeard('r2')
    expect(gaps).toBe(1)
  })
})

describe('what is no Redis', () => {
  const answers: Record<string, (socket: Socket) => void> = {
    'says nothing': () => {},
    'ends every connection': (socket) => socket.destroy(),
    'talks of something else': (socket) => {
      socket.on('data', () => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n<html>'))
    },
    'sends what it was sent': (socket) => void socket.pipe(socket),
  }
  for (const [name, answer] of Object.entries(answers)) {
    it(`keeps nobody waiting and breaks nothing: one that ${name}`, async () => {
      const server: Server = createServer((socket) => {
        socket.on('error', () => {})
        answer(socket)
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      await expectNobodyWaits(await open(`redis://127.0.0.1:${port}`))
      server.close()
    })
  }
})
