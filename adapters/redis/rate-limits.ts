/** Counts requests in the memory of the process, or for several processes in Redis. */
import { createHmac } from 'node:crypto'
import cluster from 'node:cluster'
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { RateLimit, RateLimiter } from '#runtime'
import type { RedisConnection } from './connection.ts'

type Counter = Pick<RateLimiterAbstract, 'consume'>

/**
 * Counts requests. While Redis is lost, each process counts on its own: nobody is locked out, and
 * nobody gets past the limits.
 *
 * @param redis - undefined if there is none
 * @param secret - the same for all processes
 */
export function createRateLimiter(
  redis: Pick<RedisConnection, 'client'> | undefined,
  secret = '',
): RateLimiter {
  if (!redis) return createMemoryLimiter()
  const { client } = redis
  // Redis outlives the process: its data must not reveal who sent requests.
  const hide = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  const limiter = toRateLimiter((limit) => {
    const limiterOfAll = new RateLimiterRedis({
      ...toOptions(limit),
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `rates:${limit.requests}:${limit.seconds}`,
    })
    return new RLWrapperTimeouts({
      limiter: limiterOfAll,
      timeoutMs: patience,
      insuranceLimiter: new RateLimiterMemory(toOptions(limit)),
    })
  })
  return { count: (key, limit) => limiter.count(hide(key), limit) }
}

/** Counts in this process only. */
export function createMemoryLimiter(): RateLimiter {
  return toRateLimiter(createMemoryCounter)
}

/** Milliseconds that a request waits for Redis. */
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
  }
}

/** Counts in the primary of a cluster, or in the process when that does not answer. */
function createMemoryCounter(limit: RateLimit): Counter {
  const memory = new RateLimiterMemory(toOptions(limit))
  if (!cluster.isWorker) return memory
  const keyPrefix = `rates:${limit.requests}:${limit.seconds}`
  const shared = new RateLimiterCluster({ ...toOptions(limit), keyPrefix, timeoutMs: patience })
  return {
    consume: (key) =>
      shared.consume(key).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) throw refusal
        return memory.consume(key)
      }),
  }
}

function toOptions({ requests, seconds }: RateLimit) {
  return { points: requests, duration: seconds }
}
