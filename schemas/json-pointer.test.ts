import { expect, it } from 'vitest'
import { escapePointer, toKeys } from './json-pointer.ts'

it.each([
  ['', []],
  ['/', ['']],
  ['/data/title', ['data', 'title']],
  ['/items/*/name', ['items', '*', 'name']],
  ['/a~1b/m~0n/~01', ['a/b', 'm~n', '~1']],
])('takes %j apart as %j, and puts it together again', (pointer, keys) => {
  expect(toKeys(pointer)).toEqual(keys)
  expect(keys.map((key) => `/${escapePointer(key)}`).join('')).toBe(pointer)
})
