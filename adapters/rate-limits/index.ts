/** Counts requests in the memory of the process, or for several processes in Redis. */
import { createHmac } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Environment, Logger, RateLimit, RateLimiter } from '#runtime'
import { toReason } from '#runtime/errors'

type Counter = Pick<RateLimiterAbstract, 'consume'>

export interface RateLimiterOptions {
  environment: Pick<Environment, 'redisUrl'>
  log: Logger
}

/**
 * While Redis is lost, each process counts for itself: nobody is locked out, and nobody gets in
 * unlimited. Connecting goes on behind; it is logged once when it is lost, once when it is back.
 */
export async function createRateLimiter({
  environment: { redisUrl },
  log,
}: RateLimiterOptions): Promise<RateLimiter> {
  if (redisUrl === undefined) return createMemoryLimiter()
  const client = await openRedis(redisUrl, log)
  // Redis outlives the process: what it holds must not tell who has asked.
  const hide = (key: string) => createHmac('sha256', redisUrl).update(key).digest('base64url')
  const limiter = toRateLimiter((limit) => {
    const redis = new RateLimiterRedis({
      ...toOptions(limit),
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `rates:${limit.requests}:${limit.seconds}`,
    })
    return new RLWrapperTimeouts({
      limiter: redis,
      timeoutMs: patience,
      insuranceLimiter: createMemoryCounter(limit),
    })
  })
  return {
    count: (key, limit) => limiter.count(hide(key), limit),
    close: async () => client.destroy(),
  }
}

/** Of this process alone. */
export function createMemoryLimiter(): RateLimiter {
  return toRateLimiter(createMemoryCounter)
}

/** How long a request waits for Redis, in ms. */
const patience = 250

function toRateLimiter(createCounter: (limit: RateLimit) => Counter): RateLimiter {
  const counters = new Map<string, Counter>()
  return {
    async count(key, limit) {
      const name = `${limit.requests}/${limit.seconds}`
      const counter = counters.get(name) ?? createCounter(limit)
      counters.set(name, counter)
      try {
        await counter.consume(key)
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
        throw refusal
      }
    },
    close: async () => {},
  }
}

function createMemoryCounter(limit: RateLimit): RateLimiterMemory {
  return new RateLimiterMemory(toOptions(limit))
}

function toOptions({ requests, seconds }: RateLimit) {
  return { points: requests, duration: seconds }
}

/** Only sites with a Redis load its client. */
async function openRedis(url: string, log: Logger) {
  const { createClient } = await import('@redis/client')
  let isLost = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (tries) => Math.min(5000, 100 * 2 ** tries) * (0.5 + Math.random() / 2),
    },
  })
  client.on('error', (error: unknown) => {
    if (!isLost) log.warn('REDIS_LOST', { reason: toReason(error) })
    isLost = true
  })
  client.on('ready', () => {
    if (isLost) log.info('REDIS_BACK')
    isLost = false
  })
  // Pages do not wait for it: it is tried again until it is there.
  client.connect().catch(() => {})
  return client
}
