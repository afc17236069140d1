/**
 * Sends what the client asks of the vendor's hosts to the embedded service: the client believes that it talks to
 * `https://<repository>.cdn.prismic.io`, and behaves so.
 */
const { CLIENT_SUITE_SERVER: server } = process.env
const realFetch = globalThis.fetch

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  if (!url.hostname.endsWith('.prismic.io')) return realFetch(input, init)
  const headers = new Headers(init?.headers)
  headers.set('x-vendor-host', url.host)
  return realFetch(`${server}${url.pathname}${url.search}`, { ...init, headers })
}
