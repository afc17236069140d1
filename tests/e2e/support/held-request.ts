/** A request whose beginning a server has read, and whose end is sent later. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from './test.ts'

export interface HeldRequest {
  /** Sends the rest. @returns the answer once the connection has been closed */
  finish(): Promise<string>
}

export async function holdRequest(port: number, host = '127.0.0.1'): Promise<HeldRequest> {
  const socket = connect(port, host).setEncoding('utf8')
  let answer = ''
  socket.on('data', (text) => (answer += text))
  const closed = once(socket, 'close')
  // One complete request and the start of the next: the answer to the first proves that the second
  // was read.
  const begun = 'GET /pricing HTTP/1.1\r\nHost: localhost\r\n'
  socket.write(`GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n${begun}`)
  await expect.poll(() => answer).toContain('"status"')
  answer = ''
  return {
    async finish() {
      socket.write('Connection: close\r\n\r\n')
      await closed
      return answer
    },
  }
}
