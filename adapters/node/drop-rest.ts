/**
 * Drops the rest of a body whose request is answered early, since it is too large or nobody reads
 * it. Closing the connection right away would reset it, and a client that is still writing would
 * see that instead of the answer. So the rest is read first, up to a bound.
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

/** @returns a function that reads and drops the rest, within the bounds */
function prepareDrop(request: IncomingMessage, bounds: RestBounds): () => void {
  // Node detaches it from a request whose body is no longer read.
  const { socket } = request
  const isOver = () => request.complete || socket.destroyed
  let isDropping = false
  const drop = () => {
    if (isDropping || isOver()) return
    isDropping = true
    closeWhenExceeded(request, socket, bounds)
    // Former readers get no more data.
    request.removeAllListeners('data')
    request.resume()
  }
  // Destroying a body makes Node destroy its connection, too.
  const destroy = request.destroy.bind(request)
  request.destroy = (error) => {
    if (isOver()) return destroy(error)
    drop()
    return request
  }
  // Node calls this when the answer was sent and the connection is not kept alive.
  const destroySoon = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    if (isOver()) return destroySoon()
    request.once('close', destroySoon)
    // Tells the client that nothing more follows, so that it finishes writing.
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
