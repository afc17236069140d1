/**
 * A connection to a service, of any protocol over TCP, on which answers stop, crawl or turn into
 * garbage.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export const lineFaults = ['slow', 'silent', 'half', 'refused', 'rubbish'] as const
/** `half`: some bytes of each answer, then nothing. */
export type LineFault = (typeof lineFaults)[number]

export interface FaultyLine {
  port: number
  /** Applies from now on, to open connections too; undefined for a healthy line. */
  behave(fault: LineFault | undefined): void
  close(): void
}

const slowMs = 5000
/** Bytes of an answer under the fault `half`: within the head of an HTTP answer. */
const halfBytes = 40

/** @param port - of the service, on this machine */
export async function startFaultyLine(port: number): Promise<FaultyLine> {
  const sockets = new Set<Socket>()
  let fault: LineFault | undefined
  const server = createServer((client) => {
    keep(client)
    if (fault === 'refused') return void client.destroy()
    const service = connect(port, '127.0.0.1')
    keep(service)
    client.pipe(service)
    service.on('data', (chunk: Buffer) => answer(client, chunk))
    service.on('end', () => {
      // A silent line does not even report its end.
      if (fault === undefined || fault === 'rubbish') client.end()
    })
    client.once('close', () => service.destroy())
  })

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }

  function answer(client: Socket, chunk: Buffer): void {
    if (fault === undefined) client.write(chunk)
    else if (fault === 'slow') setTimeout(() => client.write(chunk), slowMs)
    else if (fault === 'half') client.write(chunk.subarray(0, halfBytes))
    else if (fault === 'rubbish') client.end(randomBytes(2000))
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    behave(next) {
      fault = next
      if (fault === 'refused') end()
    },
    close() {
      server.close()
      end()
    },
  }
}
