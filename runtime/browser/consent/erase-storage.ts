import type { StorageEntry } from '#schemas/config-types.ts'
import { listCookies } from '../../model/config/cookies.ts'

/** The parts of a browser that are read and erased; in a page, `document` and `window`. */
export interface ErasableScope {
  document: { cookie: string }
  location: { hostname: string; pathname: string }
  readonly localStorage: Storage
  readonly sessionStorage: Storage
}

/**
 * Prefix of the keys that the runtime needs, and its tools on an editor's or developer's machine.
 */
const own = 'slicewright.'

/**
 * Erases every cookie and key except those that an allowed entry declares, whoever stored it. A
 * cookie reveals neither its domain nor its path, so it is erased for every path of this page's
 * address and, if it is declared, for every parent domain; what is not declared may belong to a
 * neighbour there. Inaccessible storage counts as empty. A site that declares nothing keeps
 * everything.
 */
export function eraseStorage(
  declared: readonly StorageEntry[],
  isAllowed: (entry: StorageEntry) => boolean,
  scope: ErasableScope,
): void {
  if (declared.length === 0) return
  const allowed = declared.filter(isAllowed)
  eraseCookies(allowed, declared, scope)
  for (const place of ['local', 'session'] as const) {
    try {
      const storage = scope[`${place}Storage`]
      for (const key of Object.keys(storage))
        if (!key.startsWith(own) && !isListed(place, key, allowed)) storage.removeItem(key)
    } catch {
      // Forbidden by the visitor: nothing was written either.
    }
  }
}

function eraseCookies(
  allowed: readonly StorageEntry[],
  declared: readonly StorageEntry[],
  { document, location: { hostname, pathname } }: ErasableScope,
) {
  const labels = hostname.split('.')
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)
  const paths = toPaths(pathname)
  for (const { name, writtenName } of listCookies(document.cookie)) {
    if (isListed('cookie', name, allowed)) continue
    const reach = isListed('cookie', name, declared) ? domains : domains.slice(0, 1)
    // `__Secure-` and `__Host-` cookies can be written, and so erased, only with this attribute.
    const secure = name.startsWith('__') ? '; secure' : ''
    for (const path of paths)
      for (const domain of ['', ...reach])
        document.cookie = `${writtenName}=; path=${path}; max-age=0${secure}${domain}`
  }
}

/** Every path whose cookies a page at this address can read: `/`, `/a`, `/a/`, `/a/b`. */
function toPaths(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean)
  const folders = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]
}

function isListed(
  place: StorageEntry['in'],
  name: string,
  entries: readonly StorageEntry[],
): boolean {
  return entries.some(
    (entry) =>
      entry.in === place &&
      (entry.match === 'exact' ? entry.name === name : name.startsWith(entry.name)),
  )
}
