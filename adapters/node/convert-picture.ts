/** Converts pictures. Loads native code, so it is imported when the first picture is needed. */
import { createIPX, ipxFSStorage, type IPXStorage } from 'ipx'
import sharp from 'sharp'
import type { ImageTransform } from '#runtime'
import type { PictureRequest, PictureSources } from './picture-request.ts'

export type Picture = Uint8Array<ArrayBuffer>

/** @throws errors of reading or converting, with a `statusCode` if there is no such picture */
export type Convert = (request: PictureRequest) => Promise<Picture>

export interface RemotePictures {
  fetch?: typeof fetch
}

type ConverterOptions = Pick<PictureSources, 'imageHosts' | 'mediaDirs'> & RemotePictures

const maxSourceBytes = 20_000_000
/** Pixels of all frames together. */
const limitInputPixels = 50_000_000
const fetchTimeout = 10_000

export function createConverter(options: ConverterOptions): Convert {
  // One thread per picture: more would take the cores that pages need.
  sharp.concurrency(1)
  const ipx = createIPX({
    storage: ipxFSStorage({ dir: [...options.mediaDirs] }),
    httpStorage: createRemoteStorage(options),
    // Cameras store photographs on their side, with the orientation.
    sharpOptions: { limitInputPixels, autoOrient: true },
  })
  return async ({ source, transform }) => {
    const still = toModifiers(transform)
    const convert = async (modifiers: Record<string, string>) =>
      (await ipx(source, modifiers).process()).data
    const data = canMove(source, transform)
      ? await convert({ ...still, animated: '' }).catch((error: unknown) => {
          if (!/pixel limit/.test(String(error))) throw error
          // Too many frames to convert: take the first only.
          return convert(still)
        })
      : await convert(still)
    return new Uint8Array(typeof data === 'string' ? Buffer.from(data) : data)
  }
}

/** Whether to keep all frames: in WebP, our only animated format, but not in a placeholder. */
function canMove(source: string, { format, blur }: ImageTransform): boolean {
  return format === 'webp' && blur === undefined && !/\.(?:jpe?g|png|tiff?)(?:[?#]|$)/i.test(source)
}

function toModifiers(transform: ImageTransform): Record<string, string> {
  return Object.fromEntries(
    Object.entries(transform)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
}

/** Reads pictures of allowed hosts: no redirects, bounded in time and size. */
function createRemoteStorage({
  imageHosts,
  fetch: fetchRemote = fetch,
}: ConverterOptions): IPXStorage {
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

/** Counts bytes, since a host need not send a length. @returns undefined once there are too many */
async function readBounded(
  body: Response['body'],
  maxBytes: number,
): Promise<ArrayBuffer | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    // Returning closes the connection.
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return new Blob(chunks).arrayBuffer()
}
