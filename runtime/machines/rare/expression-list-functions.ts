/** Functions of expressions over lists of answers. They are apart because few machines need them. */
import { equal, number, own, text } from '../expressions/expression-operations.ts'
import { entries, list, values, type ExpressionFunction } from '../expressions/list-values.ts'

/** One object for each entry of a list or an object: its key and its value, under these names. */
const toEntries: ExpressionFunction = (of, key, value) =>
  entries(of).map(([name, entry]) => ({
    [text(key)]: Array.isArray(of) ? Number(name) : name,
    [text(value)]: entry,
  }))

export { toEntries as entries }

export const pluck: ExpressionFunction = (items, key) => values(items).map((item) => own(item, key))

/** Searched from the place `from` to the end, then from the start; -1 when the list has no such item. */
export const position: ExpressionFunction = (items, item, from = 0) => {
  const all = list(items)
  const places = all.flatMap((entry, place) => (equal(entry, item) ? [place] : []))
  return places.find((place) => place >= number(from)) ?? places[0] ?? -1
}

/** A copy; a list too short for the place is filled with null. No list grows past 10,000 items. */
export const put: ExpressionFunction = (into, key, value) => {
  if (!Array.isArray(into)) return { ...Object.fromEntries(entries(into)), [text(key)]: value }
  const place = number(key)
  if (!Number.isInteger(place) || place < 0 || place >= 10_000) return into
  const length = Math.max(into.length, place + 1)
  return Array.from({ length }, (_, at) => (at === place ? value : (into[at] ?? null)))
}
