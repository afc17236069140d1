/**
 * Decides which pictures are made: only versions that the site's pages use, of its own files and of
 * configured hosts, each at the one address that pages use for it. So their number is limited.
 */
import {
  decodeFilePath,
  encodeFilePath,
  listImageTransforms,
  readLastingAddress,
  type ImageConfig,
  type ImageTransform,
} from '#runtime'
import { findMediaFile } from '../shared/find-media-file.ts'
import { findMediaFacts } from './media-files.ts'

export interface PictureSources {
  images: ImageConfig
  /** Hosts whose pictures the endpoint converts; hosts with their own image service are not included. */
  imageHosts: readonly string[]
  /** Folders behind `mediaPath`, the first that has a file wins. */
  mediaDirs: readonly string[]
  mediaPath: string
}

export interface PictureRequest {
  /** Path below the media, or an https address. */
  source: string
  transform: ImageTransform
  /**
   * Identifies the bytes, whatever the address says: another version of the file is another
   * picture.
   */
  key: string
  /** Version of the file that the address names. */
  named: string | undefined
  /** Version of the file and its bytes; undefined for foreign pictures and very large ones. */
  present: string | undefined
  /** Whether the file still matches the key. */
  isPresent(): boolean
}

/** Changes when conversion changes, so that stored pictures are made anew. */
const howConverted = 2

export class PictureRefused extends Error {
  readonly status: 400 | 404

  constructor(status: 400 | 404, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * @returns a reader of queries, which throws PictureRefused with the right request to make instead
 */
export function createPictureRequests({
  images,
  imageHosts,
  mediaDirs,
  mediaPath,
}: PictureSources) {
  const transforms = new Map(
    listImageTransforms(images).map((transform) => [toPictureQuery(transform), transform]),
  )

  /** Accepts a media path, spelled as in pages, or an address on an allowed host. */
  function allowSource(url: string): string {
    if (/\.svgz?(?:[?#]|$)/i.test(url)) {
      throw new PictureRefused(400, 'Vector pictures are not converted.')
    }
    if (url.startsWith(`${mediaPath}/`)) {
      const path = url.slice(mediaPath.length)
      const name = decodeFilePath(path)
      if (name !== undefined && encodeFilePath(name) === path) return path
    }
    const parsed = URL.canParse(url) ? new URL(url) : undefined
    const isAllowed =
      parsed?.protocol === 'https:' && imageHosts.includes(parsed.host) && parsed.href === url
    if (isAllowed) return url
    const hosts = imageHosts.join(', ') || 'none'
    throw new PictureRefused(
      400,
      `The parameter url must be a path under ${mediaPath}/ or an https address of: ${hosts}.`,
    )
  }

  /** The file's version; size and date for a file without one. */
  function findVersion(path: string): string {
    const version = findMediaFacts(mediaDirs, path)?.version
    if (version !== undefined) return version
    const found = findMediaFile(mediaDirs, path)
    if (!found) throw new PictureRefused(404, 'There is no such picture.')
    return `${found.stats.size}-${Math.round(found.stats.mtimeMs)}`
  }

  return (query: string): PictureRequest => {
    const [first = '', ...rest] = query.split('&')
    const url = new URLSearchParams(first).get('url')
    const transform = transforms.get(rest.join('&'))
    if (url === null || !transform || new URLSearchParams({ url }).toString() !== first) {
      throw new PictureRefused(
        400,
        `Request a picture as pages do: with url and one of: ${[...transforms.keys()].join(', ')}.`,
      )
    }
    const lasting = readLastingAddress(url)
    const source = allowSource(lasting ? mediaPath + lasting.path : url)
    const isOwn = source.startsWith('/')
    // A picture on another site may change without notice: it is fetched again each day.
    const version = isOwn ? findVersion(source) : new Date().toISOString().slice(0, 10)
    const findPresent = () => (isOwn ? findMediaFacts(mediaDirs, source)?.version : undefined)
    const present = findPresent()
    return {
      source,
      transform,
      key: `${source} ${rest.join('&')} ${version} ${howConverted}`,
      named: lasting?.version,
      present,
      isPresent: () => findPresent() === present,
    }
  }
}

/**
 * The query that pages write (https://docs.netlify.com/build/image-cdn/overview/); `blur` is our
 * own.
 */
export function toPictureQuery({
  width,
  height,
  fit,
  position,
  format,
  quality,
  blur,
}: ImageTransform): string {
  const parameters = { w: width, h: height, fit, position, fm: format, q: quality, blur }
  return Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}
