import type { Query, QueryOrdering, Value } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { getAllAt } from '../../../model/documents/pointer.ts'
import { toText } from '../../../model/documents/plain-text.ts'
import { evaluate } from '../../../values/evaluate.ts'
import { readMoment } from '#schemas/moments.ts'
import { toIds } from '../../../values/read.ts'
import type { Scope } from '../../../values/scope.ts'
import type { Collection } from './collection.ts'

/** The order when orderings do not decide: newest first. */
const lastly: readonly QueryOrdering[] = [
  { field: '/first_publication_date', direction: 'desc' },
  { field: '/id' },
]

/** Sorts a collection once. */
export function orderDocuments(
  collection: Collection,
  orderings: readonly QueryOrdering[],
  scope: Scope,
): readonly Document[] {
  return collection.once(`order ${JSON.stringify(orderings)}`, () =>
    sortDocuments(collection.documents, [...orderings, ...lastly], scope),
  )
}

/** Whether one document comes before another in a list. */
export function comesBefore(
  document: Document,
  other: Document,
  { orderings = [], related }: Pick<Query, 'orderings' | 'related'>,
  page: Document,
  scope: Scope,
): boolean {
  const sorted = sortDocuments([document, other], [...orderings, ...lastly], scope)
  return (related ? rankRelated(sorted, related, page) : sorted)[0] === document
}

type Key = number | string | undefined

const collators = new Map<string, Intl.Collator>()

/** Cached: making one takes longer than comparing a hundred texts. */
function collatorOf(iso: string): Intl.Collator {
  let collator = collators.get(iso)
  if (!collator) collators.set(iso, (collator = new Intl.Collator(iso, { numeric: true })))
  return collator
}

function sortDocuments(
  documents: readonly Document[],
  orderings: readonly QueryOrdering[],
  scope: Scope,
): Document[] {
  const collator = collatorOf(scope.locale.iso)
  return documents
    .map((document) => ({
      document,
      keys: orderings.map(({ field }) => keyOf(document, field, scope)),
    }))
    .sort((a, b) => {
      for (const [index, { direction }] of orderings.entries()) {
        const order = compareKeys(a.keys[index], b.keys[index], direction, collator)
        if (order !== 0) return order
      }
      return 0
    })
    .map(({ document }) => document)
}

/** Missing values come last in either direction. */
function compareKeys(
  a: Key,
  b: Key,
  direction: QueryOrdering['direction'],
  collator: Intl.Collator,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return direction === 'desc' ? -order : order
}

function keyOf(document: Document, field: Value, scope: Scope): Key {
  const value = evaluate(field, document, scope)
  return typeof value === 'boolean' ? Number(value) : (readMoment(value) ?? toText(value))
}

/** Documents that share more of the page's links come first; the order among equals is kept. */
export function rankRelated(
  documents: readonly Document[],
  pointers: readonly string[],
  page: Document,
): Document[] {
  const idsOf = (document: Document) =>
    new Set(pointers.flatMap((pointer) => toIds(getAllAt(document, pointer))))
  const wanted = idsOf(page)
  const rank = (document: Document) => [...idsOf(document)].filter((id) => wanted.has(id)).length
  return documents
    .map((document) => ({ document, rank: rank(document) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ document }) => document)
}
