/**
 * Admits requests to the desk: only from a browser on this machine, and only from the desk's own
 * pages.
 */

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * A `Host` other than this machine is another site, whose DNS entry points here; a foreign `Origin`
 * is a page of another site. Writes need a header that such a page cannot send without a preflight
 * request.
 *
 * @returns why the request is refused; undefined when it is not
 */
export function findRefusal(request: Request): string | undefined {
  const host = request.headers.get('host') ?? new URL(request.url).host
  const name = host.replace(/:\d+$/, '')
  if (!loopbackNames.has(name)) {
    return `The desk answers at localhost alone, not at "${host}".`
  }
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== `http://${host}` && origin !== `https://${host}`) {
    return `The desk does not answer pages of ${origin}.`
  }
  if (request.method === 'GET') return undefined
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin')
    return 'The desk is written from its own pages alone.'
  return request.headers.get(deskHeader) === null
    ? `Writes to the desk need the header "${deskHeader}".`
    : undefined
}

export const deskHeader = 'x-desk'
