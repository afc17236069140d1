import type { QueryOrdering } from '../config/page-type.ts'
import type { Document } from '../documents/document.ts'
import { firstAt } from '../documents/pointer.ts'
import { toText } from '../documents/plain-text.ts'
import type { Collection } from './collection.ts'
import { idsAt, toTime } from './read-values.ts'

/** As in a query; of several pointers the first that is filled. */
export type Ordering = Omit<QueryOrdering, 'field'> & {
  field: string | readonly string[] | Readonly<Record<string, string | readonly string[]>>
}

/** What decides when orderings do not: the newest first. */
const lastly: readonly Ordering[] = [
  { field: '/first_publication_date', direction: 'desc' },
  { field: '/id' },
]

/** Of a collection, sorted once. */
export function orderDocuments(
  collection: Collection,
  orderings: readonly Ordering[],
  iso: string,
): readonly Document[] {
  return collection.once(`order ${JSON.stringify(orderings)}`, () =>
    sortDocuments(collection.documents, [...orderings, ...lastly], iso),
  )
}

type Key = number | string | undefined

function sortDocuments(
  documents: readonly Document[],
  orderings: readonly Ordering[],
  iso: string,
): Document[] {
  const collator = new Intl.Collator(iso, { numeric: true })
  return documents
    .map((document) => ({ document, keys: orderings.map(({ field }) => keyOf(document, field)) }))
    .sort((a, b) => {
      for (const [index, { direction }] of orderings.entries()) {
        const order = compareKeys(a.keys[index], b.keys[index], direction, collator)
        if (order !== 0) return order
      }
      return 0
    })
    .map(({ document }) => document)
}

/** What has no value comes last in either direction. */
function compareKeys(
  a: Key,
  b: Key,
  direction: Ordering['direction'],
  collator: Intl.Collator,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return direction === 'desc' ? -order : order
}

function keyOf(document: Document, field: Ordering['field']): Key {
  const pointers = typeof field === 'string' || isList(field) ? field : field[document.type]
  const value = firstAt(document, pointers)
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'number') return value
  return toTime(value) ?? toText(value)
}

function isList(field: Ordering['field']): field is readonly string[] {
  return Array.isArray(field)
}

/** Those that share more of the page's links first; the order among equals is kept. */
export function rankRelated(
  documents: readonly Document[],
  pointers: readonly string[],
  page: Document,
): Document[] {
  const wanted = new Set(pointers.flatMap((pointer) => idsAt(page, pointer)))
  const rank = (document: Document) =>
    new Set(pointers.flatMap((pointer) => idsAt(document, pointer)).filter((id) => wanted.has(id)))
      .size
  return documents
    .map((document) => ({ document, rank: rank(document) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ document }) => document)
}
