/**
 * The image endpoint of a self-hosted site, with the parameters of Netlify's Image CDN. Sizes are
 * those of a fixed ladder, hosts an exact list, so nobody can make it fetch or compute at will
 * (OWASP ASVS V1.3.6, V5.2.6).
 */
import { createIPX, ipxFSStorage, type IPXStorage } from 'ipx'
import { LRUCache } from 'lru-cache'
import { securityHeaders, type ImageConfig } from '#runtime'

export interface ImageEndpointOptions {
  images: ImageConfig
  /** Folders behind `mediaPath`, the first that has a file wins. */
  mediaDirs: readonly string[]
  mediaPath: string
  fetch?: typeof fetch
}

interface Picture {
  body: Uint8Array<ArrayBuffer>
  type: string
}

interface PictureRequest {
  id: string
  modifiers: Record<string, string>
}

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
}
const fits = ['contain', 'cover', 'fill']
const positions = ['top', 'right', 'bottom', 'left', 'center']
const maxSourceBytes = 20_000_000
const fetchTimeout = 10_000

class BadImageRequest extends Error {}

export function createImageEndpoint(options: ImageEndpointOptions) {
  const ipx = createIPX({
    storage: ipxFSStorage({ dir: [...options.mediaDirs] }),
    httpStorage: createRemoteStorage(options),
    sharpOptions: { limitInputPixels: 50_000_000 },
  })
  const kept = new LRUCache<string, Picture>({
    maxSize: 64_000_000,
    sizeCalculation: ({ body }) => body.byteLength + 200,
  })
  const flying = new Map<string, Promise<Picture>>()

  async function makePicture({ id, modifiers }: PictureRequest): Promise<Picture> {
    const { data, format } = await ipx(id, modifiers).process()
    const body = new Uint8Array(typeof data === 'string' ? Buffer.from(data) : data)
    return { body, type: types[format ?? ''] ?? 'application/octet-stream' }
  }

  function findPicture(request: PictureRequest): Promise<Picture> {
    const key = JSON.stringify(request)
    const known = kept.get(key)
    if (known) return Promise.resolve(known)
    let flight = flying.get(key)
    if (!flight) {
      flight = makePicture(request)
        .then((picture) => {
          kept.set(key, picture)
          return picture
        })
        .finally(() => flying.delete(key))
      flying.set(key, flight)
    }
    return flight
  }

  return async (request: Request): Promise<Response> => {
    try {
      const { body, type } = await findPicture(
        parseImageRequest(new URL(request.url).searchParams, options),
      )
      return new Response(request.method === 'HEAD' ? null : body, {
        headers: {
          ...securityHeaders,
          'content-type': type,
          'content-length': String(body.byteLength),
          'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
          'content-security-policy': "default-src 'none'",
        },
      })
    } catch (error) {
      if (error instanceof BadImageRequest) return refuse(400, error.message)
      const status = (error as { statusCode?: number }).statusCode
      if (status === 404 || status === 403) return refuse(404, 'There is no such picture.')
      return refuse(502, 'The picture could not be read or converted.')
    }
  }
}

function refuse(status: number, message: string): Response {
  const error = { code: status === 400 ? 'ImageRequestInvalid' : 'ImageUnavailable', message }
  return Response.json(
    { error },
    { status, headers: { ...securityHeaders, 'cache-control': 'no-store' } },
  )
}

/** @throws BadImageRequest naming the parameter and what it may be */
function parseImageRequest(query: URLSearchParams, options: ImageEndpointOptions): PictureRequest {
  const { images } = options
  const ladder = new Set([...images.widths, images.placeholder.width, images.placeholder.height])
  const modifiers: Record<string, string> = {}
  const read = (
    name: string,
    modifier: string,
    isAllowed: (value: string) => boolean,
    allowed: string,
  ) => {
    const value = query.get(name)
    if (value === null) return
    if (!isAllowed(value)) throw new BadImageRequest(`The parameter ${name} must be ${allowed}.`)
    modifiers[modifier] = value
  }
  // By its text: 640.0 and 6.4e2 would be further pictures to make and to keep.
  const onLadder = (value: string) => ladder.has(Number(value)) && isPlainNumber(value)
  read('w', 'width', onLadder, `one of ${[...ladder].join(', ')}`)
  read('h', 'height', onLadder, `one of ${[...ladder].join(', ')}`)
  read('fit', 'fit', (value) => fits.includes(value), `one of ${fits.join(', ')}`)
  read(
    'position',
    'position',
    (value) => positions.includes(value),
    `one of ${positions.join(', ')}`,
  )
  read(
    'fm',
    'format',
    (value) => Object.hasOwn(types, value),
    `one of ${Object.keys(types).join(', ')}`,
  )
  read(
    'q',
    'quality',
    (value) => isPlainNumber(value) && Number(value) % 5 === 0 && Number(value) <= 100,
    'a multiple of 5 up to 100',
  )
  read(
    'blur',
    'blur',
    (value) => value === String(images.placeholder.blur),
    `${images.placeholder.blur}`,
  )
  if (modifiers.width === undefined && modifiers.height === undefined) {
    throw new BadImageRequest('The parameter w or h is needed.')
  }
  return { id: allowSource(query.get('url') ?? '', options), modifiers }
}

function isPlainNumber(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value)
}

function allowSource(url: string, { mediaPath, images }: ImageEndpointOptions): string {
  if (/\.svgz?(?:[?#]|$)/i.test(url))
    throw new BadImageRequest('Vector pictures are not converted.')
  if (url.startsWith(`${mediaPath}/`) && !url.includes('..')) return url.slice(mediaPath.length)
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const isAllowed =
    parsed?.protocol === 'https:' && images.hosts.includes(parsed.host) && !parsed.username
  if (!isAllowed) {
    const hosts = images.hosts.join(', ') || 'none'
    throw new BadImageRequest(
      `The parameter url must be a path under ${mediaPath}/ or an https address of: ${hosts}.`,
    )
  }
  return parsed.href
}

/** Reads pictures of allowed hosts: no redirects, bounded in time and size. */
function createRemoteStorage({
  images,
  fetch: fetchRemote = fetch,
}: ImageEndpointOptions): IPXStorage {
  return {
    name: 'slicewright:remote',
    getMeta: () => ({}),
    async getData(id) {
      if (!images.hosts.includes(new URL(id).host)) return undefined
      const response = await fetchRemote(id, {
        redirect: 'error',
        signal: AbortSignal.timeout(fetchTimeout),
      })
      if (!response.ok) return undefined
      const length = Number(response.headers.get('content-length') ?? 0)
      if (length > maxSourceBytes) return undefined
      const data = await response.arrayBuffer()
      return data.byteLength > maxSourceBytes ? undefined : data
    },
  }
}
