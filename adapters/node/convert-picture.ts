/** One version of a picture. Loads native code: imported where a picture is first wanted. */
import { createIPX, ipxFSStorage, type IPXStorage } from 'ipx'
import sharp from 'sharp'
import type { ImageTransform } from '#runtime'
import type { PictureRequest, PictureSources } from './picture-request.ts'

export type Picture = Uint8Array<ArrayBuffer>

/** @throws what reading or converting throws, with a `statusCode` where there is no such picture */
export type Convert = (request: PictureRequest) => Promise<Picture>

export interface RemotePictures {
  fetch?: typeof fetch
}

type ConverterOptions = Pick<PictureSources, 'imageHosts' | 'mediaDirs'> & RemotePictures

const maxSourceBytes = 20_000_000
/** Of all frames together. */
const limitInputPixels = 50_000_000
const fetchTimeout = 10_000

export function createConverter(options: ConverterOptions): Convert {
  // Threads of one picture: others would take the cores of pages.
  sharp.concurrency(1)
  const ipx = createIPX({
    storage: ipxFSStorage({ dir: [...options.mediaDirs] }),
    httpStorage: createRemoteStorage(options),
    // Cameras store photographs on their side, and say so.
    sharpOptions: { limitInputPixels, autoOrient: true },
  })
  return async ({ source, transform }) => {
    const still = toModifiers(transform)
    const convert = async (modifiers: Record<string, string>) =>
      (await ipx(source, modifiers).process()).data
    const data = canMove(source, transform)
      ? await convert({ ...still, animated: '' }).catch((error: unknown) => {
          if (!/pixel limit/.test(String(error))) throw error
          // More frames than are converted at once: the first alone.
          return convert(still)
        })
      : await convert(still)
    return new Uint8Array(typeof data === 'string' ? Buffer.from(data) : data)
  }
}

/** All frames, in the one format of ours that has several; of what stands in for it while it loads, one. */
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
