import type { ContentSource, RawDocument } from '../../model/ports/content-source.ts'
import { isDocumentLink } from './document-links.ts'
import { noteReads } from './reads.ts'

/** A content source whose answers are noted as read by the render in progress. */
export function recordSource(source: ContentSource): ContentSource {
  const { digests } = source
  return {
    ...source,
    async single(type, query) {
      noteReads(`single:${type}:${query.lang}`)
      return noteDocument(await source.single(type, query), query.links)
    },
    async byUid(type, uid, query) {
      noteReads(`uid:${type}:${query.lang}:${uid}`)
      return noteDocument(await source.byUid(type, uid, query), query.links)
    },
    async byIds(ids, query) {
      noteReads(...ids.map((id) => `document:${id}`))
      return (await source.byIds(ids, query)).map((raw) => noteDocument(raw, query?.links))
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

function noteDocument(raw: RawDocument, links: readonly string[] = []): RawDocument {
  noteReads(`document:${raw.id}`, ...linkTagsOf(raw, links))
  return raw
}

/** Cached, since documents are kept in memory and requested with the same links. */
const known = new WeakMap<RawDocument, { links: readonly string[]; tags: readonly string[] }>()

function linkTagsOf(raw: RawDocument, links: readonly string[]): readonly string[] {
  const found = known.get(raw)
  if (found?.links === links) return found.tags
  const tags = listLinkTags(raw.data, links)
  known.set(raw, { links, tags })
  return tags
}

/**
 * Tags of all documents linked from a value, and from the loaded fields of those. A field counts
 * even where it is absent, since it may be filled later.
 * @param links - linked fields that were requested, as `type.field`
 */
export function listLinkTags(value: unknown, links: readonly string[]): string[] {
  const fields = new Map<string, Set<string>>()
  for (const link of links) {
    const [type = '', name = ''] = link.split('.', 2)
    fields.set(type, (fields.get(type) ?? new Set()).add(name))
  }
  const tags = new Set<string>()
  collect(value, fields, tags)
  return [...tags]
}

/** @param fields - field names by document type */
function collect(
  value: unknown,
  fields: ReadonlyMap<string, ReadonlySet<string>>,
  tags: Set<string>,
): void {
  if (Array.isArray(value)) for (const item of value) collect(item, fields, tags)
  else if (typeof value === 'object' && value !== null) {
    if (isDocumentLink(value)) {
      const tag = `link:${String(value.id)}`
      tags.add(`${tag}:@`)
      for (const name of fields.get(value.type) ?? []) tags.add(`${tag}:${name}`)
      collect(value.data, fields, tags)
    } else for (const item of Object.values(value)) collect(item, fields, tags)
  }
}
