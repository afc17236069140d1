import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { documents, envelope, slices } from 'virtual:slicewright/validators'
import { buildValidators } from './generate-validators.ts'
import { loadSchemas } from '../read/load-schemas.ts'
import { repositoryRoot } from '../read/roots.ts'

const schemas = loadSchemas([repositoryRoot])
const text = await buildValidators(schemas)
const title = [{ type: 'heading1', text: 'Learning is a conversation', spans: [] }]

describe('[PAGEBUILDER-02] compiled validators', () => {
  it('exist for every document type and slice', () => {
    expect(Object.keys(documents)).toEqual([...schemas.documents.keys()])
    expect(Object.keys(slices)).toEqual([...schemas.slices.keys()])
  })

  it('need neither eval nor CommonJS nor ajv itself at run time', () => {
    expect(text).not.toMatch(/\beval\b|new Function|\brequire\(/)
    expect([...text.matchAll(/from "([^"]+)"/g)].map((match) => match[1])).toEqual([
      'ajv/dist/runtime/ucs2length.js',
      'ajv-formats/dist/formats.js',
    ])
  })

  it('share one function per field kind, and stay small', () => {
    const checksOfAddresses = text.match(/new RegExp\("\^\(\[hH\]/g)
    expect(checksOfAddresses).toHaveLength(1)
    const count = Object.keys(documents).length + Object.keys(slices).length
    expect(gzipSync(text).length / count).toBeLessThan(700)
  })

  it('collect every error with its path', () => {
    const validate = slices['hero']!
    expect(validate({ title, ctas: [{ type: 'buy', label: 'x'.repeat(81) }], color: 'blue' })).toBe(
      false,
    )
    expect(
      validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`),
    ).toEqual(['/ctas/0/type enum', '/ctas/0/label maxLength', '/color enum'])
  })

  it('name a missing field', () => {
    expect(documents['legal_document']!({ title })).toBe(false)
    expect(documents['legal_document']!.errors).toMatchObject([
      { instancePath: '', keyword: 'required', params: { missingProperty: 'content' } },
    ])
  })

  it('know formats: a day that is in no calendar is no date', () => {
    const data = { title, content: title }
    expect(documents['legal_document']!({ ...data, updated_on: '2026-05-04' })).toBe(true)
    expect(documents['legal_document']!({ ...data, updated_on: '2026-02-29' })).toBe(false)
  })

  it('apply mixins, and leave unknown fields and the slices of a zone alone', () => {
    const validate = documents['home_page']!
    expect(
      validate({ title, unknown: 1, body: [{ slice_type: 'hologram', primary: { a: 1 } }] }),
    ).toBe(true)
    expect(validate({ title, header_color: 'blue' })).toBe(false)
    expect(validate({ title, meta_title: 7 })).toBe(false)
  })

  it('refuse an envelope without language', () => {
    const mock = {
      id: 'x',
      uid: null,
      type: 'home_page',
      isBroken: false,
      alternate_languages: [],
      data: {},
    }
    expect(envelope({ ...mock, lang: 'en-us' })).toBe(true)
    expect(envelope(mock)).toBe(false)
  })
})
