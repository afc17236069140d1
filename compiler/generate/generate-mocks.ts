/**
 * Content made from the schemas alone: one document per type and one slice per variation with every
 * field filled, and `minimal` ones with only what is required. Always the same for the same schemas.
 */
import type { Schemas } from '../read/load-schemas.ts'
import { toId, toValues } from './mock-values.ts'
import {
  findZone,
  listAlternatives,
  listVariations,
  toDocumentFields,
  toFields,
  toVariationSchema,
  type Field,
  type Variation,
} from '../read/to-fields.ts'

export type MockDocument = Record<string, unknown> & { type: string; data: Record<string, unknown> }
export type MockSlice = Record<string, unknown> & {
  variation: string
  primary: Record<string, unknown>
}

export interface Mocks {
  /** Mocks by document type. */
  documents: Map<string, { full: MockDocument; minimal: MockDocument }>
  /** Mocks by slice type: each variation in full, then `minimal`. */
  slices: Map<string, Record<string, MockSlice>>
}

export function buildMocks(schemas: Schemas): Mocks {
  const slices = new Map<string, Record<string, MockSlice>>()
  for (const [type, { schema }] of schemas.slices) {
    const [alternative] = listAlternatives(schema)
    const toMock = (variation: Variation, name: string, isChosen: (field: Field) => boolean) => {
      const fields = toFields(toVariationSchema(schema, variation), schemas)
      const values = toValues(fields.filter(isChosen), `${type}/${name}`)
      return [name, toSlice(type, variation.id, values, findZone(fields)?.name)] as const
    }
    const variations = listVariations(schema)
    const usual = variations.find(({ id }) => id === 'default') ?? variations[0]
    slices.set(
      type,
      Object.fromEntries([
        ...variations.map((variation) => toMock(variation, variation.id, () => true)),
        ...(usual
          ? [toMock(usual, 'minimal', (field) => field.required || field.name === alternative)]
          : []),
      ]),
    )
  }
  return { documents: buildDocuments(schemas, toZone(schemas, slices)), slices }
}

/** One slice of each type an editor may choose. */
function toZone(schemas: Schemas, slices: Mocks['slices']): MockSlice[] {
  return [...slices].flatMap(([type, mocks]) => {
    const [first] = Object.values(mocks)
    const slice = mocks['default'] ?? first
    const { wiring, schema } = schemas.slices.get(type)!
    const isOffered = !wiring.frame && schema['x-editor']?.offered !== false
    return slice && isOffered ? [slice] : []
  })
}

function buildDocuments(schemas: Schemas, zone: readonly MockSlice[]): Mocks['documents'] {
  const documents: Mocks['documents'] = new Map()
  for (const [type, { schema }] of schemas.documents) {
    const fields = toDocumentFields(schema, schemas)
    const full = toValues(fields, type)
    for (const { name, kind, editor } of fields) {
      if (kind !== 'slice-zone') continue
      const { choices } = editor
      full[name] = zone.filter((slice) => choices?.includes(String(slice['slice_type'])) ?? true)
    }
    const minimal = toValues(
      fields.filter((field) => field.required),
      `${type}/minimal`,
    )
    const hasUid = fields.some((field) => field.kind === 'uid')
    documents.set(type, {
      full: toDocument(type, 'full', hasUid, full),
      minimal: toDocument(type, 'minimal', hasUid, minimal),
    })
  }
  return documents
}

/** In the content service's form; `uid` stands beside `data`, not in it. */
function toDocument(
  type: string,
  name: string,
  hasUid: boolean,
  { uid: _, ...data }: Record<string, unknown>,
): MockDocument {
  return {
    id: toId(`${type}/${name}`),
    uid: hasUid ? `sample-${name}` : null,
    url: null,
    type,
    tags: [],
    first_publication_date: '2026-01-05T09:00:00+0000',
    last_publication_date: '2026-01-05T09:00:00+0000',
    lang: 'en-us',
    alternate_languages: [],
    data,
  }
}

function toSlice(
  type: string,
  variation: string,
  fields: Record<string, unknown>,
  zone: string | undefined,
): MockSlice {
  const { [zone ?? '']: items = [], ...primary } = fields
  const id = `${type}$${toId(`${type}/${variation}`)}`
  return {
    id,
    slice_type: type,
    slice_label: null,
    variation,
    version: 'initial',
    items,
    primary,
  }
}
