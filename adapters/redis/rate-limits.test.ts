import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { RateLimiter } from '#runtime'
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
    const short = { requests: 1, seconds: 1 }
    expect(await limiter.count('a', short)).toBe(0)
    expect(await limiter.count('a', short)).toBeGreaterThan(0)
    await expect.poll(() => limiter.count('a', short), { timeout: 5000 }).toBe(0)
  })
})

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
if (!hasRedis) console.warn('No redis-server is installed: what needs one is not tested.')

describe.skipIf(!hasRedis)('rates in Redis', () => {
  const processes: ChildProcess[] = []
  afterEach(async () => {
    for (const redis of processes.splice(0)) await stop(redis)
  })
  const start = async (port: number) => {
    const redis = spawn('redis-server', ['--port', `${port}`, '--save', '', '--bind', '127.0.0.1'])
    processes.push(redis)
    let text = ''
    for await (const chunk of redis.stdout) {
      text += String(chunk)
      if (text.includes('Ready to accept connections')) break
    }
    return redis
  }
  const stop = async (redis: ChildProcess) => {
    if (redis.exitCode !== null || redis.signalCode !== null) return
    redis.kill('SIGKILL')
    await once(redis, 'exit')
  }

  it('[FN-01] are those of all processes together', async () => {
    const port = await findFreePort()
    await start(port)
    const [one, other] = [
      await open(`redis://127.0.0.1:${port}`),
      await open(`redis://127.0.0.1:${port}`),
    ]
    // Until both are connected, each counts for itself.
    const isShared = async (key: string) => {
      await one.count(key, { requests: 1, seconds: 60 })
      return (await other.count(key, { requests: 1, seconds: 60 })) > 0
    }
    let tries = 0
    await expect.poll(() => isShared(`try ${tries++}`), { timeout: 10_000 }).toBe(true)
    const waits = [...(await countTo(one, 2)), ...(await countTo(other, 2))]
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true])
  })

  it('[FN-01] are counted by each process alone while Redis is lost, and together when it is back', async () => {
    const port = await findFreePort()
    const redis = await start(port)
    const limiter = await open(`redis://127.0.0.1:${port}`)
    await stop(redis)
    await expect.poll(() => logged, { timeout: 10_000 }).toContain('REDIS_LOST')
    const waits = await countTo(limiter, 5)
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true, true])
    await start(port)
    await expect.poll(() => logged, { timeout: 15_000 }).toContain('REDIS_BACK')
    expect(await limiter.count('a', limit)).toBe(0)
    expect(logged.filter((code) => code === 'REDIS_LOST')).toHaveLength(1)
  }, 40_000)

  it('[OP44] hold no address', async () => {
    const port = await findFreePort()
    await start(port)
    const limiter = await open(`redis://127.0.0.1:${port}`)
    const keys = () => spawnSync('redis-cli', ['-p', `${port}`, 'keys', '*']).stdout.toString()
    await expect
      .poll(async () => (await limiter.count('203.0.113.7', limit), keys()), { timeout: 10_000 })
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
