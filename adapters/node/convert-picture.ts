/** Converts pictures. Loads native code, so it is imported when the first picture is needed. */
import { readFile } from 'node:fs/promises'
import sharp, { type FormatEnum } from 'sharp'
import type { ImageTransform } from '#runtime'
import { findMediaFile } from '../shared/find-media-file.ts'
import { mostPixels } from './picture-motion.ts'
import { PictureRefused, type PictureRequest, type PictureSources } from './picture-request.ts'

export type Picture = Uint8Array<ArrayBuffer>

/** @throws PictureRefused when there is no such picture, and errors of reading or converting */
export type Convert = (request: PictureRequest) => Promise<Picture>

export interface RemotePictures {
  fetch?: typeof fetch
}

type ConverterOptions = Pick<PictureSources, 'imageHosts' | 'mediaDirs'> & RemotePictures

const maxSourceBytes = 20_000_000
const fetchTimeout = 10_000

export function createConverter(options: ConverterOptions): Convert {
  // One thread per picture: more would take the cores that pages need.
  sharp.concurrency(1)
  return async ({ source, transform }) => {
    const original = await readSource(source, options)
    if (original === undefined) throw new PictureRefused(404, 'There is no such picture.')
    if (isVector(original)) throw new PictureRefused(400, 'Vector pictures are not converted.')
    if (!canMove(source, transform)) return convert(original, transform, false)
    return convert(original, transform, true).catch((error: unknown) => {
      if (!/pixel limit/.test(String(error))) throw error
      // Too many frames to convert: take the first only.
      return convert(original, transform, false)
    })
  }
}

/** Whether to keep all frames: in WebP, our only animated format, but not in a placeholder. */
function canMove(source: string, { format, blur }: ImageTransform): boolean {
  return format === 'webp' && blur === undefined && !/\.(?:jpe?g|png|tiff?)(?:[?#]|$)/i.test(source)
}

/** Whatever it is called: such a picture may name files and other hosts. */
function isVector(original: Uint8Array | ArrayBuffer): boolean {
  const start = Buffer.from(new Uint8Array(original).subarray(0, 4000)).toString('latin1')
  return /^(?:\x1f\x8b|(?:\xef\xbb\xbf)?\s*<(?:svg|.*<svg))/is.test(start)
}

async function convert(
  original: Uint8Array | ArrayBuffer,
  { width, height, fit, position, format, quality, blur }: ImageTransform,
  isAnimated: boolean,
): Promise<Picture> {
  const picture = sharp(original, {
    animated: isAnimated,
    limitInputPixels: mostPixels,
    // Cameras store photographs on their side, with the orientation.
    autoOrient: true,
  }).resize({
    width,
    withoutEnlargement: true,
    ...(height !== undefined && { height }),
    ...(fit && { fit }),
    ...(position !== undefined && { position }),
  })
  if (blur !== undefined) picture.blur(blur)
  if (isFormat(format)) picture.toFormat(format, quality === undefined ? {} : { quality })
  return new Uint8Array(await picture.toBuffer())
}

/** Sharp counts AVIF among HEIF. */
const isFormat = (name: string | undefined): name is keyof FormatEnum =>
  name !== undefined && (name === 'avif' || name in sharp.format)

/** @returns undefined when there is no such picture, or it is too large */
async function readSource(
  source: string,
  { mediaDirs, ...remote }: ConverterOptions,
): Promise<Uint8Array | ArrayBuffer | undefined> {
  if (!source.startsWith('/')) return fetchSource(source, remote)
  const found = findMediaFile(mediaDirs, source)
  return found && readFile(found.file)
}

/** Reads a picture of an allowed host: no redirects, bounded in time and size. */
async function fetchSource(
  address: string,
  { imageHosts, fetch: fetchRemote = fetch }: Omit<ConverterOptions, 'mediaDirs'>,
): Promise<ArrayBuffer | undefined> {
  if (!imageHosts.includes(new URL(address).host)) return undefined
  const response = await fetchRemote(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(fetchTimeout),
  })
  if (!response.ok) return undefined
  if (Number(response.headers.get('content-length')) > maxSourceBytes) {
    await response.body?.cancel()
    return undefined
  }
  return readBounded(response.body, maxSourceBytes)
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
