import { isObject } from '#schemas/is-object.ts'
import type { PrismicDocument } from '@prismicio/client'

/** A link to a published document, somewhere in the data of another. */
interface DocumentLink {
  link_type: 'Document'
  id: string
  type: string
  data?: Record<string, unknown>
}

/** Given ids may repeat. */
type ReadByIds = (ids: string[]) => Promise<PrismicDocument[]>

/**
 * Completes in place the linked fields that `fetchLinks` cannot deliver: groups, slices, media
 * links, rich text beyond its first block, whatever a link inside rich text leads to. Documents behind incomplete links are read by id, all in
 * one call, and only when there are any. Links inside what was read are completed once more: a menu
 * reads its submenus, and those the category of the pages they lead to. There it stops, so documents
 * that refer to each other end. A field absent afterwards is empty in its document; links to the same
 * document share its values.
 *
 * @param fields - `type.field`, as given to fetchLinks.
 */
export async function completeLinks(
  documents: readonly (Pick<PrismicDocument, 'data'> | null)[],
  fields: readonly string[],
  readByIds: ReadByIds,
  depth = 2,
): Promise<void> {
  const wanted = Map.groupBy(
    fields.map((field) => field.split('.', 2) as [type: string, name: string]),
    ([type]) => type,
  )
  const fieldsOf = (type: string) => (wanted.get(type) ?? []).map(([, name]) => name)

  const incomplete = documents
    .flatMap((document) => [...findLinks(document?.data)])
    .filter((link) => fieldsOf(link.type).some((name) => mayLack(link.data?.[name])))
  if (incomplete.length === 0) return

  const targets = (await readByIds(incomplete.map((link) => link.id))).map(
    ({ id, type, data }) => ({ id, data: pick(data, fieldsOf(type)) }),
  )
  if (depth > 1) await completeLinks(targets, fields, readByIds, depth - 1)
  const dataById = new Map(targets.map(({ id, data }) => [id, data]))
  for (const link of incomplete) link.data = { ...link.data, ...dataById.get(link.id) }
}

function pick(value: unknown, names: readonly string[]): Record<string, unknown> {
  const data = isObject(value) ? value : {}
  const present = names.filter((name) => data[name] !== undefined)
  return Object.fromEntries(present.map((name) => [name, data[name]]))
}

function* findLinks(value: unknown): Generator<DocumentLink> {
  if (Array.isArray(value)) for (const item of value) yield* findLinks(item)
  else if (typeof value === 'object' && value !== null) {
    if (isDocumentLink(value)) yield value
    else for (const item of Object.values(value)) yield* findLinks(item)
  }
}

/** A link whose id or type is not a string cannot be loaded. */
function isDocumentLink(value: object): value is DocumentLink {
  const { link_type, isBroken, id, type, data } = value as Record<string, unknown>
  return (
    link_type === 'Document' &&
    isBroken !== true &&
    typeof id === 'string' &&
    typeof type === 'string' &&
    (data === undefined || isObject(data))
  )
}

/**
 * True also for rich text of a single block, which may be the first of many. A single heading is
 * taken for a title: those are whole, and too many to read them all again.
 */
function mayLack(value: unknown): boolean {
  if (!Array.isArray(value)) return value === undefined
  const [block] = value as { type?: string }[]
  return value.length === 1 && typeof block?.type === 'string' && !block.type.startsWith('heading')
}
