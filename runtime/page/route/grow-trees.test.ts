import { describe, expect, it } from 'vitest'
import { createDocument } from '#tests/support/documents.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import { growTrees } from './grow-trees.ts'

const types = new Map([
  ['edition', { order: '/data/order' }],
  ['page', { parent: '/data/parent', order: '/data/order', segment: '/data/segment' }],
])

const toDocument = (type: string, uid: string | null, data: object) =>
  createDocument(type, data, { uid, id: `id-${uid}` })
const edition = (uid: string, order?: number) => toDocument('edition', uid, { order })
const page = (uid: string | null, parent?: string, rest: object = {}) =>
  toDocument('page', uid, {
    ...(parent ? { parent: { id: `id-${parent}`, uid: parent } } : {}),
    ...rest,
  })

const grow = (...documents: RawDocument[]) => growTrees(documents, types)
const pathOf = (trees: ReturnType<typeof grow>, uid: string) =>
  trees.find({ type: 'page', uid })?.segments.join('/')

describe('[PAGEBUILDER-05] a tree of documents', () => {
  it('is made of links to the document above, in the order of a number, then of the uid', () => {
    const trees = grow(
      page('c', 'v1'),
      page('b', 'v1'),
      page('last', 'v1', { order: 9 }),
      page('first', 'v1', { order: 1 }),
      page('inner', 'b'),
      edition('v1', 2),
      edition('v2', 1),
    )
    expect(trees.roots.map(({ document }) => document.uid)).toEqual(['v2', 'v1'])
    const [, v1] = trees.roots
    expect(v1!.below.map(({ document }) => document.uid)).toEqual(['first', 'last', 'b', 'c'])
    const inner = trees.find({ type: 'page', uid: 'inner' })!
    expect(inner.above.map(({ document }) => document.uid)).toEqual(['v1', 'b'])
    expect(inner.root).toBe(v1)
    expect(trees.findAt(['v1', 'b', 'inner'])).toBe(inner)
  })

  it('takes a segment for a uid where it is one, and free', () => {
    const trees = grow(
      page('a', undefined, { segment: 'start' }),
      page('b', undefined, { segment: 'start' }),
      page('c', undefined, { segment: 'a' }),
      page('d', undefined, { segment: 'No segment!' }),
      page('e', 'a', { segment: 'start' }),
    )
    expect(['a', 'b', 'c', 'd', 'e'].map((uid) => pathOf(trees, uid))).toEqual([
      'start',
      'b',
      'c',
      'd',
      'start/start',
    ])
  })

  it('has a place for what names a document that is not there, and for what is below it', () => {
    const trees = grow(page('lost', 'gone'), page('below', 'lost'), page(null, 'lost'))
    expect(trees.find({ type: 'page', uid: 'lost' })).toMatchObject({ fault: 'missing', above: [] })
    expect(pathOf(trees, 'below')).toBe('lost/below')
    expect(trees.roots).toEqual([])
  })

  it.each([
    ['of three', [page('x', 'z'), page('y', 'x'), page('z', 'y')], ['x', 'x/y', 'x/y/z']],
    ['of one', [page('x', 'x'), page('y', 'x'), page('z', 'y')], ['x', 'x/y', 'x/y/z']],
    [
      'that others lead into',
      [page('z', 'y'), page('x', 'y'), page('y', 'x')],
      ['x', 'x/y', 'x/y/z'],
    ],
  ])('is cut at the first uid of a circle %s', (_, documents, paths) => {
    const trees = grow(...documents)
    expect(['x', 'y', 'z'].map((uid) => pathOf(trees, uid))).toEqual(paths)
    expect(trees.nodes.filter(({ fault }) => fault === 'cycle')).toHaveLength(1)
  })
})
