/** Pictures as files: each version of a picture has a path, which says what the endpoint would be asked for. */
import { listImageTransforms, type ImageSource, type ImageTransform } from '#runtime'
import { toPictureQuery } from './picture-request.ts'

/** Path below which they lie. */
export const filePictures = '/_images/'

/** Between the parts of an address that is on another host: no path of the site begins so. */
const remote = '~'

export function createFileImages({ hosts }: { hosts: readonly string[] }): ImageSource {
  return {
    accepts: (url) => {
      if (/[?#]/.test(url)) return false
      if (url.startsWith('/')) return !url.startsWith('//')
      return URL.canParse(url) && url.startsWith('https://') && hosts.includes(new URL(url).host)
    },
    build: toPath,
  }
}

/** `/_images/w-640_fm-webp_q-75/media/a.jpg.webp` */
function toPath(url: string, transform: ImageTransform): string {
  const version = toPictureQuery(transform).replaceAll('=', '-').replaceAll('&', '_')
  const place = url.startsWith('/') ? url : `/${remote}${url.slice('https://'.length)}`
  return `${filePictures}${version}${place}${toEnding(transform)}`
}

const toEnding = ({ format }: ImageTransform) => (format === undefined ? '' : `.${format}`)

/** @returns the query that the image endpoint is asked with; undefined for what is no such path */
export function toEndpointQuery(
  path: string,
  images: Parameters<typeof listImageTransforms>[0],
): string | undefined {
  for (const transform of listImageTransforms(images)) {
    const start = toPath('/', transform).slice(0, -toEnding(transform).length - 1)
    if (!path.startsWith(`${start}/`) || !path.endsWith(toEnding(transform))) continue
    const place = path.slice(start.length, path.length - toEnding(transform).length)
    const url = place.startsWith(`/${remote}`) ? `https://${place.slice(2)}` : place
    return `${new URLSearchParams({ url }).toString()}&${toPictureQuery(transform)}`
  }
  return undefined
}
