import { describe, expect, it } from 'vitest'
import { compareModels, type RemoteModel } from './index.ts'

const field = (type: string, config: object = {}) => ({ type, config })
const type = (fields: object, others: object = {}): RemoteModel =>
  ({ id: 'page', label: 'Page', repeatable: true, json: { Main: fields }, ...others }) as never
const slice = (primary: object, others: object = {}): RemoteModel =>
  ({
    id: 'hero',
    name: 'Hero',
    variations: [{ id: 'default', imageUrl: '', primary, items: {}, ...others }],
  }) as never

function compareTypes(before: RemoteModel, after: RemoteModel, ...contents: object[]) {
  const content = contents.map((data, at) => ({
    id: `d${at}`,
    type: 'page',
    lang: 'en-us',
    uid: `u${at}`,
    data,
  }))
  const [there, own] = [before, after].map((model) => ({ customtypes: [model], slices: [] }))
  return compareModels(own!, there!, content).changes.map(({ path, what, breaks }) => [
    path,
    what,
    breaks,
  ])
}

describe('[PAGEBUILDER-11] a change of a model', () => {
  it.each([
    ['a removed field', { a: field('Text') }, {}, { a: 'x' }, {}],
    ['another kind', { a: field('Text') }, { a: field('Number') }, { a: 'x' }, { a: '' }],
    [
      'a narrowed select',
      { a: field('Select', { options: ['x', 'y'] }) },
      { a: field('Select', { options: ['y'] }) },
      { a: 'x' },
      { a: 'y' },
    ],
    [
      'a tightened range',
      { a: field('Number', { max: 9 }) },
      { a: field('Number', { max: 5 }) },
      { a: 7 },
      { a: 5 },
    ],
    [
      'a narrowed rich text',
      { a: field('StructuredText', { multi: 'paragraph,strong' }) },
      { a: field('StructuredText', { multi: 'paragraph' }) },
      { a: [{ type: 'paragraph', text: 'x', spans: [{ type: 'strong', start: 0, end: 1 }] }] },
      { a: [{ type: 'paragraph', text: 'x', spans: [] }] },
    ],
    [
      'a rich text of one block',
      { a: field('StructuredText', { multi: 'paragraph' }) },
      { a: field('StructuredText', { single: 'paragraph' }) },
      {
        a: [
          { type: 'paragraph', text: 'x' },
          { type: 'paragraph', text: 'y' },
        ],
      },
      { a: [{ type: 'paragraph', text: 'x' }] },
    ],
    [
      'a relationship to fewer types',
      { a: field('Link', { select: 'document', customtypes: ['page', 'author'] }) },
      { a: field('Link', { select: 'document', customtypes: ['author'] }) },
      { a: { link_type: 'Document', type: 'page', id: 'x' } },
      { a: { link_type: 'Document', type: 'author', id: 'x' } },
    ],
    [
      'a list of links that is none any more',
      { a: field('Link', { repeat: true }) },
      { a: field('Link', {}) },
      { a: [{ link_type: 'Web', url: 'x' }] },
      { a: [] },
    ],
    [
      'a field removed from a group',
      { a: field('Group', { fields: { b: field('Text') } }) },
      { a: field('Group', { fields: {} }) },
      { a: [{ b: '' }, { b: 'x' }] },
      { a: [{ b: '' }] },
    ],
    [
      'a slice removed from a zone',
      { a: field('Slices', { choices: { hero: {}, quote: {} } }) },
      { a: field('Slices', { choices: { hero: {} } }) },
      { a: [{ slice_type: 'quote' }] },
      { a: [{ slice_type: 'hero' }] },
    ],
  ])('%s breaks the content that uses it, and no other', (_, before, after, used, unused) => {
    const of = (...contents: object[]) =>
      compareTypes(type(before), type(after), ...contents).map(([, , breaks]) => breaks)
    expect(of(used, unused)).toEqual([['d0']])
    expect(of(unused)).toEqual([[]])
  })

  it('adds fields, choices, variations and words without breaking anything', () => {
    const before = type({ a: field('Select', { options: ['x'] }) })
    const after = type(
      { a: field('Select', { options: ['x', 'y'] }), b: field('Text') },
      { label: 'Pages' },
    )
    expect(compareTypes(before, after, { a: 'x' })).toEqual([
      ['a', 'words or limits', []],
      ['b', 'field added', []],
    ])
    expect(compareTypes(before, { ...before, label: 'Pages' })).toEqual([
      ['', 'words or order', []],
    ])
  })

  it('of a type to one document a language breaks the languages that have more', () => {
    const one = { ...type({}), repeatable: false }
    expect(compareTypes(type({}), one, {}, {})).toEqual([
      ['repeatable', 'one document a language', ['d0', 'd1']],
    ])
    expect(compareTypes(type({}), one, {})).toEqual([['repeatable', 'one document a language', []]])
  })

  it('of a slice is judged by the slices of its variation, wherever they are', () => {
    const before = slice({ title: field('Text') })
    const after = slice({})
    const used = { slice_type: 'hero', variation: 'default', primary: { title: 'x' }, items: [] }
    const content = [{ id: 'd', type: 'page', lang: 'en-us', uid: null, data: { body: [used] } }]
    const there = { customtypes: [], slices: [before] }
    const changesOf = (own: RemoteModel[]) =>
      compareModels({ customtypes: [], slices: own }, there, content)
    expect(changesOf([after]).changes).toMatchObject([
      { path: 'default.primary.title', breaks: ['d'] },
    ])
    expect(changesOf([slice({}, { id: 'other' })]).changes).toMatchObject([
      { path: 'default', what: 'variation removed', breaks: ['d'] },
      { path: 'other', what: 'variation added', breaks: [] },
    ])
    expect(changesOf([]).removals).toEqual([{ kind: 'slices', id: 'hero', breaks: ['d'] }])
  })

  it('is none for another order of words, what the repository adds, and its pictures; it is one for another order of fields', () => {
    const before = slice(
      { a: { config: { x: 1, y: 2 }, type: 'Text' }, b: field('Text') },
      { imageUrl: 'https://x' },
    )
    const after = slice({ a: { type: 'Text', config: { y: 2, x: 1 } }, b: field('Text') })
    const there = { customtypes: [], slices: [{ ...before, legacyPaths: {} }] }
    expect(compareModels({ customtypes: [], slices: [after] }, there, []).updates).toEqual([])
    const turned = slice({ b: field('Text'), a: { type: 'Text', config: { y: 2, x: 1 } } })
    const { updates } = compareModels({ customtypes: [], slices: [turned] }, there, [])
    expect(updates[0]?.model).toMatchObject({ variations: [{ imageUrl: 'https://x' }] })
  })
})
