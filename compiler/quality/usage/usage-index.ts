/** Indexes which document uses what, in one pass over any stream of documents; pure. */
import type { RawDocument } from '../../../runtime/model/documents/document.ts'
import { findUses, type FoundLink, type UsageSettings, type UsedKind } from './find-uses.ts'

export interface IndexedDocument extends Pick<RawDocument, 'id' | 'uid' | 'type' | 'lang'> {
  /** Ids of its translations. */
  translations: readonly string[]
}

type Indexable = Pick<RawDocument, 'id' | 'uid' | 'type' | 'lang' | 'data'> & {
  alternate_languages: readonly { id: string }[]
}

/** The use of one thing by one document. */
export interface Use {
  by: IndexedDocument
  kind: UsedKind
  name: string
  /** The first place; see `FoundUse`. */
  path: string
  /** Number of places. */
  times: number
  link?: FoundLink
}

export interface UsageIndex {
  /** Documents by id, in reading order. */
  documents: ReadonlyMap<string, IndexedDocument>
  /** Number of documents of a type. */
  countOf(type: string): number
  /** Names after the `#` of written addresses. */
  places: ReadonlySet<string>
  /** Undefined when there is none in this language. */
  translationOf(document: IndexedDocument, lang: string): IndexedDocument | undefined
  /** The things a document uses; none for an unknown one. */
  usesOf(id: string): readonly Use[]
  /** The users of a thing; none for an unknown one. */
  usersOf(kind: UsedKind, name: string): readonly Use[]
  /** Everything of a kind that a document uses, whether or not it is there. */
  namesOf(kind: UsedKind): string[]
}

export interface UsageIndexer {
  add(document: Indexable): void
  index: UsageIndex
}

/** Holds no documents: only the envelope of each, and one entry for each thing that it uses. */
export function createUsageIndexer(settings: UsageSettings): UsageIndexer {
  const documents = new Map<string, IndexedDocument>()
  const counts = new Map<string, number>()
  const forward = new Map<string, Use[]>()
  const places = new Set<string>()
  const reverse = new Map<string, Use[]>()
  const names = new Map<string, string>()
  /** The same text of two documents is kept once, and keeps no document alive. */
  const keep = (text: string): string => {
    let kept = names.get(text)
    if (kept === undefined) names.set((kept = Buffer.from(text).toString()), kept)
    return kept
  }
  return {
    add(document) {
      const { id, uid, type, lang, data, alternate_languages } = document
      const by = { id, uid, type, lang, translations: alternate_languages.map((one) => one.id) }
      documents.set(id, by)
      counts.set(type, (counts.get(type) ?? 0) + 1)
      const found = new Map<string, Use>()
      for (const { kind, name, path, link } of findUses({ type, data }, settings)) {
        if (kind === 'place') {
          places.add(name)
          continue
        }
        const key = keyOf(kind, name || `${link?.type} ${link?.uid} ${link?.lang}`)
        const known = found.get(key)
        if (known) known.times += 1
        else {
          const use: Use = { by, kind, name: keep(name), path: keep(path), times: 1 }
          found.set(key, link ? { ...use, link } : use)
        }
      }
      forward.set(id, [...found.values()])
      for (const [key, use] of found) {
        const users = reverse.get(key)
        if (users) users.push(use)
        else reverse.set(key, [use])
      }
    },
    index: {
      documents,
      places,
      countOf: (type) => counts.get(type) ?? 0,
      translationOf: ({ translations }, lang) =>
        translations
          .flatMap((id) => documents.get(id) ?? [])
          .find((translation) => translation.lang === lang),
      usesOf: (id) => forward.get(id) ?? [],
      usersOf: (kind, name) => reverse.get(keyOf(kind, name)) ?? [],
      namesOf: (kind) =>
        [...reverse.values()].flatMap(([use]) => (use?.kind === kind ? use.name : [])).sort(),
    },
  }
}

export async function indexUsage(
  documents: Iterable<Indexable> | AsyncIterable<Indexable>,
  settings: UsageSettings,
): Promise<UsageIndex> {
  const { add, index } = createUsageIndexer(settings)
  for await (const document of documents) add(document)
  return index
}

function keyOf(kind: UsedKind, name: string): string {
  return `${kind} ${name}`
}

/** `landing_page tour en-us`, as reports and terminals name a document. */
export function nameDocument({
  type,
  uid,
  id,
  lang,
}: Omit<IndexedDocument, 'translations'>): string {
  return [type, uid ?? id, lang].join(' ')
}
