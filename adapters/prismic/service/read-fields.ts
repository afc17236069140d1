import { isObject } from '#schemas/is-object.ts'
import type { ApiDocument } from './content-state.ts'
import type { ContentState } from './content-state.ts'
import type { Json } from './parse-json.ts'
import type { Scalar } from './parse-predicates.ts'

/** A path of a query or ordering: `document.tags`, or `my.<type>.<field>`. */
export interface FieldPath {
  /** Undefined for the envelope, which every type has. */
  type: string | undefined
  names: string[]
}

const ENVELOPE = ['id', 'type', 'tags', 'first_publication_date', 'last_publication_date'] as const
type EnvelopeName = (typeof ENVELOPE)[number]

/**
 * Undefined for a path the service does not know. A type without documents is such: the API
 * answers the same for a type that does not exist and for one that nobody has published yet.
 */
export function toFieldPath(path: string | undefined, state: ContentState): FieldPath | undefined {
  const [root, second, ...names] = path?.split('.') ?? []
  if (second === undefined) return undefined
  if (root === 'my' && names.length > 0 && state.byType(second).length > 0) {
    return { type: second, names }
  }
  const isEnvelope = root === 'document' && ENVELOPE.includes(second as EnvelopeName)
  return isEnvelope ? { type: undefined, names: [second] } : undefined
}

/** The values at a path, one per item of a group; empty when the document has none. */
export function readField(document: ApiDocument, { type, names }: FieldPath): Json[] {
  if (type === undefined) return [document[names[0] as EnvelopeName]].flat()
  if (document.type !== type) return []
  if (names[0] === 'uid') return document.uid === null ? [] : [document.uid]
  return descend(document.data, names)
}

function descend(value: Json | undefined, names: readonly string[]): Json[] {
  const [name, ...rest] = names
  if (name === undefined) return isEmpty(value) ? [] : [value as Json]
  if (Array.isArray(value)) return value.flatMap((item) => descend(item, names))
  return isObject(value) ? descend(value[name], rest) : []
}

function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) && (Object.keys(value).length === 0 || value['link_type'] === 'Any')
}

/** What a value is compared by: itself, or the id of a linked document. */
export function toScalar(value: Json): Scalar | undefined {
  if (isObject(value)) return typeof value['id'] === 'string' ? value['id'] : undefined
  return value === null || Array.isArray(value) ? undefined : value
}

/** Milliseconds of `2026-11-21`, `2026-11-21T09:00:00+0000` or a number; NaN for anything else. */
export function toTime(value: Json): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : NaN
}
