import { expect, it } from 'vitest'
import { fillFrom } from './fill-from.ts'

it.each([
  ['<a href="/form/demo" data-from="">', '<a href="/form/demo?from=%2Fpricing" data-from="">'],
  [
    '<a class="cta" href="/form/demo?a=1&amp;b=%C3%A4#top" target="_blank" data-link="demo" data-from="">',
    '<a class="cta" href="/form/demo?a=1&amp;b=%C3%A4&amp;from=%2Fpricing#top" target="_blank" data-link="demo" data-from="">',
  ],
  [
    '<a href="/form/it&#x27;s" data-from="">',
    '<a href="/form/it&#39;s?from=%2Fpricing" data-from="">',
  ],
])('[LINK-03] a link that takes the page along names it: %s', (drawn, filled) => {
  expect(fillFrom(`<p>Before</p>${drawn}Demo</a>`, '/pricing')).toBe(
    `<p>Before</p>${filled}Demo</a>`,
  )
})

it('[LINK-03] other links, and what only looks like one, stay as they are', () => {
  const html =
    '<a href="/form/demo">Demo</a><code>&lt;a href="/x" data-from=""&gt;</code><p data-from="">x</p>'
  expect(fillFrom(html, '/pricing')).toBe(html)
})
