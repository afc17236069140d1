/** Whether the values of one field fit another: a document's field in a slice's. */
import type { Schemas } from '../read/load-schemas.ts'
import type { Field } from '../read/to-fields.ts'
import type { Target } from './find-target.ts'

/** Kinds whose raw values fit another kind as they are. */
const accepted: Record<string, readonly string[]> = {
  'key-text': ['select', 'uid'],
  link: ['media-link', 'content-relationship'],
  'rich-text': ['title', 'key-text', 'select', 'uid'],
  // A text is written as a heading, as a text that was made is.
  title: ['key-text', 'select', 'uid'],
}

/** Undefined when it fits; else the reason why it does not, as the end of a sentence. */
export function findMisfit(from: Target, to: Field, schemas: Schemas): string | undefined {
  // Unknown kinds are reported for the schema that names them.
  if (!schemas.fields.has(from.kind) || !schemas.fields.has(to.kind)) return undefined
  if (from.kind !== to.kind && !accepted[to.kind]?.includes(from.kind)) {
    return `it is of kind ${from.kind}, but "${to.name}" is of kind ${to.kind}`
  }
  if (!from.field) return undefined
  return (
    findUnknownValues(from.field, to) ??
    findWiderLimit(from.field, to, schemas) ??
    findItemMisfit(from.field, to, schemas)
  )
}

function findUnknownValues(from: Field, to: Field): string | undefined {
  if (to.kind !== 'select') return undefined
  const allowed = new Set(to.schema.enum)
  const refused = (from.schema.enum ?? []).filter((value) => !allowed.has(value))
  return refused.length === 0
    ? undefined
    : `"${to.name}" does not allow ${refused.map((value) => `"${value}"`).join(', ')}`
}

/** A document could be valid everywhere and still lose the field when it is shown. */
function findWiderLimit(from: Field, to: Field, schemas: Schemas): string | undefined {
  for (const [limit, unit] of [
    ['maxLength', 'characters'],
    ['maxItems', 'items'],
  ] as const) {
    const upper = readLimit(to, limit, schemas)
    const given = readLimit(from, limit, schemas)
    // Values of a select or uid are short; their kinds set no such limit.
    if (upper === undefined || given === undefined || given <= upper) continue
    return `it may have ${given} ${unit}, but "${to.name}" takes at most ${upper}`
  }
  return undefined
}

function readLimit(
  field: Field,
  limit: 'maxLength' | 'maxItems',
  schemas: Schemas,
): number | undefined {
  const own = field.schema[limit]
  const ofKind = schemas.fields.get(field.kind)?.schema[limit]
  return own === undefined ? ofKind : Math.min(own, ofKind ?? own)
}

function findItemMisfit(from: Field, to: Field, schemas: Schemas): string | undefined {
  if (to.kind !== 'group') return undefined
  for (const inner of to.fields ?? []) {
    const source = from.fields?.find((field) => field.name === inner.name)
    if (source) {
      const misfit = findMisfit({ kind: source.kind, field: source }, inner, schemas)
      if (misfit !== undefined) return `of its "${source.name}", ${misfit}`
    } else if (inner.required) {
      return `its items have no "${inner.name}", which those of "${to.name}" need`
    }
  }
  return undefined
}
