/** The keys of kept answers. A key is a text, since caches of several machines share it. */

/** @param address - the path, with the part of the query by which its page may differ */
export function toPageKey(kind: 'page' | 'payload', address: string): string {
  return `${kind} ${address}`
}

/** The key of the page that one variant's visitors are shown in place of that of `key`. */
export function toVariantKey(key: string, experiment: string, variant: string): string {
  return `${key} ${experiment}=${variant}`
}

/**
 * One key for all addresses of a language and layout that lead nowhere: their number is unlimited.
 */
export function toNotFoundKey(locale: string, layout: string | undefined): string {
  return `404 ${locale} ${layout ?? ''}`
}

/** @param origin - origin of the addresses in it */
export function toResourceKey(path: string, origin: string): string {
  return `${resource} ${path} ${origin}`
}

const resource = 'resource'

export function isOfResource(key: string): boolean {
  return key.startsWith(`${resource} `)
}

/**
 * Path and query under which a browser requests it, a variant's as its page's; undefined for an
 * entry without an address of its own.
 */
export function findAddress(key: string): string | undefined {
  const [kind, address = ''] = key.split(' ', 2)
  if (kind === 'page' || kind === resource) return address
  if (kind !== 'payload') return undefined
  const [path = '', ...query] = address.split('?')
  const search = query.length > 0 ? `?${query.join('?')}` : ''
  return `${path === '/' ? '' : path}/_payload.json${search}`
}
