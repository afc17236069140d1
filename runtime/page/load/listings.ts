/** The store's digests for lists, read once; after a change only changed ones are read again. */
import type { DocumentDigest } from '../../model/ports/content-source.ts'
import type { DocumentStore, Identity } from '../../model/ports/document-store.ts'

export interface Listings {
  /**
   * Digests, the last published first; the same array until something in it changes.
   * @param isKept - false while another thread or process writes more of them without notice
   */
  list(type: string, lang: string, version: string, isKept?: boolean): readonly DocumentDigest[]
  forget(changed: Identity): void
  clear(): void
}

interface Listing {
  digests: readonly DocumentDigest[]
  /** Ids of changed documents. */
  changed: Set<string>
}

export function createListings(store: Pick<DocumentStore, 'digests'>): Listings {
  const listings = new Map<string, Listing>()

  return {
    list(type, lang, version, isKept = true) {
      const key = toKey(type, lang)
      const read = (ids?: readonly string[]) =>
        store.digests(type, lang, version, ids).map((text) => JSON.parse(text) as DocumentDigest)
      if (!isKept) return read()
      const known = listings.get(key)
      if (known?.changed.size === 0) return known.digests
      const digests = known ? renew(known, read([...known.changed])) : read()
      listings.set(key, { digests, changed: new Set() })
      return digests
    },
    forget: ({ id, type, lang }) => void listings.get(toKey(type, lang))?.changed.add(id),
    clear: () => listings.clear(),
  }
}

const toKey = (type: string, lang: string) => `${type} ${lang}`

function renew({ digests, changed }: Listing, read: DocumentDigest[]): DocumentDigest[] {
  const kept = digests.filter(({ document }) => !changed.has(document.id))
  return [...kept, ...read].sort(byPublication)
}

/** The store's order. */
function byPublication({ document: a }: DocumentDigest, { document: b }: DocumentDigest): number {
  const [aDate, bDate] = [a.last_publication_date ?? '', b.last_publication_date ?? '']
  if (aDate !== bDate) return aDate < bDate ? 1 : -1
  return a.id < b.id ? -1 : 1
}
