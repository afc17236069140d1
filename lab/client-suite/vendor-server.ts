/** The vendor's hosts on one port of this machine; which of them is meant, the header `x-vendor-host` says. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { writePaths, type ContentService } from '../../adapters/prismic/service/index.ts'

/** What is behind the hosts. */
interface Vendor {
  readonly service: Pick<ContentService, 'handle'> | undefined
  /** Answers the stand-in for the vendor's own tools. */
  manage(name: string, argument: unknown): Promise<unknown>
}

/** Where the embedded service has what the vendor has on hosts of their own. */
const writeHosts: Record<string, string> = {
  'asset-api.prismic.io': writePaths.assets,
  'migration.prismic.io': writePaths.migration,
}

/** What the suite takes for a picture of another repository. */
const foreignPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4AWNgAAAAAgABc3UBGAAAAABJRU5ErkJggg==',
  'base64',
)

export async function startVendorServer(repository: Vendor) {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, repository)
      .catch((error: unknown) => Response.json({ message: String(error) }, { status: 500 }))
      .then((response) => send(response, outgoing))
      .catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(incoming: IncomingMessage, repository: Vendor): Promise<Response> {
  const { url: path = '/', method = 'GET', headers } = incoming
  const body = await buffer(incoming)
  const [, managed] = /^\/manage\/(\w+)$/.exec(path) ?? []
  if (managed !== undefined) {
    return Response.json((await repository.manage(managed, JSON.parse(String(body)))) ?? null)
  }
  const host = String(headers['x-vendor-host'])
  if (host === 'images.prismic.io') {
    return new Response(foreignPicture, { headers: { 'content-type': 'image/png' } })
  }
  const given = new Headers()
  for (const [name, value] of Object.entries(headers)) given.set(name, String(value))
  const request = new Request(`https://${host}${writeHosts[host] ?? ''}${path}`, {
    method,
    headers: given,
    ...(body.length > 0 ? { body } : {}),
  })
  return (await repository.service?.handle(request)) ?? new Response(null, { status: 503 })
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  // A connection that is used again waits for a timer, and the suite stops the clock.
  const headers = { ...Object.fromEntries(response.headers), connection: 'close' }
  outgoing.writeHead(response.status, headers)
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
