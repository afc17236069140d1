import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { drawStyles, hashStyles } from './style-element.ts'

const sheets = [
  { name: 'base', text: 'a{}' },
  { name: 'slices/hero/Hero', text: 'b{}' },
]

it('puts all sheets of a page into one element, which the policy knows by one hash', () => {
  const element = drawStyles(sheets)
  expect(element).toBe('<style data-sheets="base slices/hero/Hero">a{}/**/b{}</style>')
  const text = element.slice(element.indexOf('>') + 1, -'</style>'.length)
  const digest = createHash('sha256').update(text).digest('base64')
  expect(hashStyles(sheets)).toBe(`'sha256-${digest}'`)
})

it('hashes as browsers do', () => {
  // printf 'a{}' | openssl dgst -sha256 -binary | openssl base64
  expect(hashStyles(sheets.slice(0, 1))).toBe(
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  )
})
