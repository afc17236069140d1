/**
 * The image endpoint of a self-hosted site, with the parameters of Netlify's Image CDN. Clients cannot
 * make it fetch or compute arbitrary things (OWASP ASVS V1.3.6, V5.2.6): it makes only the versions
 * that pages use, one picture at a time, keeps them on the disk, and rejects requests when its queue is
 * full.
 */
import { createIPX, ipxFSStorage, type IPXStorage } from 'ipx'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import sharp from 'sharp'
import { securityHeaders, type ImageTransform, type Logger } from '#runtime'
import {
  createPictureRequests,
  PictureRefused,
  type PictureRequest,
  type PictureSources,
} from './picture-request.ts'
import { createPictureStore } from './picture-store.ts'

export interface ImageEndpointOptions extends PictureSources {
  /** Where converted pictures are kept; in memory alone without it. */
  pictureDir?: string
  log?: Logger
  fetch?: typeof fetch
  /** One unless set: more would leave pages, files and compression without a core or a thread of the pool. */
  conversionsAtOnce?: number
  /** Gets how to read what operators look at. */
  watch?: (read: () => Promise<PictureFigures>) => void
}

export interface PictureFigures {
  /** Conversions that have not ended. */
  waiting: number
  /** Converted pictures on the disk. */
  kept: number
}

type Picture = Uint8Array<ArrayBuffer>

/** A conversion that somebody waits for. */
interface Flight {
  picture: Promise<Picture>
  waiting: number
  abandon: AbortController
}

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
}
const maxSourceBytes = 20_000_000
const fetchTimeout = 10_000
const memoryBytes = 32_000_000
const diskBytes = 512_000_000

/** What one visitor's largest page may ask for, a few times. */
const mostWaiting = 200

class QueueFull extends Error {}

export function createImageEndpoint(options: ImageEndpointOptions) {
  const { images, mediaDirs, pictureDir, log, conversionsAtOnce = 1 } = options
  // Of a picture, in threads: see above.
  sharp.concurrency(1)
  const ipx = createIPX({
    storage: ipxFSStorage({ dir: [...mediaDirs] }),
    httpStorage: createRemoteStorage(options),
    sharpOptions: { limitInputPixels: 50_000_000 },
  })
  const readRequest = createPictureRequests(options)
  const store = pictureDir === undefined ? undefined : createPictureStore(pictureDir, diskBytes)
  const kept = new LRUCache<string, Picture>({
    maxSize: memoryBytes,
    sizeCalculation: (body) => body.byteLength + 200,
  })
  const flying = new Map<string, Flight>()
  const queue = new PQueue({ concurrency: conversionsAtOnce })
  options.watch?.(async () => ({
    waiting: queue.size + queue.pending,
    kept: (await store?.count()) ?? 0,
  }))

  async function convert({ source, transform }: PictureRequest): Promise<Picture> {
    const { data } = await ipx(source, toModifiers(transform)).process()
    return new Uint8Array(typeof data === 'string' ? Buffer.from(data) : data)
  }

  async function makePicture(request: PictureRequest, signal: AbortSignal): Promise<Picture> {
    const stored = await store?.find(request.key)
    if (stored) return stored
    if (queue.size >= mostWaiting) throw new QueueFull()
    const picture = await queue.add(() => convert(request), { signal })
    await store?.keep(request.key, picture).catch((error: unknown) => {
      log?.warn('PICTURE_NOT_KEPT', { folder: pictureDir, message: String(error) })
    })
    return picture
  }

  function start(request: PictureRequest): Flight {
    const abandon = new AbortController()
    const picture = makePicture(request, abandon.signal)
    const flight: Flight = { picture, waiting: 0, abandon }
    flying.set(request.key, flight)
    void picture
      .then(
        (made) => void kept.set(request.key, made),
        () => {},
      )
      .finally(() => {
        if (flying.get(request.key) === flight) flying.delete(request.key)
      })
    return flight
  }

  /** A conversion that has not begun is dropped with the last visitor who waits for it. */
  async function findPicture(request: PictureRequest, gone: AbortSignal): Promise<Picture> {
    const known = kept.get(request.key)
    if (known) return known
    const current = flying.get(request.key)
    const flight = current && !current.abandon.signal.aborted ? current : start(request)
    flight.waiting++
    const leave = () => {
      if (--flight.waiting === 0) flight.abandon.abort()
    }
    gone.addEventListener('abort', leave, { once: true })
    try {
      return await flight.picture
    } finally {
      gone.removeEventListener('abort', leave)
    }
  }

  return async (request: Request): Promise<Response> => {
    try {
      const { search } = new URL(request.url)
      const picture = await readRequest(search.slice(1))
      const body = await findPicture(picture, request.signal)
      return new Response(request.method === 'HEAD' ? null : body, {
        headers: {
          ...securityHeaders,
          'content-type': types[images.format] ?? 'application/octet-stream',
          'content-length': String(body.byteLength),
          'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
        },
      })
    } catch (error) {
      if (error instanceof PictureRefused) return refuse(error.status, error.message)
      if (error instanceof QueueFull)
        return refuse(503, 'Too many pictures are waiting to be converted.')
      const status = (error as { statusCode?: number }).statusCode
      if (status === 404 || status === 403) return refuse(404, 'There is no such picture.')
      return refuse(502, 'The picture could not be read or converted.')
    }
  }
}

function toModifiers(transform: ImageTransform): Record<string, string> {
  return Object.fromEntries(
    Object.entries(transform)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
}

function refuse(status: 400 | 404 | 502 | 503, message: string): Response {
  const code = status === 400 ? 'ImageRequestInvalid' : 'ImageUnavailable'
  return Response.json(
    { error: { code, message } },
    {
      status,
      headers: {
        ...securityHeaders,
        'cache-control': 'no-store',
        ...(status === 503 ? { 'retry-after': '2' } : {}),
      },
    },
  )
}

/** Reads pictures of allowed hosts: no redirects, bounded in time and size. */
function createRemoteStorage({
  imageHosts,
  fetch: fetchRemote = fetch,
}: ImageEndpointOptions): IPXStorage {
  return {
    name: 'slicewright:remote',
    getMeta: () => ({}),
    async getData(id) {
      if (!imageHosts.includes(new URL(id).host)) return undefined
      const response = await fetchRemote(id, {
        redirect: 'error',
        signal: AbortSignal.timeout(fetchTimeout),
      })
      if (!response.ok) return undefined
      if (Number(response.headers.get('content-length')) > maxSourceBytes) {
        await response.body?.cancel()
        return undefined
      }
      return readBounded(response.body, maxSourceBytes)
    },
  }
}

/** A host need not say how long its answer is. @returns undefined once there is more than allowed */
async function readBounded(
  body: Response['body'],
  maxBytes: number,
): Promise<ArrayBuffer | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    // Leaving ends the connection.
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return new Blob(chunks).arrayBuffer()
}
