/** Self-hosting: the shared fetch handler behind an HTTP server, with files and pictures beside it. */
import type { Server as HttpServer } from 'node:http'
import { serve, type Server } from 'srvx'
import { answerFirst, answerKeptPages } from './answer-first.ts'
import { refuseRequest } from './check-request.ts'
import { closeTimeoutMs, createDrain, type Drain } from './drain.ts'
import { dropRests } from './drop-rest.ts'
import { findAddress, toVisitor, type FunctionEndpoint } from './functions.ts'
import { imageEndpointPath } from './paths.ts'
import { createImageEndpoint, type ImageEndpointOptions } from './image-endpoint.ts'
import { markResponse, NodeResponse, serveRequest, toRequestId } from './request-context.ts'
import { traceRequest, type RequestTracing } from './trace-request.ts'
import { createBuildFiles, serveMediaFiles } from './static-files.ts'
import {
  functionsPath,
  logRequest,
  readRegion,
  securityHeaders,
  siteError,
  type ErrorEntry,
  type Handler,
  type Logger,
  type Platform,
} from '#runtime'
import { toReason } from '#runtime/errors'

export interface NodeServerOptions extends ImageEndpointOptions {
  handler: Handler
  port: number
  hostname?: string
  /** `dist/client`. */
  clientDir: string
  /** Header in which a trusted proxy passes the visitor's country. */
  countryHeader?: string
  /** Countries of the site's own in which visitors are asked for consent. */
  consentCountries?: readonly string[] | undefined
  /**
   * Header in which a trusted proxy passes the visitor's address; by default the socket's is used.
   */
  addressHeader?: string
  /** Answers `/.netlify/functions/<name>`; without it there are none. */
  functions?: FunctionEndpoint
  /** Header in which a trusted proxy passes each request's id; random by default. */
  requestIdHeader?: string
  /** Logs a line for every answer, once it is ready to be sent. */
  log?: Logger
  /** Without it nothing is traced. */
  tracing?: RequestTracing | undefined
}

export interface RunningServer {
  url: string
  /** Takes no new requests, and resolves when the open ones are answered. */
  close(): Promise<void>
  drain: Drain
}

export const PortTaken = {
  code: 'PortTaken',
  kind: 'outage',
  title: 'Port taken',
  message: (port: number) => `Port ${port} is used by another program.`,
  hint: 'Stop that program, or choose another port: PORT=3001 npm start',
} satisfies ErrorEntry<[port: number]>

/** @throws SiteError PortTaken */
export async function startNodeServer(options: NodeServerOptions): Promise<RunningServer> {
  const {
    handler,
    port,
    hostname,
    countryHeader,
    consentCountries,
    requestIdHeader,
    mediaPath,
    log,
    functions,
  } = options
  const { tracing } = options
  const buildFiles = createBuildFiles(options.clientDir)
  const mediaFiles = serveMediaFiles(options.mediaDirs, mediaPath)
  const images = createImageEndpoint(options)

  const answerPath = (request: Request, path: string, platform: Platform) => {
    const answer = () => handler(request, platform)
    if (request.method === 'POST' && !path.startsWith(functionsPath)) return answer()
    if (path === imageEndpointPath) return images(request)
    const file = mediaFiles(request, path, answer)
    if (file) return file
    // Pages have no dot in their last segment, so they never touch the disk.
    if (isFilePath(path)) return buildFiles(request, path, answer)
    if (functions && path.startsWith(functionsPath)) {
      return functions(request, path, toVisitor(platform))
    }
    return answer()
  }

  /** Pages handle their own failures; failures of files and pictures are handled here. */
  const answerOrFail = async (request: Request, path: string, platform: Platform) => {
    try {
      return refuseRequest(request, path) ?? (await answerPath(request, path, platform))
    } catch (error) {
      log?.error('UNHANDLED_ERROR', {
        path,
        message: toReason(error),
        stack: error instanceof Error ? error.stack : undefined,
      })
      return new NodeResponse(null, {
        status: 500,
        headers: { ...securityHeaders, 'cache-control': 'no-store' },
      })
    }
  }

  const fetch = async (request: Request): Promise<Response> => {
    const started = performance.now()
    const path = pathOf(request.url)
    const country = countryHeader && request.headers.get(countryHeader)
    const address = findAddress(request, options.addressHeader)
    const platform: Platform = {
      notes: {},
      ...(country && { country }),
      ...(address && { address }),
    }
    const id = toRequestId(request.headers, requestIdHeader)
    const { eu, gpc } = readRegion(request.headers, country || undefined, consentCountries)
    const answer = async () => {
      const response = await answerOrFail(request, path, platform)
      const bytes = markResponse(response, id)
      if (log) {
        logRequest(log, {
          method: request.method,
          path,
          status: response.status,
          ms: performance.now() - started,
          ...(bytes !== undefined && { bytes }),
          ...platform.notes,
        })
      }
      return response
    }
    return serveRequest({ id, isToBeAsked: eu && !gpc }, () =>
      tracing ? traceRequest(tracing, request, path, answer) : answer(),
    )
  }

  const server = serve({
    fetch,
    port,
    ...(hostname ? { hostname } : {}),
    silent: true,
    node: listening,
    manual: true,
    // The caller that starts the server handles the signals.
    gracefulShutdown: false,
  })
  const httpServer = server.node!.server as HttpServer
  dropRests(httpServer)
  const { findKept } = handler
  // A trace includes every answer, so it rules out the shortcut.
  if (findKept && !tracing) {
    const kept = {
      findKept,
      mediaPath,
      countryHeader,
      consentCountries,
      requestIdHeader,
      log,
    }
    answerFirst(httpServer, answerKeptPages(kept))
  }
  await listen(server, port)
  const drain = createDrain(httpServer)
  return { url: toUrl(server, hostname), close: () => closeServer(server), drain }
}

/** Milliseconds for a client to send a request: its head, then all of it. */
const listening = {
  // Processes of a cluster take turns at one port.
  exclusive: false,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
}

async function closeServer(server: Server): Promise<void> {
  const timer = setTimeout(() => void server.close(true), closeTimeoutMs)
  await server.close()
  clearTimeout(timer)
}

/** The server's URL. Without a host name it listens on every address, including localhost. */
function toUrl({ url }: Server, hostname: string | undefined): string {
  const address = new URL(url!)
  if (hostname === undefined) address.hostname = 'localhost'
  return address.origin
}

async function listen(server: Server, port: number): Promise<void> {
  try {
    await server.serve()
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw isTaken ? siteError(PortTaken, [port], { cause: error }) : error
  }
}

function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const end = url.indexOf('?', start)
  return url.slice(start, end < 0 ? undefined : end)
}

function isFilePath(path: string): boolean {
  const dot = path.lastIndexOf('.')
  return dot > path.lastIndexOf('/') && !path.endsWith('/_payload.json')
}
