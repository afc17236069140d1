/**
 * The image endpoint of a self-hosted site, with the parameters of Netlify's Image CDN. Clients cannot
 * make it fetch or compute arbitrary things (OWASP ASVS V1.3.6, V5.2.6): it makes only the versions
 * that pages use, one picture at a time, keeps them on the disk, and rejects requests when its queue is
 * full.
 */
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { securityHeaders, toMediaLifetime, type Logger } from '#runtime'
import type { Convert, Picture, RemotePictures } from './convert-picture.ts'
import {
  createPictureRequests,
  PictureRefused,
  type PictureRequest,
  type PictureSources,
} from './picture-request.ts'
import { createPictureStore } from './picture-store.ts'

export interface ImageEndpointOptions extends PictureSources, RemotePictures {
  /** Folder of converted pictures; without it they are kept in memory only. */
  pictureDir?: string
  log?: Logger
  /**
   * One by default: more would leave pages, files and compression without a core or a pool thread.
   */
  conversionsAtOnce?: number
  /** Receives a reader of the figures for operators. */
  watch?: (read: () => Promise<PictureFigures>) => void
}

export interface PictureFigures {
  /** Conversions that have not ended. */
  waiting: number
  /** Converted pictures on the disk. */
  kept: number
}

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
const memoryBytes = 32_000_000
const diskBytes = 512_000_000

/** A few times the pictures of the largest page. */
const mostWaiting = 200

/** For addresses without a version, which stay the same when the file changes. */
const aDay = 'public, max-age=86400, stale-while-revalidate=604800'

class QueueFull extends Error {}
class FileReplaced extends Error {}

/**
 * Loads the converter, which takes as long as all pages together, so a server starts without it.
 * @throws the error of `sharp` where it has no binary for this machine
 */
export const loadConverter = () => import('./convert-picture.ts')

export function createImageEndpoint(options: ImageEndpointOptions) {
  const { images, pictureDir, log, conversionsAtOnce = 1 } = options
  let converter: Promise<Convert> | undefined
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

  async function convert(request: PictureRequest): Promise<Picture> {
    converter ??= loadConverter().then(({ createConverter }) => createConverter(options))
    return (await converter)(request)
  }

  async function makePicture(request: PictureRequest, signal: AbortSignal): Promise<Picture> {
    const stored = await store?.find(request.key)
    if (stored) return stored
    if (queue.size >= mostWaiting) throw new QueueFull()
    const picture = await queue.add(() => convert(request), { signal })
    // The file may have been replaced while it was read, and does not match the key.
    if (!request.isPresent()) throw new FileReplaced()
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

  /** Drops a conversion that has not begun when the last visitor waiting for it leaves. */
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

  async function findPresentPicture(
    query: string,
    gone: AbortSignal,
    triesLeft = 2,
  ): Promise<{ picture: PictureRequest; body: Picture }> {
    const picture = readRequest(query)
    try {
      return { picture, body: await findPicture(picture, gone) }
    } catch (error) {
      if (!(error instanceof FileReplaced) || triesLeft === 0) throw error
      return findPresentPicture(query, gone, triesLeft - 1)
    }
  }

  return async (request: Request): Promise<Response> => {
    const { search, searchParams } = new URL(request.url)
    try {
      const { picture, body } = await findPresentPicture(search.slice(1), request.signal)
      return new Response(request.method === 'HEAD' ? null : body, {
        headers: {
          ...securityHeaders,
          'content-type': types[images.format] ?? 'application/octet-stream',
          'content-length': String(body.byteLength),
          'cache-control': toMediaLifetime(picture.named, picture.present, aDay),
        },
      })
    } catch (error) {
      if (error instanceof PictureRefused) return refuse(error.status, error.message)
      if (error instanceof QueueFull)
        return refuse(503, 'Too many pictures are waiting to be converted.')
      // The visitor has left, and nothing failed.
      if (!request.signal.aborted)
        log?.warn('PICTURE_NOT_MADE', { path: searchParams.get('url'), message: String(error) })
      return refuse(502, 'The picture could not be read or converted.')
    }
  }
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
