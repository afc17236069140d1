/** Serves `/metrics` on a separate port, which the site never exposes. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ErrorEntry } from '#runtime'
import { siteError, toReason } from '#runtime/errors'

export interface MetricsServerOptions {
  port: number
  host: string
  /** All metrics in Prometheus' text format. */
  read(): Promise<string>
}

export interface MetricsServer {
  url: string
  close(): Promise<void>
}

export const MetricsPortUnusable = {
  code: 'MetricsPortUnusable',
  kind: 'outage',
  title: 'Port of the metrics unusable',
  message: (host: string, port: number, reason: string) =>
    `/metrics cannot listen on ${host}, port ${port}: ${reason}.`,
  hint: 'Choose another METRICS_PORT or METRICS_HOST, or unset METRICS_PORT to switch metrics off.',
} satisfies ErrorEntry<[host: string, port: number, reason: string]>

/** @throws SiteError MetricsPortUnusable */
export async function startMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  const { port, host, read } = options
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Only GET /metrics is here.\n')
      return
    }
    read().then(
      (text) =>
        response
          .writeHead(200, {
            'content-type': 'text/plain; version=0.0.4; charset=utf-8',
            'cache-control': 'no-store',
          })
          .end(text),
      (error: unknown) =>
        response.writeHead(500, { 'content-type': 'text/plain' }).end(`${toReason(error)}\n`),
    )
  })
  // The process ends with the site, even while connections are open here.
  server.unref()
  await listen(server, port, host)
  const { port: taken } = server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${taken}/metrics`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'another program uses it' : toReason(error)
      reject(siteError(MetricsPortUnusable, [host, port, reason], { cause: error }))
    })
    server.listen(port, host, resolve)
  })
}
