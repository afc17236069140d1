/** Announces publications through Redis, on a separate connection. */
import type { Announcements } from '#runtime'
import type { RedisConnection } from './connection.ts'

const tellMs = 500

/** @param scope - identifies the content */
export function createAnnouncements(
  redis: RedisConnection,
  scope: string,
): Announcements & { close(): void } {
  const channel = `published:${scope}`
  const listeners: ((ref: string) => void)[] = []
  const gapListeners: (() => void)[] = []
  const subscriber = redis.duplicate()
  let isFirst = true
  // The other connection, which is lost with it, logs this.
  subscriber.on('error', () => {})
  subscriber.on('ready', () => {
    if (!isFirst) for (const listen of gapListeners) listen()
    isFirst = false
  })
  void subscribe()

  async function subscribe(): Promise<void> {
    try {
      await subscriber.connect()
      await subscriber.subscribe(channel, (ref) => {
        for (const listen of listeners) listen(ref)
      })
    } catch {
      // Closed while connecting.
    }
  }

  return {
    announce: (ref) => void redis.ask(tellMs, (client) => client.publish(channel, ref)),
    onAnnouncement: (listen) => void listeners.push(listen),
    onGap: (listen) => void gapListeners.push(listen),
    close: () => subscriber.destroy(),
  }
}
