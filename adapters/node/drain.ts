/** Stops a server without failing a request. */
import { Server as NetServer } from 'node:net'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Drain {
  /** Ends each connection with its next answer, so that clients reconnect elsewhere. */
  start(): void
  /** Accepts no new connection; an open one gets one more answer. Resolves when all have ended. */
  leave(): Promise<void>
}

/** Milliseconds that an answer may take when the server stops. */
export const closeTimeoutMs = 10_000

/** Milliseconds beyond the idle time that clients are told. */
const spareMs = 1500

export function createDrain(server: Server): Drain {
  let isDraining = false
  server.prependListener('request', (_, response) => {
    // Makes Node send `connection: close`.
    if (isDraining) response.shouldKeepAlive = false
  })
  return {
    start: () => void (isDraining = true),
    async leave() {
      isDraining = true
      // The method of `http` would also close idle connections that a client may be about to use.
      const closed = new Promise<void>((done) => {
        NetServer.prototype.close.call(server, () => done())
      })
      await Promise.race([
        closed,
        wait(server.keepAliveTimeout + spareMs, undefined, { ref: false }),
      ])
      server.closeIdleConnections()
      await Promise.race([closed, wait(closeTimeoutMs, undefined, { ref: false })])
      server.closeAllConnections()
    },
  }
}
