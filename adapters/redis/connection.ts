/** One connection to Redis, whose loss is an inconvenience: what it does not do in time is not done. */
import { CircuitState, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import type { RedisClientType } from '@redis/client'
import type { Logger } from '#runtime'
import { toReason } from '#runtime/errors'

export interface RedisConnection {
  client: RedisClientType
  /** The same connection; what is stored is read as bytes. */
  binary: { get(key: string): Promise<Buffer | null> }
  /**
   * Runs a command, unless Redis is known to be lost.
   * @returns undefined when it failed, or took longer than `ms`
   */
  ask<Answer>(
    ms: number,
    command: (client: RedisClientType) => Promise<Answer>,
  ): Promise<Answer | undefined>
  /** Whether it answers, as far as is known. */
  isConnected(): boolean
  /** A connection of its own, as subscribers need. It connects when it is told to. */
  duplicate(): RedisClientType
  close(): void
}

/** Commands that fail in a row before it is left alone. */
const failures = 3
/** How long it is, before one command probes whether it is back. */
const restMs = 2000

/** Refusals that no later command will escape: the password or the rights are wrong. */
const isShut = /^(?:NOAUTH|WRONGPASS|NOPERM)\b/

/** How long a probe may take, in ms. */
const probeMs = 500

/** A full Redis refuses every write: that is told so often. */
const tellEveryMs = 600_000

/** Only sites with a Redis load its client. Connecting goes on behind; loss and return are one line each. */
export async function openRedis(url: string, log: Logger): Promise<RedisConnection> {
  const { createClient, ErrorReply, RESP_TYPES } = await import('@redis/client')
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
  // What it refuses it has understood: it may be full, and answers.
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
  // Pages do not wait for it: it is tried again until it is there.
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

  /** Whether or not anybody asks for a page, it is known when Redis is back. */
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

/** @throws Error when it takes longer; the answer that comes later is ignored */
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
