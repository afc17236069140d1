/** Serves pictures as files: each version has a path that encodes the endpoint's query. */
import { listImageTransforms, type ImageSource, type ImageTransform } from '#runtime'
import { toPictureQuery } from './picture-request.ts'

/** Path of all such files. */
export const filePictures = '/_images/'

/** Marks an address on another host: no path of the site begins with it. */
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

/** Like `/_images/w-640_fm-webp_q-75/media/a.jpg.webp`. */
function toPath(url: string, transform: ImageTransform): string {
  const version = toPictureQuery(transform).replaceAll('=', '-').replaceAll('&', '_')
  const place = url.startsWith('/') ? url : `/${remote}${url.slice('https://'.length)}`
  return `${filePictures}${version}${place}${toEnding(transform)}`
}

const toEnding = ({ format }: ImageTransform) => (format === undefined ? '' : `.${format}`)

/** @returns the query for the image endpoint; undefined for any other path */
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
