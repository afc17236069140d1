/** A test's own server on a free port, for code that talks over HTTP. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestServer {
  url: string
  /** Requests in order of arrival. */
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
  /** Gets each request; nothing is answered unless it does. */
  answer: (response: ServerResponse, at: number) => void
  close(): Promise<void>
}

export async function startHttp(answer: TestServer['answer'] = () => {}): Promise<TestServer> {
  const test: Omit<TestServer, 'url' | 'close'> = { requests: [], answer }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method = '', url = '', headers } = request
    test.answer(response, test.requests.push({ method, url, headers, body }) - 1)
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  return Object.assign(test, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  })
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
