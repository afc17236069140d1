/**
 * A receiver of leads that processes each key once, like a CRM with idempotency keys, and records
 * what it did.
 */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Received {
  headers: IncomingHttpHeaders
  text: string
  body: { type: string; timestamp: string; data: { id: string; submission?: string } }
}

export interface LeadReceiver {
  url: string
  /** Every request whose body arrived, repeated ones too. */
  requests: Received[]
  /** Processed requests, one for each key. */
  done: Map<string, Received>
  /** Keys that two requests were open with at the same time. */
  overlaps: string[]
  /**
   * Sets the reaction to the next requests: answers with the status; `drop` ends the connection.
   */
  behave(how: {
    status?: number
    headers?: Record<string, string>
    delayMs?: () => number
    drop?: boolean
  }): void
  close(): Promise<void>
}

export async function startLeadReceiver(port = 0): Promise<LeadReceiver> {
  const requests: Received[] = []
  const done = new Map<string, Received>()
  const overlaps: string[] = []
  const open = new Map<string, ServerResponse>()
  let behaviour: Parameters<LeadReceiver['behave']>[0] = {}

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer)
    } catch {
      // A request cut off before its end does not count.
      return
    }
    const { status = 200, headers = {}, delayMs, drop = false } = behaviour
    if (drop) return void request.socket.destroy()
    const text = Buffer.concat(chunks).toString('utf8')
    const received = { headers: request.headers, text, body: JSON.parse(text) }
    requests.push(received)
    const key = String(request.headers['idempotency-key'])
    if (open.has(key)) overlaps.push(key)
    open.set(key, response)
    response.once('close', () => open.get(key) === response && open.delete(key))
    const isTaken = status >= 200 && status < 300
    if (isTaken && !done.has(key)) done.set(key, received)
    if (delayMs) await wait(delayMs())
    response.writeHead(status, headers).end('{}')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    requests,
    done,
    overlaps,
    behave: (how) => void (behaviour = how),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
