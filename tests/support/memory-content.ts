import type { ContentQuery, ContentSource, RawDocument } from '#runtime'
import { DocumentMissing, siteError } from '#runtime/errors'

export interface MemoryContent extends ContentSource {
  /** Adds documents, or replaces those with the same id; like a publication, it changes the ref. */
  publish(...documents: RawDocument[]): void
  withdraw(id: string): void
  /** Every query for this type, or for `ref`, fails with the error until it is undefined again. */
  fail(type: string, error: unknown): void
  /** The queries, in order: `single footer en-us`. */
  readonly queries: string[]
  /** Linked fields of the last query for a type. */
  readonly links: Map<string, readonly string[]>
}

/** A content service in memory. Each answer is a copy, as over the network. */
export function createMemoryContent(documents: readonly RawDocument[]): MemoryContent {
  const stored = new Map(documents.map((document) => [document.id, document]))
  const failures = new Map<string, unknown>()
  const queries: string[] = []
  const links = new Map<string, readonly string[]>()
  let version = 1

  function note(query: string, type: string, wanted: readonly string[] = []): void {
    queries.push(query)
    links.set(type, wanted)
    if (failures.has(type)) throw failures.get(type)
  }

  function find(type: string, lang: string, uid?: string): RawDocument {
    for (const document of stored.values()) {
      const isSame = document.type === type && document.lang === lang
      if (isSame && (uid === undefined || document.uid === uid)) return structuredClone(document)
    }
    throw siteError(DocumentMissing, uid === undefined ? [type, lang] : [type, lang, uid])
  }

  return {
    repository: { name: 'memory', editorUrl: (id) => `https://memory.example/documents/${id}` },
    queries,
    links,
    publish(...added) {
      for (const document of added) stored.set(document.id, document)
      version++
    },
    withdraw(id) {
      stored.delete(id)
      version++
    },
    fail(type, error) {
      if (error === undefined) failures.delete(type)
      else failures.set(type, error)
    },
    async ref() {
      if (failures.has('ref')) throw failures.get('ref')
      return `ref-${version}`
    },
    async single(type: string, query: ContentQuery) {
      note(`single ${type} ${query.lang}`, type, query.links)
      return find(type, query.lang)
    },
    async byUid(type, uid, query) {
      note(`uid ${type} ${uid} ${query.lang}`, type, query.links)
      return find(type, query.lang, uid)
    },
    async byIds(ids) {
      return ids.flatMap((id) => structuredClone(stored.get(id)) ?? [])
    },
    async all(type, query) {
      note(`all ${type} ${query.lang}`, type, query.links)
      return [...stored.values()].filter(
        (one) => one.type === type && (query.lang === '*' || one.lang === query.lang),
      )
    },
  }
}
