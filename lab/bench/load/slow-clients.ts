/** Clients on bad lines: they send a request byte by byte, or read its answer so. */
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface SlowResult {
  answered: number
  /** Clients that the server cut off before they had sent their request, which it may do. */
  ended: number
  failed: number
}

/**
 * @param sendMs - how long each takes to send its request
 * @param readMs - pause between two reads of 2 KB
 */
export async function askSlowly(
  origin: string,
  path: string,
  { clients, sendMs, readMs }: { clients: number; sendMs: number; readMs: number },
): Promise<SlowResult> {
  const ends = await Promise.all(
    Array.from({ length: clients }, () => askOnce(new URL(path, origin), sendMs, readMs)),
  )
  const count = (end: (typeof ends)[number]) => ends.filter((one) => one === end).length
  return { answered: count('answered'), ended: count('ended'), failed: count('failed') }
}

const pieces = 8

async function askOnce(
  { hostname, port, pathname }: URL,
  sendMs: number,
  readMs: number,
): Promise<'answered' | 'ended' | 'failed'> {
  let answer = ''
  const socket = connect({
    host: hostname,
    port: Number(port),
    onread: {
      buffer: Buffer.alloc(2048),
      callback(bytes, buffer) {
        answer += Buffer.from(buffer.subarray(0, bytes)).toString('latin1')
        setTimeout(() => socket.resume(), readMs)
        return false
      },
    },
  })
  let isSent = false
  const over = new Promise<'answered' | 'ended' | 'failed'>((resolve) => {
    socket.on('error', () => resolve(isSent ? 'failed' : 'ended'))
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
      if (status === 408 || (!isSent && answer === '')) resolve('ended')
      else resolve(status === 200 && isWhole(answer) ? 'answered' : 'failed')
    })
  })
  const head = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\nuser-agent: Mozilla/5.0 (slow)\r\nconnection: close\r\n\r\n`
  const size = Math.ceil(head.length / pieces)
  for (let at = 0; at < head.length && !socket.destroyed; at += size) {
    socket.write(head.slice(at, at + size))
    await wait(sendMs / pieces)
  }
  isSent = true
  return over
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1])
  return answer.length - end - 4 === length
}
