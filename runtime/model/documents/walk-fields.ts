/** Every field of a document with its kind and its place, groups and slices included. */
import type { Document, Fields, Slice } from './document.ts'
import type { FieldKinds, Kind, Kinds } from './kinds.ts'
import { kindsOfVariation } from './kinds-of-variation.ts'
import { own } from './own.ts'
import { placeOf } from './place-in-slice.ts'

export interface FoundField {
  kind: Exclude<Kind, object>
  value: unknown
  path: string
}

export function* walkFields(document: Document, kinds: Kinds): Generator<FoundField> {
  const known = own(kinds.documents, document.type)?.fields ?? {}
  yield* walk(document.data, known, (path) => `/data${path}`, kinds)
}

function* walk(
  fields: Fields,
  known: FieldKinds,
  toPlace: (path: string) => string,
  kinds: Kinds,
): Generator<FoundField> {
  for (const name in fields) {
    const kind = known[name]
    const value = fields[name]
    if (kind === undefined) continue
    if (typeof kind === 'object') {
      for (const [index, item] of (value as Fields[]).entries())
        yield* walk(item, kind.group, (path) => toPlace(`/${name}/${index}${path}`), kinds)
    } else if (kind === 'slice-zone') {
      for (const slice of value as Slice[]) {
        const found = own(kinds.slices, slice.type)
        if (!found) continue
        const { fields: inner, items } = kindsOfVariation(found, slice.variation)
        const zone = items === undefined ? {} : { items }
        yield* walk(slice.fields, inner, placeOf(slice.at, zone), kinds)
      }
    } else {
      yield { kind, value, path: toPlace(`/${name}`) }
    }
  }
}
