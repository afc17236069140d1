import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml, escapeJsonAttribute } from './escape-html.ts'

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

it('escapes text so that it ends no element and no attribute, and comes back as it was', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', ';', 'a', 'lt', '#39') }),
      (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/)
        expect(unescape(escapeHtml(text))).toBe(text)
      },
    ),
  )
})

it('escapes JSON for an attribute in single quotes, and it comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = escapeJsonAttribute(value)
      expect(text).not.toMatch(/['<]/)
      expect(JSON.stringify(JSON.parse(unescape(text)))).toBe(JSON.stringify(value))
    }),
  )
  expect(escapeJsonAttribute("it's &lt;")).toBe('"it&#39;s &amp;lt;"')
})
