/** Who may use the desk: a browser on this machine, and in it only the desk's own pages. */

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * A name in `Host` that is not this machine's is another site's, led here by its DNS entry; a foreign
 * `Origin` is a page of another site. Writes carry a header that such a page cannot send without asking.
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
