/**
 * Which pictures are made: only versions that the site's pages use, of its own files and of configured
 * hosts, each at the one address that pages use for it. So their number is limited.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listImageTransforms, type ImageConfig, type ImageTransform } from '#runtime'

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
  /** Names the bytes: another version of the file is another picture. */
  key: string
}

export class PictureRefused extends Error {
  readonly status: 400 | 404

  constructor(status: 400 | 404, message: string) {
    super(message)
    this.status = status
  }
}

/** @returns reads the query of a request; it rejects with PictureRefused, saying what is asked for instead */
export function createPictureRequests({
  images,
  imageHosts,
  mediaDirs,
  mediaPath,
}: PictureSources) {
  const versions = new Map(
    listImageTransforms(images).map((transform) => [toPictureQuery(transform), transform]),
  )

  /** A path of the media, its name in the one spelling pages have, or an address of the list. */
  function allowSource(url: string): string {
    if (/\.svgz?(?:[?#]|$)/i.test(url)) {
      throw new PictureRefused(400, 'Vector pictures are not converted.')
    }
    if (url.startsWith(`${mediaPath}/`) && isPlainPath(url)) return url.slice(mediaPath.length)
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

  /** Size and date of the first file of that name. */
  async function findVersion(path: string): Promise<string> {
    for (const folder of mediaDirs) {
      const found = await stat(join(folder, decodeURIComponent(path))).catch(() => undefined)
      if (found?.isFile()) return `${found.size}-${Math.round(found.mtimeMs)}`
    }
    throw new PictureRefused(404, 'There is no such picture.')
  }

  return async (query: string): Promise<PictureRequest> => {
    const [first = '', ...rest] = query.split('&')
    const url = new URLSearchParams(first).get('url')
    const transform = versions.get(rest.join('&'))
    if (url === null || !transform || new URLSearchParams({ url }).toString() !== first) {
      throw new PictureRefused(
        400,
        `Request a picture as pages do: with url and one of: ${[...versions.keys()].join(', ')}.`,
      )
    }
    const source = allowSource(url)
    // A picture on another site may change without notice: it is fetched again each day.
    const version = source.startsWith('/')
      ? await findVersion(source)
      : new Date().toISOString().slice(0, 10)
    return { source, transform, key: `${query} ${version}` }
  }
}

/** As pages write them (https://docs.netlify.com/build/image-cdn/overview/), `blur` being our own. */
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

/** Without empty, hidden or climbing names, and percent-encoded where and how an address must be. */
function isPlainPath(path: string): boolean {
  try {
    const decoded = decodeURI(path)
    const names = decoded.split('/').slice(1)
    const isSpeltPlainly = path === decoded || path === encodeURI(decoded)
    return isSpeltPlainly && names.every((name) => /^[^.\\%\p{Cc}][^\\%\p{Cc}]*$/u.test(name))
  } catch {
    return false
  }
}
