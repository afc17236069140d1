import { isObject } from '#schemas/is-object.ts'
import type { ApiDocument } from './content-state.ts'
import type { ContentState } from './content-state.ts'
import { hasWords, scoreSimilar, toWords } from './full-text.ts'
import { toDatePartTest } from './match-dates.ts'
import type { Json } from './parse-json.ts'
import { QueryError } from './parse-predicates.ts'
import type { Argument, Predicate, Scalar } from './parse-predicates.ts'
import { readField, toFieldPath, toScalar, toTime } from './read-fields.ts'

export interface Matcher {
  matches(document: ApiDocument): boolean
  /** The order the predicate itself asks for, smallest first: `in`, `similar`, `geopoint.near`. */
  rank?(document: ApiDocument): number
}

type Read = (document: ApiDocument) => Json[]

/** @throws QueryError for an unknown predicate or field, and for arguments of the wrong kind */
export function toMatcher(predicate: Predicate, state: ContentState): Matcher {
  const { name, path, args } = predicate
  if (name === 'similar') return toSimilarMatcher(predicate, state)
  if (name === 'fulltext' && path === 'document') {
    const words = toWords(String(args[0] ?? ''))
    return { matches: (document) => hasWords(document, words, state) }
  }
  const field = toFieldPath(path, state)
  if (!field) throw fail(predicate, `unexpected field '${path ?? ''}'`)
  const read: Read = (document) => readField(document, field)

  const arity = ARITY[name] ?? 1
  if (args.length !== arity) throw fail(predicate, `expected ${arity} values, got ${args.length}`)
  const build = MATCHERS[name]
  if (build) {
    const matcher = build(read, args, predicate)
    if (name !== 'missing') return matcher
    return { matches: (document) => document.type === field.type && matcher.matches(document) }
  }
  const isInPart = toDatePartTest(name, args[0])
  if (!isInPart) throw fail(predicate, 'unknown predicate')
  return times(read, isInPart)
}

const ARITY: Record<string, number> = {
  has: 0,
  missing: 0,
  'number.inRange': 2,
  'date.between': 2,
  'geopoint.near': 3,
}

const MATCHERS: Record<string, (read: Read, args: Argument[], p: Predicate) => Matcher> = {
  at: (read, [wanted]) => ({ matches: (document) => isAt(read(document), wanted) }),
  not: (read, [wanted]) => ({ matches: (document) => !isAt(read(document), wanted) }),
  any: (read, args, predicate) => {
    const wanted = toList(args[0], predicate)
    return { matches: (document) => read(document).some((v) => wanted.some((w) => same(v, w))) }
  },
  in: (read, args, predicate) => {
    const order = new Map(toList(args[0], predicate).map((value, index) => [value, index]))
    const rank = (document: ApiDocument) => order.get(toScalar(read(document)[0] ?? null) ?? '')
    return {
      matches: (document) => rank(document) !== undefined,
      rank: (document) => rank(document) ?? Infinity,
    }
  },
  fulltext: (read, [wanted]) => {
    const words = toWords(String(wanted))
    return { matches: (document) => toWords(read(document)).isSupersetOf(words) }
  },
  has: (read) => ({ matches: (document) => read(document).length > 0 }),
  missing: (read) => ({ matches: (document) => read(document).length === 0 }),
  'number.lt': (read, [limit]) => numbers(read, (value) => value < Number(limit)),
  'number.gt': (read, [limit]) => numbers(read, (value) => value > Number(limit)),
  'number.inRange': (read, [low, high]) =>
    numbers(read, (value) => value >= Number(low) && value <= Number(high)),
  'date.after': (read, [limit]) => times(read, (time) => time > toTime(limit as Json)),
  'date.before': (read, [limit]) => times(read, (time) => time < toTime(limit as Json)),
  'date.between': (read, [low, high]) =>
    times(read, (time) => time >= toTime(low as Json) && time <= toTime(high as Json)),
  'geopoint.near': (read, args) => {
    const [latitude = NaN, longitude = NaN, radius = NaN] = args.map(Number)
    const rank = (document: ApiDocument) =>
      Math.min(...read(document).map((point) => kilometres(point, latitude, longitude)))
    return { matches: (document) => rank(document) <= radius, rank }
  },
}

function toSimilarMatcher(predicate: Predicate, state: ContentState): Matcher {
  const [id, maxDocuments] = predicate.args
  if (typeof id !== 'string' || typeof maxDocuments !== 'number') {
    throw fail(predicate, 'expected a document id and a number')
  }
  const scores = scoreSimilar(id, maxDocuments, state)
  return {
    matches: (document) => scores.has(document.id),
    rank: (document) => -(scores.get(document.id) ?? 0),
  }
}

function fail({ name, query, column }: Predicate, message: string): QueryError {
  return new QueryError(`[function ${name}(..)] ${message}`, query, column)
}

function toList(value: Argument | undefined, predicate: Predicate): Scalar[] {
  if (!Array.isArray(value)) throw fail(predicate, 'expected a list of values')
  return value
}

/** A list means all of them: `at(document.tags, ["a", "b"])`. */
function isAt(values: Json[], wanted: Argument | undefined): boolean {
  return [wanted ?? []].flat().every((w) => values.some((value) => same(value, w)))
}

/** Dates are also given as milliseconds. */
function same(value: Json, wanted: Scalar): boolean {
  const scalar = toScalar(value)
  if (typeof scalar === 'string' && typeof wanted === 'number') return toTime(scalar) === wanted
  return scalar === wanted
}

function numbers(read: Read, test: (value: number) => boolean): Matcher {
  return {
    matches: (document) => read(document).some((value) => typeof value === 'number' && test(value)),
  }
}

function times(read: Read, test: (time: number) => boolean): Matcher {
  return {
    matches: (document) =>
      read(document).some((value) => {
        const time = toTime(value)
        return !Number.isNaN(time) && test(time)
      }),
  }
}

/** Distance on the sphere by the haversine formula; NaN when the value is no point. */
function kilometres(point: Json, latitude: number, longitude: number): number {
  if (!isObject(point)) return NaN
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const [lat, lon] = [Number(point['latitude']), Number(point['longitude'])]
  const chord =
    half(lat - latitude) +
    Math.cos(radians(lat)) * Math.cos(radians(latitude)) * half(lon - longitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}
