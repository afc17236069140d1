/**
 * Documents of a replica with the fields of linked ones: the same object until one of them changes, so that what is
 * made of it (`validateShared`) is made once for each revision.
 */
import { LRUCache } from 'lru-cache'
import type { RawDocument } from '../../model/ports/content-source.ts'
import type { DocumentStore, Identity } from '../../model/ports/document-store.ts'
import { fillLinks } from './fill-links.ts'
import type { LinkTargets } from './link-targets.ts'

export interface KeptDocuments {
  /** The document of a uid. Undefined where there is none. */
  find(type: string, lang: string, uid: string, links?: Links): RawDocument | undefined
  /** Those that exist, in no order. */
  byIds(ids: readonly string[], links?: Links): RawDocument[]
  /** @returns the document with linked fields; it is not kept */
  fill(raw: RawDocument, links?: Links): RawDocument
  /** A document was added, changed or removed. */
  forget(changed: Identity): void
  clear(): void
}

type Links = readonly string[]

interface Kept {
  raw: RawDocument
  /** Documents that it was made of, itself among them, whether or not they exist. */
  ids: ReadonlySet<string>
}

const mostKept = 100

export function createKeptDocuments(
  store: Pick<DocumentStore, 'find' | 'byIds'>,
  targets: Pick<LinkTargets, 'read'>,
  most = mostKept,
): KeptDocuments {
  const kept = new LRUCache<string, Kept>({ max: most, dispose: unlist })
  /** Keys of what is kept, by id of a document that it was made of. */
  const readers = new Map<string, Set<string>>()
  /** Id of the document of a uid. */
  const names = new LRUCache<string, string>({ max: most })

  function unlist({ ids }: Kept, key: string): void {
    for (const id of ids) {
      const keys = readers.get(id)
      if (keys?.delete(key) && keys.size === 0) readers.delete(id)
    }
  }

  function keep(key: string, raw: RawDocument, links: Links): RawDocument {
    const ids = new Set([raw.id])
    const filled = fillFrom(raw, links, (wanted) => {
      for (const id of wanted) ids.add(id)
      return targets.read(wanted)
    })
    kept.set(key, { raw: filled, ids })
    for (const id of ids) {
      const keys = readers.get(id)
      if (keys) keys.add(key)
      else readers.set(id, new Set([key]))
    }
    return filled
  }

  return {
    find(type, lang, uid, links = none) {
      const name = toName({ type, lang, uid })
      const id = names.get(name)
      const known = id === undefined ? undefined : kept.get(toKey(id, links))
      if (known) return known.raw
      const raw = store.find(type, lang, uid)
      if (!raw) return undefined
      names.set(name, raw.id)
      const key = toKey(raw.id, links)
      return kept.get(key)?.raw ?? keep(key, raw, links)
    },
    byIds(ids, links = none) {
      const found: RawDocument[] = []
      const unknown: string[] = []
      for (const id of new Set(ids)) {
        const known = kept.get(toKey(id, links))
        if (known) found.push(known.raw)
        else unknown.push(id)
      }
      if (unknown.length === 0) return found
      for (const raw of store.byIds(unknown)) found.push(keep(toKey(raw.id, links), raw, links))
      return found
    },
    fill: (raw, links = none) => fillFrom(raw, links, targets.read),
    forget(changed) {
      names.delete(toName(changed))
      for (const key of readers.get(changed.id) ?? []) kept.delete(key)
    },
    clear() {
      kept.clear()
      names.clear()
    },
  }
}

const none: Links = []

const toName = ({ type, lang, uid }: Omit<Identity, 'id'>) => `${type} ${lang} ${uid ?? ''}`

function fillFrom(raw: RawDocument, links: Links, read: LinkTargets['read']): RawDocument {
  const data = fillLinks(raw.data, links, read)
  return data === raw.data ? raw : { ...raw, data }
}

/** Lists of links are few, and long. */
const numbers = new WeakMap<Links, number>()
let lastNumber = 0

function toKey(id: string, links: Links): string {
  let number = numbers.get(links)
  if (number === undefined) numbers.set(links, (number = lastNumber += 1))
  return `${id} ${number}`
}
