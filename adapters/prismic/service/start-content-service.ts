import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { jsonAnswer } from './api-answers.ts'
import { createContentService } from './content-service.ts'
import { ConnectionCut } from './faults.ts'
import type { ContentService, ContentServiceOptions } from './content-service.ts'

export interface RunningContentService extends Omit<ContentService, 'handle'> {
  /** `http://127.0.0.1:<port>` */
  url: string
  /** What a client is given as its document API endpoint. */
  endpoint: string
  /** Ends open connections too. */
  close(): Promise<void>
}

/**
 * Starts the content service on a port of this machine; port 0 takes a free one.
 *
 * @throws ContentFolderInvalid, or the system's error when the port is taken
 */
export async function startContentService({
  port = 0,
  host = '127.0.0.1',
  ...options
}: ContentServiceOptions & { port?: number; host?: string }): Promise<RunningContentService> {
  let url = ''
  const service = createContentService({ origin: () => url, ...options })
  const server = createServer((incoming, outgoing) => {
    // It rejects when a fault drops the connection, or when the client has gone already.
    answer(incoming, outgoing, url, service).catch((error: unknown) => {
      if (!(error instanceof ConnectionCut)) return incoming.socket.destroy()
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 10_000 })
      return outgoing.write(error.part, () => incoming.socket.destroy())
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  url = `http://${host}:${(server.address() as AddressInfo).port}`

  const { faults, previews, requests, reload, changedIds, formerUids, writer } = service
  let closed: Promise<unknown> | undefined
  return {
    url,
    endpoint: `${url}/api/v2`,
    repository: service.repository,
    faults,
    previews,
    requests,
    reload,
    changedIds,
    formerUids,
    writer,
    async close() {
      if (!closed) {
        closed = Promise.all([once(server, 'close'), writer?.close()])
        server.close()
        server.closeAllConnections()
      }
      await closed
    },
  }
}

/** Of an uploaded file, with what is said of it. */
const MAX_BODY_BYTES = 200 * 1024 * 1024

function toHeaders({ headers }: IncomingMessage): Headers {
  const given = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) given.set(name, String(value))
  }
  return given
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  service: ContentService,
): Promise<void> {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  const target = `${origin}${incoming.url}`
  const { method = 'GET' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  if (Number(incoming.headers['content-length']) > MAX_BODY_BYTES) {
    outgoing.writeHead(413, { connection: 'close' }).end()
    return
  }
  const response = URL.canParse(target)
    ? await service.handle(
        new Request(target, {
          method,
          headers: toHeaders(incoming),
          signal: gone.signal,
          ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
        }),
      )
    : jsonAnswer({ message: 'Malformed address' }, 400)

  const body = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': body.byteLength,
  })
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}
