/**
 * A client that costs less than the servers it measures: otherwise it would measure itself. Each
 * connection sends its next request when the previous answer is complete, by its `content-length`.
 */
import { connect, type Socket } from 'node:net'

interface Answers {
  count: number
  perSecond: number
}

/**
 * @param connections - each begins with a different path
 * @throws on an answer that is not 200 or has no length, and when the server closes a connection
 */
export async function askQuickly(
  origin: string,
  paths: readonly string[],
  seconds: number,
  connections: number,
): Promise<Answers> {
  const { hostname, port } = new URL(origin)
  const requests = paths.map((path) =>
    Buffer.from(
      `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\nsec-fetch-site: same-origin\r\n\r\n`,
    ),
  )
  const start = performance.now()
  const end = start + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, at) => {
      const first = Math.floor((at * requests.length) / connections)
      const socket = connect(Number(port), hostname)
      return askOver(socket, requests, first, end).finally(() => socket.destroy())
    }),
  )
  const count = counts.reduce((sum, one) => sum + one, 0)
  return { count, perSecond: (count * 1000) / (performance.now() - start) }
}

const endOfHead = Buffer.from('\r\n\r\n')

function askOver(
  socket: Socket,
  requests: readonly Buffer[],
  first: number,
  end: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0
    /** Bytes of the body still missing; undefined until the head is complete. */
    let missing: number | undefined
    let head = Buffer.alloc(0)
    const ask = () => socket.write(requests[(first + count) % requests.length]!)
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The server closed a connection.')))
    socket.once('connect', ask)
    socket.on('data', (data) => {
      if (missing === undefined) {
        head = head.length > 0 ? Buffer.concat([head, data]) : data
        const at = head.indexOf(endOfHead)
        if (at < 0) return
        const text = head.toString('latin1', 0, at)
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
        if (!text.startsWith('HTTP/1.1 200') || length === undefined) {
          reject(new Error(`An answer cannot be used:\n${text}`))
          return
        }
        missing = Number(length) - (head.length - at - endOfHead.length)
        head = Buffer.alloc(0)
      } else missing -= data.length
      if (missing > 0) return
      missing = undefined
      count++
      if (performance.now() < end) ask()
      else resolve(count)
    })
  })
}
