/** Documents that others link to, read from the replica in one go and kept for the next page. */
import { LRUCache } from 'lru-cache'
import type { RawDocument } from '../../model/ports/content-source.ts'
import type { DocumentStore } from '../../model/ports/document-store.ts'

export interface LinkTargets {
  /** @returns the data of those that exist, by id */
  read(ids: readonly string[]): Map<string, Record<string, unknown>>
  forget(id: string): void
  clear(): void
}

const keptTargets = 500

export function createLinkTargets(store: Pick<DocumentStore, 'byIds'>): LinkTargets {
  const targets = new LRUCache<string, RawDocument>({ max: keptTargets })
  return {
    read(ids) {
      const found = new Map<string, Record<string, unknown>>()
      const unknown: string[] = []
      const take = (raw: RawDocument) =>
        found.set(raw.id, (raw.data ?? {}) as Record<string, unknown>)
      for (const id of ids) {
        const known = targets.get(id)
        if (known) take(known)
        else unknown.push(id)
      }
      if (unknown.length === 0) return found
      for (const raw of store.byIds(unknown)) {
        targets.set(raw.id, raw)
        take(raw)
      }
      return found
    },
    forget: (id) => void targets.delete(id),
    clear: () => targets.clear(),
  }
}
