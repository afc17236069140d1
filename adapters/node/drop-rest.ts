/**
 * A request may be answered before all of its body has come: one that is too large, or that nobody reads. To close its
 * connection then resets it, and a client that is still writing sees that in place of the answer. So the rest is read
 * and dropped first, up to a bound.
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

export interface RestBounds {
  bytes: number
  ms: number
}

const usualBounds: RestBounds = { bytes: 32 * 1024 * 1024, ms: 10_000 }

export function dropRests(server: Server, bounds: RestBounds = usualBounds): void {
  server.prependListener('request', (request, response) => {
    if (!hasBody(request)) return
    const drop = prepareDrop(request, bounds)
    response.once('finish', drop)
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/** @returns reads what is left and drops it, within the bounds */
function prepareDrop(request: IncomingMessage, bounds: RestBounds): () => void {
  // Node takes it from a request whose body is no longer wanted.
  const { socket } = request
  const isOver = () => request.complete || socket.destroyed
  let isDropping = false
  const drop = () => {
    if (isDropping || isOver()) return
    isDropping = true
    closeWhenExceeded(request, socket, bounds)
    // Whoever has read so far takes no more.
    request.removeAllListeners('data')
    request.resume()
  }
  // Whoever wants no more of a body destroys it, and Node its connection with it.
  const destroy = request.destroy.bind(request)
  request.destroy = (error) => {
    if (isOver()) return destroy(error)
    drop()
    return request
  }
  // What Node calls when the answer has left and the connection is not to be kept.
  const destroySoon = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    if (isOver()) return destroySoon()
    request.once('close', destroySoon)
    // The client learns that nothing more comes, and finishes what it writes.
    socket.end()
  }
  request.once('close', () => (socket.destroySoon = destroySoon))
  return drop
}

function closeWhenExceeded(
  request: IncomingMessage,
  socket: Socket,
  { bytes, ms }: RestBounds,
): void {
  const most = socket.bytesRead + bytes
  const late = setTimeout(() => socket.destroy(), ms).unref()
  const looks = setInterval(() => {
    if (socket.bytesRead > most) socket.destroy()
  }, 50).unref()
  request.once('close', () => {
    clearTimeout(late)
    clearInterval(looks)
  })
}
