import { expect, it } from 'vitest'
import { createMessages } from '../../model/i18n/messages.ts'
import { createTranslate } from './translate.ts'

const bundle = { plain: 'Close', named: '{{ count }} of {{total}}', 'a.b': 'dotted' }
const inBrowser = createTranslate(bundle)
const onServer = createMessages({ en: bundle }).translator('en')

it.each([
  ['plain', undefined],
  ['named', { count: 1, total: 3 }],
  ['named', { count: 0, total: '<b>' }],
  ['a.b', {}],
  ['unknown', {}],
])('[PAGEBUILDER-13] gives what the server gives: %s %j', (key, values) => {
  expect(inBrowser(key, values as never)).toBe(onServer(key, values as never))
})

it('replaces what has no value by nothing', () => {
  expect(inBrowser('named', { total: 3 })).toBe(' of 3')
})
