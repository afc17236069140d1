import { expect, it } from 'vitest'
import { getAt } from './pointer.ts'

it('follows own keys alone, those written with escapes included', () => {
  const value = { 'a/b': { 'm~n': [1, 2] }, plain: null }
  expect(getAt(value, '/a~1b/m~0n/1')).toBe(2)
  expect(getAt(value, '')).toBe(value)
  expect(getAt(value, '/plain/deeper')).toBeUndefined()
  expect(getAt(value, '/toString')).toBeUndefined()
})
