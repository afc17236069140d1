import { LRUCache } from 'lru-cache'
import type { ApiDocument } from './content-state.ts'
import { completeData, completeDocument, nameGroups } from './complete-document.ts'
import type { ContentFiles, StoredDocument } from './content-files.ts'
import type { JsonObject } from './parse-json.ts'
import { FIXED_DATE, type ContentState } from './content-state.ts'

/** Number of answers: enough for queries that every render repeats, but not for every query ever made. */
const keptCharacters = 8_000_000

/** Documents whose data with its links resolved is kept. */
const keptDocuments = 1000

export function createContentState({ repository, documents, hash }: ContentFiles): ContentState {
  const newestFirst = documents.toSorted((a, b) => publishedAt(b) - publishedAt(a))
  const byId = new Map(newestFirst.map((document) => [document.id, document]))
  const byType = Map.groupBy(newestFirst, (document) => document.type)
  const former = findFormer(newestFirst)
  const byUid = Map.groupBy(
    [...newestFirst.map((document) => ({ document, uid: document.uid })), ...former],
    ({ document, uid }) => `${document.type} ${uid ?? ''}`,
  )
  const groups = nameGroups(newestFirst)
  const toGroup = (document: StoredDocument) => `${document.type} ${groups.get(document)}`
  const members = Map.groupBy(newestFirst, toGroup)
  const completed = new Map<StoredDocument, ApiDocument>()

  const completedData = new LRUCache<StoredDocument, JsonObject>({ max: keptDocuments })

  const state: ContentState = {
    ref: hash.slice(0, 16),
    repository,
    masterLang: repository.languages[0]?.id ?? '',
    documents: newestFirst,
    byId: (id) => byId.get(id),
    byType: (type) => byType.get(type) ?? [],
    byUid(type, uid, lang) {
      const found = (byUid.get(`${type} ${uid}`) ?? []).map(({ document }) => document)
      return lang === undefined ? found : found.filter((document) => document.lang === lang)
    },
    formerUids: former.map(({ document: { id, type, lang }, uid }) => ({ id, type, lang, uid })),
    translations: (document) => members.get(toGroup(document)) ?? [],
    groupOf: (document) => groups.get(document) ?? document.id,
    types: [...byType.keys()].sort(),
    tags: [...new Set(newestFirst.flatMap((document) => document.tags))].sort(),
    complete(document) {
      let result = completed.get(document)
      if (!result) completed.set(document, (result = completeDocument(document, state)))
      return result
    },
    completeData(document) {
      let data = completedData.get(document)
      if (!data) completedData.set(document, (data = completeData(document, state)))
      return data
    },
    answers: new LRUCache({
      maxSize: keptCharacters,
      sizeCalculation: (body, url) => body.length + url.length,
    }),
  }
  return state
}

/** Those that no document has now; of several that had one, the last published. */
function findFormer(documents: readonly StoredDocument[]) {
  const toKey = ({ type, lang }: StoredDocument, uid: string | null) => `${type} ${lang} ${uid}`
  const taken = new Set(documents.map((document) => toKey(document, document.uid)))
  return documents.flatMap((document) =>
    (document.former_uids ?? []).flatMap((uid) => {
      const key = toKey(document, uid)
      if (taken.has(key)) return []
      taken.add(key)
      return [{ document, uid }]
    }),
  )
}

function publishedAt(document: StoredDocument): number {
  return Date.parse(document.last_publication_date ?? FIXED_DATE)
}
