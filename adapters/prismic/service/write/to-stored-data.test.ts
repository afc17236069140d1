import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../parse-json.ts'
import { toStoredData } from './to-stored-data.ts'

const context = {
  slice: () => undefined,
  asset: () => undefined,
  assetAt: () => undefined,
  typeOf: (id: string) => ({ 'page-home': 'page', 'author-ada': 'author' })[id],
}

function store(fields: JsonObject, data: JsonObject) {
  return toStoredData(data, { json: { Main: fields } }, context)
}

describe('slices of legacy models', () => {
  const text = { type: 'Text' }
  const zone: JsonObject = {
    body: {
      type: 'Slices',
      config: {
        choices: {
          quote: { type: 'Slice', 'non-repeat': { words: text }, repeat: { name: text } },
          list: { type: 'Group', config: { fields: { one: text } } },
          plain: { type: 'StructuredText', config: { multi: 'paragraph' } },
        },
      },
    },
  }
  const body = (...slices: JsonObject[]) => store(zone, { body: slices })

  it('are stored as the API answers with them, without variation', () => {
    const slices: JsonObject[] = [
      {
        id: 'quote$1',
        slice_type: 'quote',
        slice_label: 'wide',
        primary: { words: 'a' },
        items: [],
      },
      { slice_type: 'quote', primary: {}, items: [{ name: 'b' }] },
      { slice_type: 'list', value: [{ one: 'c' }] },
      { slice_type: 'plain', value: [{ type: 'paragraph', text: 'd', spans: [] }] },
    ]
    const { data, faults } = body(...slices)
    expect(faults).toEqual([])
    expect(data['body']).toEqual([
      slices[0],
      { ...slices[1], id: expect.stringMatching(/^quote\$/), slice_label: null },
      { ...slices[2], id: expect.stringMatching(/^list\$/), slice_label: null },
      { ...slices[3], id: expect.stringMatching(/^plain\$/), slice_label: null },
    ])
  })

  it('are refused where their parts are not those of the model', () => {
    const { faults } = body(
      { slice_type: 'quote', primary: { name: 'a' }, items: [{ name: 5 }] },
      { slice_type: 'list', value: [{ two: 'b' }] },
      { slice_type: 'plain', value: 'c' },
      { slice_type: 'other' },
    )
    expect(faults.map(({ property, error }) => `${property}: ${error}`).sort()).toEqual([
      'data.body[0].items[0].name: The value must be a string',
      'data.body[0].primary.name: The model has no such field',
      'data.body[1].value[0].two: The model has no such field',
      'data.body[2].value: The value must be an array',
      'data.body[3].slice_type: The zone has no such slice',
    ])
  })
})

describe('values', () => {
  const select = { type: 'Select', config: { options: ['red', 'green'] } }
  const number = { type: 'Number', config: { min: 0, max: 9 } }
  const link = (config: JsonObject) => ({ type: 'Link', config })
  const author = link({
    select: 'document',
    customtypes: ['post', { id: 'author', fields: ['name'] }],
  })
  const toDocument = (id: string) => ({ link_type: 'Document', id })

  it.each<[string, JsonObject, Json]>([
    ['one of the options', select, 'red'],
    ['no option', select, ''],
    ['any word where the model has no options', { type: 'Select', config: { options: [] } }, 'x'],
    ['a number at its limit', number, 9],
    ['nothing', number, null],
    [
      'a link of the kind',
      link({ select: 'web' }),
      { link_type: 'Web', url: 'https://example.com' },
    ],
    ['an empty link', link({ select: 'web' }), { link_type: 'Any' }],
    ['a link of any kind', link({}), toDocument('page-home')],
    ['a document of the type', author, toDocument('author-ada')],
    ['a document that nobody knows', author, toDocument('none')],
    [
      'a variant',
      link({ variants: ['Primary'] }),
      { ...toDocument('page-home'), variant: 'Primary' },
    ],
  ])('that the model allows are taken: %s', (_, model, value) => {
    expect(store({ field: model }, { field: value })).toEqual({
      data: { field: value },
      faults: [],
    })
  })

  it.each<[string, JsonObject, Json, string]>([
    ['another option', select, 'blue', 'data.field: The value must be one of: red, green'],
    ['a number below', number, -1, 'data.field: The value must be at least 0'],
    ['a number above', number, 10, 'data.field: The value must be at most 9'],
    ['a text for a number', number, '1', 'data.field: The value must be a number'],
    [
      'a link of another kind',
      link({ select: 'web' }),
      toDocument('page-home'),
      'data.field.link_type: The value must be Web or Any',
    ],
    [
      'a document of another type',
      author,
      toDocument('page-home'),
      'data.field.id: The document must be of type post, author, not page',
    ],
    [
      'another variant',
      link({ variants: ['Primary'] }),
      { ...toDocument('page-home'), variant: 'Huge' },
      'data.field.variant: The value must be one of: Primary',
    ],
    [
      'each link of several',
      link({ select: 'web', repeat: true }),
      [{ link_type: 'Web', url: 'https://example.com' }, toDocument('page-home')],
      'data.field[1].link_type: The value must be Web or Any',
    ],
  ])('outside the model are refused: %s', (_, model, value, expected) => {
    const { faults } = store({ field: model }, { field: value })
    expect(faults.map(({ property, error }) => `${property}: ${error}`)).toEqual([expected])
  })
})
