import { isObject } from '#schemas/is-object.ts'
import type { ApiDocument } from './content-state.ts'
import type { ContentState } from './content-state.ts'
import type { Matcher } from './match-predicates.ts'
import { ParameterRefused } from './parameter-refused.ts'
import type { Json } from './parse-json.ts'
import { readField, toFieldPath } from './read-fields.ts'

/**
 * Orders by `[my.page.title desc,document.last_publication_date]`; without it by the rank of a
 * predicate that has one; else the documents keep the order they come in. Documents without the
 * value stand last in both directions; an ordering by a field that no document has changes nothing.
 *
 * @throws ParameterRefused when the orderings cannot be read
 */
export function orderDocuments(
  documents: readonly ApiDocument[],
  orderings: string | null,
  matchers: readonly Matcher[],
  state: ContentState,
): readonly ApiDocument[] {
  const compare = orderings === null ? toRanking(matchers) : toComparison(orderings, state)
  return compare ? documents.toSorted(compare) : documents
}

type Compare = (a: ApiDocument, b: ApiDocument) => number

function toRanking(matchers: readonly Matcher[]): Compare | undefined {
  const rank = matchers.find((matcher) => matcher.rank)?.rank
  return rank && ((a, b) => rank(a) - rank(b))
}

function toComparison(orderings: string, state: ContentState): Compare {
  const steps = splitOrderings(orderings).flatMap((ordering): Compare[] => {
    const [, path, direction] = ORDERING.exec(ordering) ?? []
    if (path === undefined) throw refuse(ordering.trim(), orderings)
    const field = toFieldPath(path, state)
    if (!field && !path.startsWith('my.')) throw refuse(path, orderings)
    if (!field) return []
    const sign = direction === 'desc' ? -1 : 1
    const keyOf = (document: ApiDocument) => toSortKey(readField(document, field)[0])
    return [(a, b) => compareKeys(keyOf(a), keyOf(b), sign)]
  })
  return (a, b) => {
    for (const step of steps) {
      const difference = step(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}

const ORDERING = /^\s*((?:my\.[\w-]+|document)(?:\.[\w-]+)+)(?:\s+(asc|desc))?\s*$/

/** Of `[my.page.title desc,document.tags]`, also without brackets; none of `[]`. */
function splitOrderings(orderings: string): string[] {
  const [, inside = orderings] = /^\s*\[([^\]]*)\]\s*$/.exec(orderings) ?? []
  return inside.trim() === '' ? [] : inside.split(',')
}

function refuse(part: string, orderings: string): ParameterRefused {
  return new ParameterRefused(`[orderings] unexpected '${part}' in '${orderings}'`)
}

type SortKey = string | number | undefined

function compareKeys(a: SortKey, b: SortKey, sign: number): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -sign : sign
}

/** Numbers by value, texts without regard to case, rich text by its text. */
function toSortKey(value: Json | undefined): SortKey {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string') return value.toLowerCase()
  if (!Array.isArray(value)) return undefined
  const texts = value.map((block) => (isObject(block) ? block['text'] : undefined))
  return texts.join(' ').toLowerCase()
}
