import { completeDocument, translationGroups } from './complete-document.ts'
import type { ApiDocument } from './complete-document.ts'
import type { ContentFiles, Repository, StoredDocument } from './content-files.ts'

/** The content at one moment, indexed. It never changes; a change of a file makes a new state. */
export interface ContentState {
  ref: string
  repository: Repository
  masterLang: string
  /** In the default order: last published first. */
  documents: readonly StoredDocument[]
  byId(id: string): StoredDocument | undefined
  byType(type: string): readonly StoredDocument[]
  /** At most one document per language. */
  byUid(type: string, uid: string, lang?: string): readonly StoredDocument[]
  translations(document: StoredDocument): readonly StoredDocument[]
  types: readonly string[]
  tags: readonly string[]
  /** The document as the API gives it, made at the first call. Callers must not change it. */
  complete(document: StoredDocument): ApiDocument
  /** Answers by request, filled by the search. */
  answers: Map<string, string>
}

export const FIXED_DATE = '2026-01-05T09:00:00+0000'

export function createContentState({ repository, documents, hash }: ContentFiles): ContentState {
  const newestFirst = documents.toSorted((a, b) => publishedAt(b) - publishedAt(a))
  const byId = new Map(newestFirst.map((document) => [document.id, document]))
  const byType = Map.groupBy(newestFirst, (document) => document.type)
  const byUid = Map.groupBy(newestFirst, ({ type, uid }) => `${type} ${uid ?? ''}`)
  const groups = translationGroups(newestFirst)
  const completed = new Map<StoredDocument, ApiDocument>()

  const state: ContentState = {
    ref: hash.slice(0, 16),
    repository,
    masterLang: repository.languages[0]?.id ?? '',
    documents: newestFirst,
    byId: (id) => byId.get(id),
    byType: (type) => byType.get(type) ?? [],
    byUid(type, uid, lang) {
      const found = byUid.get(`${type} ${uid}`) ?? []
      return lang === undefined ? found : found.filter((document) => document.lang === lang)
    },
    translations: (document) => groups.get(document) ?? [],
    types: [...byType.keys()].sort(),
    tags: [...new Set(newestFirst.flatMap((document) => document.tags))].sort(),
    complete(document) {
      let result = completed.get(document)
      if (!result) completed.set(document, (result = completeDocument(document, state)))
      return result
    },
    answers: new Map(),
  }
  return state
}

function publishedAt(document: StoredDocument): number {
  return Date.parse(document.last_publication_date ?? FIXED_DATE)
}
