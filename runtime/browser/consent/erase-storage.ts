import type { StorageEntry } from '#schemas/config-types.ts'
import { listCookies } from '../../model/config/cookies.ts'

/** What of a browser is read and erased; `document` and `window` in the page. */
export interface ErasableScope {
  document: { cookie: string }
  location: { hostname: string }
  readonly localStorage: Storage
  readonly sessionStorage: Storage
}

/**
 * Erases what was stored with a consent that has been withdrawn. Cookies are erased for the host and
 * for every parent domain, since a cookie does not reveal its domain. Inaccessible storage counts as
 * empty.
 */
export function eraseStorage(entries: readonly StorageEntry[], scope: ErasableScope): void {
  eraseCookies(
    entries.filter((entry) => entry.in === 'cookie'),
    scope,
  )
  for (const place of ['local', 'session'] as const) {
    const wanted = entries.filter((entry) => entry.in === place)
    if (wanted.length === 0) continue
    try {
      const storage = scope[`${place}Storage`]
      for (const key of Object.keys(storage)) if (isListed(key, wanted)) storage.removeItem(key)
    } catch {
      // Forbidden by the visitor: nothing was written either.
    }
  }
}

function eraseCookies(entries: readonly StorageEntry[], { document, location }: ErasableScope) {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, at) => labels.slice(at).join('.'))
  for (const { name, writtenName } of listCookies(document.cookie)) {
    if (!isListed(name, entries)) continue
    const gone = `${writtenName}=; path=/; max-age=0`
    for (const domain of [undefined, ...domains]) {
      document.cookie = domain === undefined ? gone : `${gone}; domain=${domain}`
    }
  }
}

function isListed(name: string, entries: readonly StorageEntry[]): boolean {
  return entries.some((entry) =>
    entry.match === 'exact' ? entry.name === name : name.startsWith(entry.name),
  )
}
