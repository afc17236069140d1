import { expect, it } from 'vitest'
import { withChoice } from './color-schemes.ts'

const plain = (css: string) => withChoice(css).replaceAll(/\s+/g, ' ')

it('lets the dark block hold for a dark system where light was not chosen, and wherever dark was', () => {
  const css = `:root{--a:1}@media screen and (prefers-color-scheme: dark){:root,[data-color='light']{--a:2}body[data-x] p{--a:3}}`
  expect(plain(css)).toBe(
    `:root{--a:1}` +
      `@media screen and (prefers-color-scheme: dark){:root:where(:not([data-scheme='light'])),:where(:root:not([data-scheme='light'])) [data-color='light']{--a:2}:where(:root:not([data-scheme='light'])) body[data-x] p{--a:3}}` +
      `@media screen{:root:where([data-scheme='dark']),:where(:root[data-scheme='dark']) [data-color='light']{--a:2}:where(:root[data-scheme='dark']) body[data-x] p{--a:3}}`,
  )
})

it.each([
  ['(prefers-color-scheme:dark)', 'all'],
  ['(prefers-color-scheme: dark) and (width > 600px)', '(width > 600px)'],
  ['screen and (prefers-color-scheme: dark) and (width > 600px)', 'screen and (width > 600px)'],
])('%s becomes %s', (asked, chosen) => {
  expect(plain(`@media ${asked}{a{b:c}}`)).toContain(`@media ${chosen}{`)
})

it('leaves nested rules and other media as they are', () => {
  const css = `@media print{a{b:c}}@media (prefers-color-scheme: dark){:root{& p{b:c}}}`
  expect(plain(css)).toContain('@media print{a{b:c}}')
  expect(plain(css)).toContain(`:root:where([data-scheme='dark']){& p{b:c}}`)
})
