import type { ContentSource, RawDocument } from '../../model/ports/content-source.ts'
import { isDocumentLink } from './document-links.ts'
import { noteReads } from './reads.ts'

/** A content source whose answers are noted as read by whatever is being rendered. */
export function recordSource(source: ContentSource): ContentSource {
  const { digests } = source
  return {
    ...source,
    async single(type, query) {
      noteReads(`single:${type}:${query.lang}`)
      return noteDocument(await source.single(type, query))
    },
    async byUid(type, uid, query) {
      noteReads(`uid:${type}:${query.lang}:${uid}`)
      return noteDocument(await source.byUid(type, uid, query))
    },
    async byIds(ids, query) {
      noteReads(...ids.map((id) => `document:${id}`))
      return (await source.byIds(ids, query)).map(noteDocument)
    },
    async all(type, query) {
      noteReads(`query:${type}:${query.lang}`)
      return source.all(type, query)
    },
    ...(digests && {
      async digests(type: string, lang: string) {
        noteReads(`query:${type}:${lang}`)
        return digests(type, lang)
      },
    }),
  }
}

function noteDocument(raw: RawDocument): RawDocument {
  noteReads(`document:${raw.id}`, ...linkTagsOf(raw))
  return raw
}

const known = new WeakMap<RawDocument, readonly string[]>()

function linkTagsOf(raw: RawDocument): readonly string[] {
  let tags = known.get(raw)
  if (!tags) known.set(raw, (tags = listLinkTags(raw.data)))
  return tags
}

/** Of all documents linked from a value, and from the fields that were loaded of those. */
export function listLinkTags(value: unknown): string[] {
  const tags = new Set<string>()
  collect(value, tags)
  return [...tags]
}

function collect(value: unknown, tags: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, tags)
  else if (typeof value === 'object' && value !== null) {
    if (isDocumentLink(value)) {
      tags.add(`link:${String(value.id)}`)
      collect(value.data, tags)
    } else for (const item of Object.values(value)) collect(item, tags)
  }
}
