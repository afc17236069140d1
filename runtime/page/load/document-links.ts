import type { RawDocument } from '../../model/ports/content-source.ts'

/** A link to a document, somewhere in the data of another. */
export interface DocumentLink {
  link_type: 'Document'
  id: string
  type: string
  uid?: string
  isBroken?: boolean
  data?: Record<string, unknown>
}

export function isDocumentLink(value: object): value is DocumentLink {
  return (value as { link_type?: unknown }).link_type === 'Document'
}

/**
 * Ids of the other documents in a document's envelope and links: when one is added, removed or
 * moved, the service delivers this document differently, although it was not published.
 */
export function listReferences({ data, alternate_languages: others }: RawDocument): string[] {
  const references = new Set(Array.isArray(others) ? others.map((other) => String(other?.id)) : [])
  collect(data, references)
  return [...references]
}

function collect(value: unknown, references: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, references)
  else if (typeof value === 'object' && value !== null) {
    if (isDocumentLink(value)) {
      references.add(String(value.id))
      if (value.isBroken === true) references.add(toAddress(value))
    } else for (const item of Object.values(value)) collect(item, references)
  }
}

/** A value as JSON; links to documents without their uids and slugs, which name their addresses. */
export function withoutUids(value: unknown): string | undefined {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && isDocumentLink(one)
      ? { ...one, uid: undefined, slug: undefined }
      : one,
  )
}

/** The name in a link of a document that may not exist yet. */
export function toAddress({ type, uid }: { type: string; uid?: string | null }): string {
  return `${type} ${uid ?? ''}`
}

/** The document without linked fields; the same object if it has none. */
export function withoutLinkedFields(raw: RawDocument): RawDocument {
  const data = strip(raw.data)
  return data === raw.data ? raw : { ...raw, data }
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(strip)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  if (isDocumentLink(value)) {
    if (!('data' in value)) return value
    const { data: _, ...link } = value
    return link
  }
  const entries = Object.entries(value).map(([key, item]) => [key, strip(item)] as const)
  const isSame = entries.every(([key, item]) => item === (value as Record<string, unknown>)[key])
  return isSame ? value : Object.fromEntries(entries)
}
