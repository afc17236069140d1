import { describe, expect, it } from 'vitest'
import type { Migrations } from '#schemas/migration-types.ts'
import { migrateDocument } from './migrate-document.ts'

const migrations: Migrations = {
  slices: {
    hero: {
      1: (slice) => {
        const { title, ...rest } = slice.primary
        return title === undefined ? slice : { ...slice, primary: { ...rest, headline: title } }
      },
      2: (slice) => ({
        ...slice,
        variation: slice.variation === 'old' ? 'default' : slice.variation,
      }),
    },
  },
  documents: {
    page: { 1: ({ name, ...data }) => (name === undefined ? data : { ...data, label: name }) },
  },
}
const hero = (fields: object) => ({
  slice_type: 'hero',
  id: 'hero$1',
  slice_label: null,
  items: [],
  ...fields,
})

describe('migrateDocument', () => {
  it('[PAGEBUILDER-11] takes slices from the version they are stored with to the present one', () => {
    const first = hero({ variation: 'old', version: 'initial', primary: { title: 'A', text: 'B' } })
    const second = hero({ variation: 'old', version: 'v2', primary: { title: 'kept' } })
    const other = { slice_type: 'quote', variation: 'default', primary: { title: 'C' } }
    const document = {
      type: 'article',
      id: 'x',
      data: { body: [first, second, other], title: 'T' },
    }
    const copy = structuredClone(document)
    expect(migrateDocument(document, migrations).data).toEqual({
      body: [
        { ...first, variation: 'default', version: 'v3', primary: { headline: 'A', text: 'B' } },
        { ...second, variation: 'default', version: 'v3' },
        other,
      ],
      title: 'T',
    })
    expect(document).toEqual(copy)
  })

  it('takes the fields of a document through every step', () => {
    const page = { type: 'page', id: 'x', data: { name: 'A' } }
    expect(migrateDocument(page, migrations)).toEqual({ ...page, data: { label: 'A' } })
  })

  it('leaves what is of the present version as it is, and is settled after one time', () => {
    const document = {
      type: 'article',
      data: { body: [hero({ version: 'v3', variation: 'old', primary: {} })] },
    }
    expect(migrateDocument(document, migrations)).toBe(document)
    const old = { type: 'page', data: { name: 'A', body: [hero({ primary: { title: 'A' } })] } }
    const once = migrateDocument(old, migrations)
    expect(migrateDocument(once, migrations)).toEqual(once)
  })

  it('says which migration of what failed', () => {
    const broken: Migrations = {
      documents: {},
      slices: {
        hero: {
          1: () => {
            throw new Error('no title')
          },
        },
      },
    }
    const document = { type: 'article', data: { body: [hero({ primary: {} })] } }
    expect(() => migrateDocument(document, broken)).toThrow(
      'The migration of /data/body/0, slice hero, version 1 failed: no title',
    )
  })
})
