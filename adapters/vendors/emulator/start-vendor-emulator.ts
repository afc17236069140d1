/**
 * Stands in for every vendor, for development and tests: one server that answers for each under the
 * host `<id>.localhost` (for servers, which may not resolve that, under the path `/<id>/`), records
 * what it receives, and fails on demand. It forwards nothing.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { answers, type Answer } from './answers.ts'
import { answerControl } from './control.ts'
import { decodeBody } from './decode-body.ts'
import { createRooms, roomOf, type Rooms } from './rooms.ts'

export interface VendorEmulator {
  /** The value for `VENDOR_EMULATOR`. */
  url: string
  close(): Promise<void>
}

/** @param port - 0 for any free port */
export async function startVendorEmulator({ port }: { port: number }): Promise<VendorEmulator> {
  const rooms = createRooms()
  const server = createServer((request, response) => {
    handle(request, response, rooms).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, listening)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  rooms: Rooms,
): Promise<void> {
  const { host } = request.headers
  if (!isOfThisMachine(host)) {
    request.resume()
    return send(response, {
      status: 403,
      body: `The emulator answers at localhost alone, not at "${host}".`,
    })
  }
  const url = new URL(request.url ?? '/', `http://${host}`)
  const vendor = takeVendor(url)
  const body = await readBody(request)
  if (vendor === undefined) return send(response, answerControl(request, url, body, rooms))
  const headers = corsOf(request)
  if (request.method === 'OPTIONS') return send(response, { status: 204, headers })
  const room = rooms.get(roomOf(request.headers['user-agent']))
  room.record({
    vendor,
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: decodeBody(body, url.searchParams, request.headers['content-type']),
  })
  const { mode, status, delay } = room.modeOf(vendor, url.pathname)
  if (mode === 'absent') return void request.socket.destroy()
  if (mode === 'slow') await wait(delay)
  if (mode === 'failing') return send(response, { status, headers, body: 'failing on demand' })
  const answer = answers[vendor]!(url)
  send(response, { ...answer, headers: { ...answer.headers, ...headers } })
}

/**
 * Whether the host is this machine. Any other name may be a site whose DNS entry points here: its
 * pages could read what was sent, and control the vendors' answers.
 */
function isOfThisMachine(host: string | undefined): host is string {
  return /^(?:(?:[a-z-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host ?? '')
}

/** The vendor a request is for; removes its prefix from the path. */
function takeVendor(url: URL): string | undefined {
  const byHost = /^([a-z-]+)\.localhost$/.exec(url.hostname)?.[1]
  if (byHost !== undefined && Object.hasOwn(answers, byHost)) return byHost
  const [, byPath = ''] = url.pathname.split('/', 2)
  if (!Object.hasOwn(answers, byPath)) return undefined
  url.pathname = url.pathname.slice(byPath.length + 1) || '/'
  return byPath
}

function corsOf({ headers }: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'cache-control': 'no-store',
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, { status = 200, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, headers).end(body)
}
