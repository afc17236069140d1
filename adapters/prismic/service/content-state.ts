import type { LRUCache } from 'lru-cache'
import type { FormerUid } from '#runtime'
import type { AlternateLanguage, Repository, StoredDocument } from './content-files.ts'
import type { JsonObject } from './parse-json.ts'

/** A document of the Content API, but for `href`, which depends on the request. */
export interface ApiDocument {
  id: string
  uid: string | null
  /** Null unless a route of the request leads to it. */
  url: string | null
  type: string
  tags: string[]
  /** Null for a draft that was never published. */
  first_publication_date: string | null
  last_publication_date: string | null
  slugs: string[]
  linked_documents: never[]
  lang: string
  readonly alternate_languages: AlternateLanguage[]
  /** Made when it is read: a search looks at many documents and answers with a few. */
  readonly data: JsonObject
}

/** The content at one moment, indexed. It never changes; a change of a file makes a new state. */
export interface ContentState {
  ref: string
  repository: Repository
  masterLang: string
  /** In the default order: last published first. */
  documents: readonly StoredDocument[]
  byId(id: string): StoredDocument | undefined
  byType(type: string): readonly StoredDocument[]
  /** At most one document per language: the one with this uid, else the one that had it before. */
  byUid(type: string, uid: string, lang?: string): readonly StoredDocument[]
  /** Of documents that have another one now. */
  formerUids: readonly FormerUid[]
  /** Documents of its type and group, itself among them. */
  translations(document: StoredDocument): readonly StoredDocument[]
  groupOf(document: StoredDocument): string
  types: readonly string[]
  tags: readonly string[]
  /** The document as the API gives it, made at the first call. Callers must not change it. */
  complete(document: StoredDocument): ApiDocument
  /** Its data with links resolved; some are kept. */
  completeData(document: StoredDocument): JsonObject
  /** Answers by request, filled by the search. */
  answers: LRUCache<string, string>
}

/** Of a document whose file says none: git keeps no dates. */
export const FIXED_DATE = '2026-01-05T09:00:00+0000'
