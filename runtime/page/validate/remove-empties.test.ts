import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldKinds } from '../../model/documents/kinds.ts'
import { removeEmpties } from './remove-empties.ts'

const kinds: FieldKinds = {
  title: 'title',
  text: 'rich-text',
  label: 'key-text',
  image: 'image',
  link: 'link',
  links: 'links',
  flag: 'boolean',
  size: 'number',
  ctas: 'cta',
  items: { group: { label: 'key-text', link: 'link' }, required: ['label'] },
}

const empties: [string, string, unknown][] = [
  ['null', 'size', null],
  ['an empty text', 'label', ''],
  ['a blank text', 'label', ' \n '],
  ['an empty list', 'text', []],
  ['an empty picture', 'image', {}],
  ['a link to anything', 'link', { link_type: 'Any' }],
  ['a link that has a type only', 'link', { link_type: 'Web' }],
  ['a relation to nothing', 'link', { link_type: 'Document' }],
  [
    'a link with a text and no target',
    'link',
    { link_type: 'Web', text: 'More', target: '_blank' },
  ],
  ['links without a target', 'links', [{ link_type: 'Any' }, { link_type: 'Media' }]],
  ['a title of blanks', 'title', [{ type: 'heading1', text: ' ', spans: [] }]],
  ['rich text of empty paragraphs', 'text', [{ type: 'paragraph', text: '', spans: [] }]],
  ['a group of empty items', 'items', [{ label: null, link: { link_type: 'Any' } }, {}]],
  [
    'a call to action nobody filled in',
    'ctas',
    [{ type: null, label: '', link: { link_type: 'Web' } }],
  ],
]

const kept: [string, string, unknown][] = [
  ['false', 'flag', false],
  ['zero', 'size', 0],
  ['rich text that is a picture', 'text', [{ type: 'image', url: '/a.png' }]],
  ['a link by uid', 'link', { link_type: 'Document', type: 'x', uid: 'y' }],
  ['what is not of its kind, for the schema to judge', 'text', 'no list'],
  ['an item that is no record', 'items', ['no item']],
]

describe('removeEmpties', () => {
  it.each(empties)('[LINK-02] takes %s for empty', (_, name, value) => {
    expect(removeEmpties({ [name]: value }, kinds)).toEqual({})
  })

  it.each(kept)('keeps %s', (_, name, value) => {
    expect(removeEmpties({ [name]: value }, kinds)).toEqual({ [name]: value })
  })

  it('[OP16] leaves behind fields that no schema knows', () => {
    expect(removeEmpties({ label: 'a', stranger: 1 }, kinds)).toEqual({ label: 'a' })
  })

  it('cleans the items of groups, and drops the empty ones', () => {
    const items = [{ label: 'a', link: { link_type: 'Any' } }, { label: '' }]
    expect(removeEmpties({ items }, kinds)).toEqual({ items: [{ label: 'a' }] })
  })

  it.each([null, 'text', [], 7])('makes no fields of data that is no record: %j', (data) => {
    expect(removeEmpties(data, kinds)).toEqual({})
  })

  it('finds nothing more the second time, whatever it is given', () => {
    const field = fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record({ label: fc.oneof(fc.string(), fc.constant(null)), link: fc.jsonValue() }),
      ),
      fc.record({
        link_type: fc.constantFrom('Any', 'Web', 'Document'),
        url: fc.option(fc.string()),
      }),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(kinds)), field), (data) => {
        const once = removeEmpties(data, kinds)
        expect(removeEmpties(once, kinds)).toEqual(once)
      }),
    )
  })
})
