import { describe, expect, it } from 'vitest'
import { documents, envelope, slices } from 'virtual:slicewright/validators'
import { createAjv, withoutAnnotations } from '../read/create-ajv.ts'
import { loadEveryKind } from '../testing/every-kind.ts'
import { buildMocks } from './generate-mocks.ts'
import { loadSchemas } from '../read/load-schemas.ts'
import { repositoryRoot } from '../read/roots.ts'
import { listAlternatives, toDocumentFields, toFields } from '../read/to-fields.ts'

const schemas = loadSchemas([repositoryRoot])
const mocks = buildMocks(schemas)

describe.each([...mocks.documents])(
  '[PAGEBUILDER-02] mocks of the type %s',
  (type, { full, minimal }) => {
    const validate = documents[type]!

    it('are valid, in full and with only what is required', () => {
      for (const mock of [full, minimal]) {
        expect(validate(mock.data), JSON.stringify(validate.errors)).toBe(true)
        expect(envelope({ ...mock, isBroken: false }), JSON.stringify(envelope.errors)).toBe(true)
      }
    })

    it('fill every field, or the required ones', () => {
      const fields = toDocumentFields(schemas.documents.get(type)!.schema, schemas).filter(
        ({ kind }) => kind !== 'uid',
      )
      expect(Object.keys(full.data)).toEqual(fields.map((field) => field.name))
      expect(Object.keys(minimal.data)).toEqual(
        fields.filter((field) => field.required).map((field) => field.name),
      )
    })
  },
)

describe.each([...mocks.slices])('[PAGEBUILDER-03] mocks of the slice %s', (type, variations) => {
  it('are valid in every variation, and fill every field', () => {
    const { schema } = schemas.slices.get(type)!
    expect(Object.keys(variations)).toEqual([...Object.keys(schema['x-variations']), 'minimal'])
    for (const [name, { primary }] of Object.entries(variations)) {
      expect(slices[type]!(primary), JSON.stringify(slices[type]!.errors)).toBe(true)
      const [usual] = listAlternatives(schema)
      const expected = toFields(schema, schemas).filter(
        (field) => name !== 'minimal' || field.required || field.name === usual,
      )
      expect(Object.keys(primary)).toEqual(expected.map((field) => field.name))
    }
  })
})

it('mocks every field kind', () => {
  const every = loadEveryKind()
  const { schema } = every.documents.get('everything')!
  const validate = createAjv(every).compile(withoutAnnotations(schema))
  const { data } = buildMocks(every).documents.get('everything')!.full
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true)
  expect(data['key_text']).toMatch(/^.{1,10}$/)
})

it('mocks the same every time', () => {
  expect(buildMocks(loadSchemas([repositoryRoot]))).toEqual(mocks)
})
