/** Ports that are free on this machine, for servers that move together when one is taken. */
import { createServer } from 'node:net'

/** How far the emulator of the vendors is from the site. */
export const emulatorOffset = 1000

const tried = 100

/**
 * The first port from `wanted` on at which the site can listen, and each of `offsets` beyond it.
 * 0 stays 0, which any free port stands for.
 *
 * @throws Error when none of the next hundred is free
 */
export async function findFreePort(
  wanted: number,
  offsets: readonly number[] = [],
): Promise<number> {
  if (wanted === 0) return 0
  for (let port = wanted; port < wanted + tried; port += 1) {
    const isEachFree = await Promise.all([0, ...offsets].map((offset) => isFree(port + offset)))
    if (isEachFree.every(Boolean)) return port
  }
  throw new Error(
    `The ports ${wanted} to ${wanted + tried - 1} are used by other programs. Choose another with PORT.`,
  )
}

/** What is said when `findFreePort` has found another port. */
export const tellMove = (wanted: number, port: number): string =>
  `Port ${wanted} is used by another program; all addresses move to ${port}.`

/** A name such as `localhost` may lead to either address, and another program have only one. */
async function isFree(port: number): Promise<boolean> {
  if (port > 65_535) return false
  for (const host of [undefined, '127.0.0.1', '::1'])
    if (!(await canListen(port, host))) return false
  return true
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 has no such address, and nobody listens at it.
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'EADDRINUSE' && code !== 'EACCES'),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
