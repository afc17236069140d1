import type { ImageSource, ImageTransform } from '#runtime'

/**
 * Address of the image endpoint, served by Netlify's Image CDN there and by adapters/node
 * elsewhere.
 */
export const imageEndpoint = '/.netlify/images'

/**
 * Serves pictures through the image endpoint: the site's own, and those of hosts that the endpoint
 * allows. Parameters are those of Netlify's Image CDN; `blur` is the self-hosted endpoint's.
 */
export function createNetlifyImages({ hosts }: { hosts: readonly string[] }): ImageSource {
  return {
    accepts: (url) => (url.startsWith('/') ? !url.startsWith('//') : hosts.includes(hostOf(url))),
    build: (url, transform) => `${imageEndpoint}?${toQuery(url, transform)}`,
  }
}

function toQuery(url: string, transform: ImageTransform): string {
  const { width, height, fit, position, format, quality, blur } = transform
  const parameters = { url, w: width, h: height, fit, position, fm: format, q: quality, blur }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.toString()
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
