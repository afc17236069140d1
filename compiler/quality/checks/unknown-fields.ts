import { isObject } from '#schemas/is-object.ts'
import { findNearest } from '#schemas/find-nearest.ts'
import type { RawDocument } from '../../../runtime/model/documents/document.ts'
import type { FieldKinds, Kinds } from '../../../runtime/model/documents/kinds.ts'
import {
  kindsOfVariation,
  usualVariation,
} from '../../../runtime/model/documents/kinds-of-variation.ts'
import { own } from '../../../runtime/model/documents/own.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import type { Rule } from '../inspect/finding.ts'
import { findingOf } from '../inspect/to-finding.ts'

const misspeltField: Rule = {
  id: 'misspelt-field',
  level: 'error',
  title: 'Misspelt field name',
  reason: 'Its value is not shown: the site reads only the correct name.',
}

const unknownField: Rule = {
  id: 'unknown-field',
  level: 'warning',
  title: 'Unknown field',
  reason: 'Its value is not shown. Pages appear without it.',
}

export const unknownFields: ContentCheck = {
  rules: [misspeltField, unknownField],
  *run({ documents, site }) {
    for (const { raw } of documents) {
      for (const { name, value, path, known } of findUnknown(raw, site.kinds)) {
        const near = findNearest(
          name,
          known.filter((candidate) => candidate !== name),
        )
        const message = `There is no field "${name}"; its value ${toShort(value)} is not shown.`
        const hint = near
          ? `Did you mean "${near}"?`
          : `Known here: ${known.join(', ')}. Remove the field, or ask the developers to add it.`
        yield findingOf(near ? misspeltField : unknownField, raw, site, { path, message, hint })
      }
    }
  },
}

interface Unknown {
  name: string
  value: unknown
  path: string
  known: readonly string[]
}

function* findUnknown({ type, data }: RawDocument, kinds: Kinds): Generator<Unknown> {
  const fields = own(kinds.documents, type)?.fields
  if (fields) yield* walk(data, fields, '/data', kinds)
}

function* walk(value: unknown, fields: FieldKinds, at: string, kinds: Kinds): Generator<Unknown> {
  if (!isObject(value)) return
  for (const [name, field] of Object.entries(value)) {
    const kind = own(fields, name)
    const path = `${at}/${name}`
    if (kind === undefined) {
      if (!isEmpty(field)) yield { name, value: field, path, known: Object.keys(fields) }
    } else if (typeof kind === 'object') {
      yield* walkRows(field, kind.group, path, kinds)
    } else if (kind === 'slice-zone' && Array.isArray(field)) {
      for (const [index, slice] of field.entries())
        yield* walkSlice(slice, `${path}/${index}`, kinds)
    }
  }
}

function* walkRows(
  rows: unknown,
  fields: FieldKinds,
  at: string,
  kinds: Kinds,
): Generator<Unknown> {
  if (!Array.isArray(rows)) return
  for (const [index, row] of rows.entries()) yield* walk(row, fields, `${at}/${index}`, kinds)
}

function* walkSlice(slice: unknown, at: string, kinds: Kinds): Generator<Unknown> {
  if (!isObject(slice) || typeof slice['slice_type'] !== 'string') return
  const found = own(kinds.slices, slice['slice_type'])
  if (!found) return
  const known = kindsOfVariation(found, slice['variation'] ?? usualVariation(found))
  const { [known.items ?? '']: zone, ...fields } = known.fields
  yield* walk(slice['primary'], fields, `${at}/primary`, kinds)
  const inZone = typeof zone === 'object' ? zone.group : {}
  yield* walkRows(slice['items'], inZone, `${at}/items`, kinds)
}

/**
 * The service writes every field of its model, filled or not: an empty unknown field loses nothing.
 */
function isEmpty(value: unknown): boolean {
  if (value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) && (Object.keys(value).length === 0 || value['link_type'] === 'Any')
}

function toShort(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
