import { isObject } from '#schemas/is-object.ts'
import type { AlternateLanguage, StoredDocument } from './content-files.ts'
import { FIXED_DATE } from './content-state.ts'
import type { ApiDocument, ContentState } from './content-state.ts'
import { mapJson } from './parse-json.ts'
import type { Json, JsonObject } from './parse-json.ts'

export function completeDocument(document: StoredDocument, state: ContentState): ApiDocument {
  const { id, uid, type, lang, tags } = document
  return {
    id,
    uid,
    url: null,
    type,
    tags,
    first_publication_date: orFixedDate(document.first_publication_date),
    last_publication_date: orFixedDate(document.last_publication_date),
    slugs: uid === null ? [] : [uid],
    linked_documents: [],
    lang,
    get alternate_languages() {
      return document.alternate_languages ?? toAlternates(document, state)
    },
    get data() {
      return state.completeData(document)
    },
  }
}

function orFixedDate(date: string | null | undefined): string | null {
  return date === undefined ? FIXED_DATE : date
}

export function completeData(document: StoredDocument, state: ContentState): JsonObject {
  return completeLinks(document.data, document.lang, state) as JsonObject
}

function toAlternates(document: StoredDocument, state: ContentState): AlternateLanguage[] {
  const order = state.repository.languages.map((language) => language.id)
  return state
    .translations(document)
    .filter((other) => other.lang !== document.lang)
    .toSorted((a, b) => order.indexOf(a.lang) - order.indexOf(b.lang))
    .map(({ id, type, lang, uid }) => ({ id, type, lang, uid }))
}

/**
 * A document's translations are the documents of its type with the same group. The group is the
 * file's own, else the uid; without uid all documents of a single type belong together, and those
 * of a repeatable type do when their files have the same name.
 */
export function nameGroups(documents: readonly StoredDocument[]): Map<StoredDocument, string> {
  const withoutUid = documents.filter((document) => document.uid === null)
  const perLanguage = Map.groupBy(withoutUid, ({ type, lang }) => `${type} ${lang}`)
  const repeatable = new Set(
    [...perLanguage.values()].flatMap(([first, second]) => (first && second ? first.type : [])),
  )
  const toName = ({ group, uid, type, path }: StoredDocument) =>
    group ?? uid ?? (repeatable.has(type) ? path.slice(path.lastIndexOf('/') + 1) : '')
  return new Map(documents.map((document) => [document, toName(document)]))
}

/** A copy where the value has links; links to documents become complete, or broken when the target is missing. */
function completeLinks(value: Json, lang: string, state: ContentState): Json {
  if (typeof value !== 'object' || value === null) return value
  if (isObject(value) && value['link_type'] === 'Document') return completeLink(value, lang, state)
  return mapJson(value, (item) => completeLinks(item, lang, state))
}

function completeLink(link: JsonObject, lang: string, state: ContentState): JsonObject {
  // What an editor leaves behind who has chosen nothing is no broken link.
  if (link['id'] === undefined && link['uid'] === undefined) return link
  const target = findTarget(link, lang, state)
  if (!target) {
    const type = link['type'] ?? 'broken_type'
    const id = link['id'] ?? '_____broken_____'
    return { ...link, id, type, tags: [], lang, slug: '-', isBroken: true }
  }
  const { uid: _, ...rest } = link
  const { id, type, tags } = target
  const slug = target.uid ?? '-'
  const complete: JsonObject = { ...rest, id, type, tags, lang: target.lang, slug, isBroken: false }
  if (target.uid !== null) complete['uid'] = target.uid
  return complete
}

/** By id, else by type and uid: in the language of the document that links, then in the master. */
function findTarget(link: JsonObject, lang: string, state: ContentState) {
  if (typeof link['id'] === 'string') return state.byId(link['id'])
  if (typeof link['type'] !== 'string' || typeof link['uid'] !== 'string') return undefined
  const [own] = state.byUid(link['type'], link['uid'], lang)
  return own ?? state.byUid(link['type'], link['uid'], state.masterLang)[0]
}
