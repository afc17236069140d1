/** Self-hosting: the shared fetch handler behind an HTTP server, with files and pictures beside it. */
import { FastResponse, serve, type Server } from 'srvx'
import { imageEndpointPath } from './paths.ts'
import { createImageEndpoint, type ImageEndpointOptions } from './image-endpoint.ts'
import { createBuildFiles, createMediaFiles } from './static-files.ts'
import { siteError, type ErrorEntry, type Handler } from '#runtime'

export interface NodeServerOptions extends ImageEndpointOptions {
  handler: Handler
  port: number
  hostname?: string
  /** `dist/client`. */
  clientDir: string
  /** Header in which a trusted proxy tells the visitor's country. */
  countryHeader?: string
}

export interface RunningServer {
  url: string
  /** Takes no new requests, and resolves when the open ones are answered. */
  close(): Promise<void>
}

export const PortTaken = {
  code: 'PortTaken',
  kind: 'outage',
  title: 'Port taken',
  message: (port: number) => `Port ${port} is used by another program.`,
  hint: 'Stop that program, or choose another port: PORT=3001 npm start',
} satisfies ErrorEntry<[port: number]>

/** Node's Response is a stream; srvx's hands the bytes over as they are. */
export const NodeResponse = FastResponse as unknown as typeof Response

/** @throws SiteError PortTaken */
export async function startNodeServer(options: NodeServerOptions): Promise<RunningServer> {
  const { handler, port, hostname, countryHeader, mediaPath } = options
  const buildFiles = createBuildFiles(options.clientDir)
  const mediaFiles = createMediaFiles(options.mediaDirs, mediaPath)
  const images = createImageEndpoint(options)

  const fetch = async (request: Request): Promise<Response> => {
    const path = pathOf(request.url)
    const country = countryHeader && request.headers.get(countryHeader)
    const answer = () => handler(request, country ? { country } : {})
    if (path === imageEndpointPath) return images(request)
    if (path.startsWith(`${mediaPath}/`)) return mediaFiles(request, path, answer)
    // Pages have no dot in their last segment, so they never touch the disk.
    if (isFilePath(path)) return buildFiles(request, path, answer)
    return answer()
  }

  const server = serve({
    fetch,
    port,
    ...(hostname ? { hostname } : {}),
    silent: true,
    manual: true,
    // Who starts the server hears the signals.
    gracefulShutdown: false,
  })
  await listen(server, port)
  return { url: toUrl(server, hostname), close: () => closeServer(server) }
}

/** How long an answer may take to its end when the server stops, in ms. */
const patience = 10_000

async function closeServer(server: Server): Promise<void> {
  const timer = setTimeout(() => void server.close(true), patience)
  await server.close()
  clearTimeout(timer)
}

/** Without a host name it listens on every address; people and browsers know one as localhost. */
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
