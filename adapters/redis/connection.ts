/**
 * Connects to Redis, whose loss is an inconvenience: commands that it does not run in time are
 * skipped.
 */
import { CircuitState, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import type { RedisClientType } from '@redis/client'
import type { Logger } from '#runtime'
import { toReason } from '#runtime/errors'
import { loadFor } from '../shared/packages/load-packages.ts'

export interface RedisConnection {
  client: RedisClientType
  /** The same connection, which reads values as bytes. */
  binary: { get(key: string): Promise<Buffer | null> }
  /**
   * Runs a command, unless Redis is known to be lost.
   * @returns undefined when it failed, or took longer than `ms`
   */
  ask<Answer>(
    ms: number,
    command: (client: RedisClientType) => Promise<Answer>,
  ): Promise<Answer | undefined>
  /** Whether it answers, as far as known. */
  isConnected(): boolean
  /** A separate connection, as subscribers need, which the caller connects. */
  duplicate(): RedisClientType
  close(): void
}

/** Consecutive failures before Redis is left alone. */
const failures = 3
/** Milliseconds of rest before one command probes whether it is back. */
const restMs = 2000

/** Refusals that hold for all commands: the password or the permissions are wrong. */
const isShut = /^(?:NOAUTH|WRONGPASS|NOPERM)\b/

/** Milliseconds for a probe. */
const probeMs = 500

/** Milliseconds between log entries for a full Redis, which refuses every write. */
const tellEveryMs = 600_000

/**
 * Loads the client, and connects in the background. Loss and return are logged with one line each.
 */
export async function openRedis(url: string, log: Logger): Promise<RedisConnection> {
  const { createClient, ErrorReply, RESP_TYPES } = await loadFor(
    'REDIS_URL',
    () => import('@redis/client'),
  )
  let isLost = false
  let refusedAt = -Infinity
  const lose = (reason: string) => {
    if (isLost) return
    isLost = true
    log.warn('REDIS_LOST', { reason })
  }
  const find = () => {
    if (isLost && breaker.state !== CircuitState.Open) {
      log.info('REDIS_BACK')
      isLost = false
    }
  }
  // A refusal is an answer: Redis may be full, but it is there.
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof ErrorReply) || isShut.test(error.message)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failures) },
  )
  breaker.onBreak((why) => lose('error' in why ? toReason(why.error) : 'it was told to'))
  breaker.onReset(find)
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 5000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 15_000,
      reconnectStrategy: (tries) => Math.min(5000, 100 * 2 ** tries) * (0.5 + Math.random() / 2),
    },
  }) as RedisClientType
  client.on('error', (error: unknown) => lose(toReason(error)))
  client.on('ready', find)
  // Pages do not wait for it: the client retries until it is connected.
  client.connect().catch(() => {})
  async function ask<Answer>(
    ms: number,
    command: (of: RedisClientType) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (!client.isReady) return undefined
    try {
      return await breaker.execute(() => within(ms, command(client)))
    } catch (error) {
      if (error instanceof ErrorReply && performance.now() > refusedAt + tellEveryMs) {
        refusedAt = performance.now()
        log.warn('REDIS_REFUSES', { reason: toReason(error) })
      }
      return undefined
    }
  }

  /** Detects the return of Redis even when nobody requests a page. */
  const probes = setInterval(() => {
    if (isLost) void ask(probeMs, (of) => of.ping()).then((pong) => pong !== undefined && find())
  }, restMs).unref()

  return {
    client,
    binary: client.withTypeMapping({
      [RESP_TYPES.BLOB_STRING]: Buffer,
    }) as RedisConnection['binary'],
    ask,
    isConnected: () => client.isReady && !isLost,
    duplicate: () => client.duplicate() as RedisClientType,
    close() {
      clearInterval(probes)
      client.destroy()
    },
  }
}

/** @throws Error when it takes longer; a late answer is ignored */
async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
