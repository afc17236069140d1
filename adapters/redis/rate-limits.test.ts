import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RateLimiter } from '#runtime'
import { hasRedis, startRedis, type Redis } from '#tests/support/start-redis.ts'
import { createRateLimiter, openRedis, type RedisConnection } from './index.ts'

const logged: string[] = []
const tell = (code: string) => void logged.push(code)
const log = { info: tell, warn: tell, error: tell }
const connections: RedisConnection[] = []
const open = async (redisUrl?: string) => {
  if (redisUrl === undefined) return createRateLimiter(undefined)
  const redis = await openRedis(redisUrl, log)
  connections.push(redis)
  return createRateLimiter(redis, redisUrl)
}
afterEach(() => {
  vi.useRealTimers()
  for (const redis of connections.splice(0)) redis.close()
  logged.length = 0
})

const limit = { requests: 3, seconds: 60 }
const countTo = async (limiter: RateLimiter, requests: number, key = 'a') => {
  const waits: number[] = []
  for (let at = 0; at < requests; at++) waits.push(await limiter.count(key, limit))
  return waits
}

describe('rates in memory', () => {
  it('[FN-01] lets as many requests pass as may, and says how long to wait for the next', async () => {
    const limiter = await open()
    const waits = await countTo(limiter, 5)
    expect(waits.slice(0, 3)).toEqual([0, 0, 0])
    for (const wait of waits.slice(3)) expect(wait).toBeGreaterThan(50_000)
    expect(await limiter.count('b', limit)).toBe(0)
  })

  it('[FN-01] lets pass again when the time is over', async () => {
    const limiter = await open()
    vi.useFakeTimers()
    const short = { requests: 1, seconds: 1 }
    expect(await limiter.count('a', short)).toBe(0)
    expect(await limiter.count('a', short)).toBeGreaterThan(0)
    vi.advanceTimersByTime(1000)
    expect(await limiter.count('a', short)).toBe(0)
  })
})

describe.skipIf(!hasRedis)('rates in Redis', () => {
  let redis: Redis
  beforeEach(async () => {
    redis = await startRedis()
  })
  afterEach(() => redis.kill())

  it('[FN-01] are those of all processes together', async () => {
    const [one, other] = [await open(redis.url), await open(redis.url)]
    // Until both are connected, each counts on its own.
    const isShared = async (key: string) => {
      await one.count(key, { requests: 1, seconds: 60 })
      return (await other.count(key, { requests: 1, seconds: 60 })) > 0
    }
    let tries = 0
    await expect.poll(() => isShared(`try ${tries++}`)).toBe(true)
    const waits = [...(await countTo(one, 2)), ...(await countTo(other, 2))]
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true])
  })

  it('[FN-01] are counted by each process alone while Redis is lost, and together when it is back', async () => {
    const limiter = await open(redis.url)
    await redis.kill()
    await expect.poll(() => logged).toContain('REDIS_LOST')
    const waits = await countTo(limiter, 5)
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true, true])
    await redis.start()
    await expect.poll(() => logged).toContain('REDIS_BACK')
    expect(await limiter.count('a', limit)).toBe(0)
    expect(logged.filter((code) => code === 'REDIS_LOST')).toHaveLength(1)
  })

  it('[OP44] hold no address', async () => {
    const limiter = await open(redis.url)
    const keys = () => redis.command('keys', '*')
    await expect
      .poll(async () => (await limiter.count('203.0.113.7', limit), keys()))
      .toMatch(/^rates:/)
    expect(keys()).not.toContain('203.0.113')
  })
})

describe('a Redis that does not answer', () => {
  it('[FN-01] keeps nobody waiting: requests are counted without it', async () => {
    const silent: Server = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const limiter = await open(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`)
    const waits = await countTo(limiter, 4)
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true])
    silent.close()
  })
})
