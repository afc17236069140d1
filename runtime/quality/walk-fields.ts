/** Every field of a document with its kind and its place, groups and slices included. */
import type { Document, Fields, Slice } from '../documents/document.ts'
import type { FieldKinds, Kind, Kinds } from '../documents/kinds.ts'
import { own } from '../documents/own.ts'

export interface FoundField {
  kind: Exclude<Kind, object>
  value: unknown
  path: string
}

export function* walkFields(document: Document, kinds: Kinds): Generator<FoundField> {
  yield* walk(document.data, own(kinds.documents, document.type)?.fields ?? {}, '/data', kinds)
}

function* walk(fields: Fields, known: FieldKinds, at: string, kinds: Kinds): Generator<FoundField> {
  for (const name in fields) {
    const kind = known[name]
    const value = fields[name]
    const path = `${at}/${name}`
    if (kind === undefined) continue
    if (typeof kind === 'object') {
      for (const [index, item] of (value as Fields[]).entries())
        yield* walk(item, kind.group, `${path}/${index}`, kinds)
    } else if (kind === 'slice-zone') {
      for (const slice of value as Slice[])
        yield* walk(slice.fields, kinds.slices[slice.type]?.fields ?? {}, slice.fieldsAt, kinds)
    } else {
      yield { kind, value, path }
    }
  }
}
