/**
 * Stores pages in Redis for an hour each, and claims to render one for as long as that may take.
 */
import { hash, randomUUID } from 'node:crypto'
import type { PageStore } from '#runtime'
import type { RedisConnection } from './connection.ts'

/** Milliseconds that a visitor may wait for Redis. */
const readMs = 100
/** Milliseconds for a write; nobody waits for it. */
const writeMs = 500
/** Milliseconds after which a claim expires, in case its owner has died. */
const claimMs = 2000
const keptSeconds = 3600

const releaseScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end`

/**
 * @param scope - the build, the origin and the repository, on which answers depend besides their
 * key
 */
export function createPageStore(redis: RedisConnection, scope: string): PageStore {
  const prefix = hash('sha256', scope, 'base64url').slice(0, 12)
  const toName = (kind: 'page' | 'claim', key: string) =>
    `${kind}:${prefix}:${hash('sha256', key, 'base64url').slice(0, 24)}`
  const owner = randomUUID()
  const claimed = new Set<string>()
  return {
    async read(key) {
      return (await redis.ask(readMs, () => redis.binary.get(toName('page', key)))) ?? undefined
    },
    write(key, bytes) {
      void redis.ask(writeMs, (client) =>
        client.set(toName('page', key), bytes as Buffer, {
          expiration: { type: 'EX', value: keptSeconds },
        }),
      )
    },
    async claim(key) {
      const name = toName('claim', key)
      const answer = await redis.ask(readMs, (client) =>
        client.set(name, owner, { condition: 'NX', expiration: { type: 'PX', value: claimMs } }),
      )
      if (answer === 'OK') claimed.add(name)
      // Without an answer each process renders on its own.
      return answer !== null
    },
    release(key) {
      const name = toName('claim', key)
      if (!claimed.delete(name)) return
      void redis.ask(writeMs, (client) =>
        client.eval(releaseScript, { keys: [name], arguments: [owner] }),
      )
    },
  }
}
