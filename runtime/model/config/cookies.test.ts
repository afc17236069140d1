import { expect, it } from 'vitest'
import { listCookies, readCookie } from './cookies.ts'

it.each([
  ['a=1; b=2', 'b', '2'],
  ['a=1;b=2 ;c=3', 'b', '2'],
  ['token=YWJj=; b=x=y', 'b', 'x=y'],
  ['a=first; a=second', 'a', 'first'],
  ['consents=%7B%22ad%22%3Atrue%7D', 'consents', '{"ad":true}'],
  ['my%20name=1', 'my name', '1'],
  ['a=%E0%A4%A', 'a', '%E0%A4%A'],
  ['a=', 'a', ''],
  ['a', 'a', ''],
  ['xa=1', 'a', undefined],
  ['__proto__=1', 'toString', undefined],
  ['', '', undefined],
  ['=;=;;===;', '', undefined],
  [null, 'a', undefined],
])('[I18N-03] of %j, the cookie %j is %j', (text, name, value) => {
  expect(readCookie(text, name)).toBe(value)
})

it('keeps names as they are written, for whoever erases them', () => {
  expect(listCookies('%E0%A4%A=1; a%20b=2')).toEqual([
    { name: '%E0%A4%A', writtenName: '%E0%A4%A', value: '1' },
    { name: 'a b', writtenName: 'a%20b', value: '2' },
  ])
})
