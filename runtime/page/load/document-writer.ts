/** Writes documents to a replica's store, except those that it already has in the same state. */
import type { DigestMaker, RawDocument } from '../../model/ports/content-source.ts'
import type { DocumentStore, Identity, StoredDocument } from '../../model/ports/document-store.ts'
import { listReferences } from './document-links.ts'
import { inBatches } from './in-batches.ts'

export interface Written {
  /** Identities of those added; of those moved, the old and the new one. */
  moved: Identity[]
  /** The number of documents that differ. */
  count: number
}

interface WriterOptions {
  store: DocumentStore
  /** Whether a change counts as part of the next publication. */
  isNoted(): boolean
  /** Undefined before the site is composed. */
  maker(): DigestMaker | undefined
  onChange(identities: Iterable<Identity>): void
}

/** Documents written before other work has its turn. */
const batchSize = 20

export function createDocumentWriter({ store, isNoted, maker, onChange }: WriterOptions) {
  function toStored(raw: RawDocument, text = JSON.stringify(raw)): StoredDocument {
    const current = maker()
    const references = listReferences(raw)
    return { raw, text, references, digest: current && toDigest(raw, current) }
  }

  return {
    toStored,

    /** @param size - documents at a time; all other work of the thread waits for that */
    async write(documents: readonly RawDocument[], size = batchSize): Promise<Written> {
      const moved: Identity[] = []
      let count = 0
      for await (const batch of inBatches(documents, size)) {
        const kept = store.texts(batch.map(({ id }) => id))
        const put = batch.flatMap((raw) => {
          const text = JSON.stringify(raw)
          return text === kept.get(raw.id) ? [] : toStored(raw, text)
        })
        if (put.length === 0) continue
        count += put.length
        const changed = put.map(({ raw }) => raw)
        const known = changed.filter(({ id }) => kept.has(id)).map(({ id }) => id)
        const before = known.length > 0 ? store.identities(known) : []
        store.write({ put, isNoted: isNoted() })
        onChange([...before, ...changed])
        const places = new Map(before.map((identity) => [identity.id, identity]))
        for (const raw of changed) {
          const old = places.get(raw.id)
          if (old && isSameIdentity(old, raw)) continue
          moved.push(raw, ...(old ? [old] : []))
        }
      }
      return { moved, count }
    },

    /** @returns identities of those that existed */
    remove(ids: readonly string[]): Identity[] {
      const removed = ids.length > 0 ? store.identities(ids) : []
      if (removed.length > 0) {
        store.write({ remove: removed.map(({ id }) => id), isNoted: isNoted() })
        onChange(removed)
      }
      return removed
    },
  }
}

/** @returns a null text for a document that no list shows */
export function toDigest(raw: RawDocument, { version, types, make }: DigestMaker) {
  const made = types.has(raw.type) ? make(raw) : undefined
  return { text: made ? JSON.stringify(made) : null, version }
}

function isSameIdentity(a: Identity, b: Identity): boolean {
  return a.type === b.type && a.lang === b.lang && a.uid === b.uid
}
