/**
 * Content made from the schemas alone: one document per type and one slice per variation with every
 * field filled, and `minimal` ones with only what is required. Always the same for the same schemas.
 */
import type { Schemas } from '../read/load-schemas.ts'
import { toId, toValues } from './mock-values.ts'
import {
  findZone,
  listAlternatives,
  toDocumentFields,
  toFields,
  type Field,
} from '../read/to-fields.ts'

export type MockDocument = Record<string, unknown> & { type: string; data: Record<string, unknown> }
export type MockSlice = Record<string, unknown> & {
  variation: string
  primary: Record<string, unknown>
}

export interface Mocks {
  /** By document type. */
  documents: Map<string, { full: MockDocument; minimal: MockDocument }>
  /** By slice type: each variation in full, then `minimal`. */
  slices: Map<string, Record<string, MockSlice>>
}

export function buildMocks(schemas: Schemas): Mocks {
  const slices = new Map<string, Record<string, MockSlice>>()
  for (const [type, { schema }] of schemas.slices) {
    const fields = toFields(schema, schemas)
    const variations = Object.keys(schema['x-variations'])
    const [usual] = listAlternatives(schema)
    const zone = findZone(fields)?.name
    const toMock = (variation: string, name: string, chosen: readonly Field[]) =>
      [name, toSlice(type, variation, toValues(chosen, `${type}/${name}`), zone)] as const
    slices.set(
      type,
      Object.fromEntries([
        ...variations.map((variation) => toMock(variation, variation, fields)),
        toMock(
          'default',
          'minimal',
          fields.filter(({ required, name }) => required || name === usual),
        ),
      ]),
    )
  }
  return { documents: buildDocuments(schemas, toZone(schemas, slices)), slices }
}

/** One slice of each type an editor may choose. */
function toZone(schemas: Schemas, slices: Mocks['slices']): MockSlice[] {
  return [...slices].flatMap(([type, mocks]) => {
    const slice = mocks['default']
    return slice === undefined || schemas.slices.get(type)?.wiring.frame ? [] : [slice]
  })
}

function buildDocuments(schemas: Schemas, zone: readonly MockSlice[]): Mocks['documents'] {
  const documents: Mocks['documents'] = new Map()
  for (const [type, { schema }] of schemas.documents) {
    const fields = toDocumentFields(schema, schemas)
    const full = toValues(fields, type)
    for (const { name, kind } of fields) if (kind === 'slice-zone') full[name] = zone
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
