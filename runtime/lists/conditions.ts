import type { QueryCondition } from '../config/page-type.ts'
import type { Document } from '../documents/document.ts'
import { getAllAt, getAt } from '../documents/pointer.ts'
import type { Collection } from './collection.ts'
import { idsAt, toTime } from './read-values.ts'

export interface Filter {
  holds(document: Document): boolean
  /** When the earliest compared moment that is ahead passes: the filter may then say otherwise. */
  validUntil: number
}

/** @param page - the document of the page, which `is` and `not` read */
export function createFilter(
  conditions: readonly QueryCondition[],
  page: Document,
  collection: Collection,
  now: number,
): Filter {
  const tests = conditions.map((condition) => createTest(condition, page, collection, now))
  const times = conditions.flatMap((condition) =>
    'from' in condition || 'until' in condition ? timesAt(condition.field, collection) : [],
  )
  return {
    holds: (document) => tests.every((test) => test(document)),
    validUntil: times
      .flatMap((ofDocuments) => [...ofDocuments.values()])
      .reduce((first, time) => (time > now && time < first ? time : first), Infinity),
  }
}

function createTest(
  condition: QueryCondition,
  page: Document,
  collection: Collection,
  now: number,
): (document: Document) => boolean {
  if ('is' in condition) {
    const { field } = condition
    const wanted = new Set(idsAt(page, condition.is))
    return (document) => idsAt(document, field).some((id) => wanted.has(id))
  }
  if ('not' in condition) {
    const { field } = condition
    const refused = new Set(idsAt(page, condition.not))
    return (document) => !idsAt(document, field).some((id) => refused.has(id))
  }
  if ('value' in condition) {
    const { field, value } = condition
    if (value === false) return (document) => getAt(document, field) !== true
    return (document) => getAllAt(document, field).includes(value)
  }
  const times = timesAt(condition.field, collection)
  const isWanted =
    'from' in condition ? (time: number) => time >= now : (time: number) => time < now
  return (document) => {
    const time = times.get(document)
    return time !== undefined && isWanted(time)
  }
}

/** By document, read once for a collection; documents without a moment are not in it. */
function timesAt(
  field: string | Readonly<Record<string, string>>,
  collection: Collection,
): ReadonlyMap<Document, number> {
  return collection.once(`times ${JSON.stringify(field)}`, () => {
    const times = new Map<Document, number>()
    for (const document of collection.documents) {
      const pointer = typeof field === 'string' ? field : field[document.type]
      const time = pointer === undefined ? undefined : toTime(getAt(document, pointer))
      if (time !== undefined) times.set(document, time)
    }
    return times
  })
}
