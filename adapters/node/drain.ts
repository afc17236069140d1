/** How a server ends without a failed request. */
import { Server as NetServer } from 'node:net'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Drain {
  /** From now on each connection ends with its next answer, so that clients come back elsewhere. */
  start(): void
  /** Takes no new connection; one that is open may ask once more. Resolves when all have ended. */
  leave(): Promise<void>
}

/** How long an answer may take to its end when the server stops, in ms. */
export const closeTimeoutMs = 10_000

/** Beyond what clients are told of a connection that waits, in ms. */
const spareMs = 1500

export function createDrain(server: Server): Drain {
  let isDraining = false
  server.prependListener('request', (_, response) => {
    // Node then says `connection: close`.
    if (isDraining) response.shouldKeepAlive = false
  })
  return {
    start: () => void (isDraining = true),
    async leave() {
      isDraining = true
      // That of `http` would end connections that a client may be about to use.
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
