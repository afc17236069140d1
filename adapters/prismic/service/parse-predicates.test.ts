import { filter } from '@prismicio/client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePredicates, QueryError } from './parse-predicates.ts'

function parse(query: string) {
  return parsePredicates(query).map(({ name, path, args }) => [name, path, ...args])
}

describe('parsePredicates', () => {
  it.each([
    [filter.at('my.page.uid', 'home'), ['at', 'my.page.uid', 'home']],
    [filter.at('document.tags', ['a', 'b']), ['at', 'document.tags', ['a', 'b']]],
    [filter.at('my.page.featured', true), ['at', 'my.page.featured', true]],
    [filter.any('my.page.rank', [1, -2.5]), ['any', 'my.page.rank', [1, -2.5]]],
    [filter.in('document.id', []), ['in', 'document.id', []]],
    [filter.has('my.page.image'), ['has', 'my.page.image']],
    [filter.similar('X1', 3), ['similar', undefined, 'X1', 3]],
    [filter.dateAfter('my.page.date', new Date(5)), ['date.after', 'my.page.date', 5]],
    [
      filter.geopointNear('my.page.place', 48.8, -2, 10),
      ['geopoint.near', 'my.page.place', 48.8, -2, 10],
    ],
    [filter.at('my.blog-post.true_story', '('), ['at', 'my.blog-post.true_story', '(']],
  ])('reads what the client writes: %s', (text, expected) => {
    expect(parse(`[${text}]`)).toEqual([expected])
  })

  it('takes a backslash for an escape only before a quote, as the client writes it', () => {
    const value = 'say "hi" \\ C:\\x'
    expect(parse(`[${filter.at('my.page.title', value)}]`)).toEqual([
      ['at', 'my.page.title', value],
    ])
  })

  it('reads back every text the client can write', () => {
    // A backslash at the end is ambiguous in what the client writes: \\" may end the text or not.
    const texts = fc.string({ unit: 'grapheme' }).filter((text) => !text.endsWith('\\'))
    fc.assert(
      fc.property(fc.array(texts), (values) => {
        const query = `[${filter.any('my.page.title', values)}]`
        expect(parse(query)).toEqual([['any', 'my.page.title', values]])
      }),
    )
  })

  it('reads several predicates, spaces, and the form of a document address', () => {
    expect(parse('[ [ at ( document.type ,"a") ] [:d = has(my.a.b)]]')).toEqual([
      ['at', 'document.type', 'a'],
      ['has', 'my.a.b'],
    ])
    expect(parse('[]')).toEqual([])
  })

  it.each([
    ['', "expected '[' on line:1 col:1"],
    ['[[at(my.page.uid, "x")]', "expected ']' on line:1 col:24"],
    ['[[at(my.page.uid "x")]]', "expected ','"],
    ['[[at(my.page.uid, x)]]', 'expected a value on line:1 col:18'],
    ['[[at(my.page.uid, "x)]]', 'expected a value'],
    ['[["x"]]', 'expected a predicate on line:1 col:3'],
    ['[[has(my.page.x)]] more', 'unexpected text'],
  ])('says where it fails: %s', (query, message) => {
    expect(() => parsePredicates(query)).toThrow(QueryError)
    expect(() => parsePredicates(query)).toThrow(message)
  })
})
