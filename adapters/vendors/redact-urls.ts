/** What vendors are told of addresses: where a visitor is, never what a query says of who it is. */

/** Campaign parameters, and those of lists: they say nothing of a person. */
const harmless = /^(utm_\w+|page|topic|type|category|region|integration)$/

/** Every text of a value that is an address, without values that may be personal. The value stays as it is. */
export function redactUrls<T>(value: T): T {
  if (typeof value === 'string') return redactUrl(value) as T
  if (Array.isArray(value)) return value.map(redactUrls) as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, redactUrls(inner)])
  return Object.fromEntries(entries) as T
}

/**
 * Names of parameters stay, so that addresses remain comparable; a fragment that holds values, and
 * user names, go. What is no address is given back as it is.
 */
export function redactUrl(text: string): string {
  if (!/^(https?:\/)?\/\S*[?#@]/.test(text)) return text
  const [, rest = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(text)!
  const [path = '', query] = rest.split(/\?(.*)/s)
  const place = path.replace(/^(https?:\/\/)[^/]*@/, '$1')
  const kept = query === undefined ? '' : `?${redactQuery(query)}`
  return place + kept + (fragment.includes('=') ? '' : fragment)
}

function redactQuery(query: string): string {
  const parts = query.split('&').map((part) => {
    const [name = '', value] = part.split('=', 2)
    return value === undefined || harmless.test(name) ? part : `${name}=`
  })
  return parts.join('&')
}
