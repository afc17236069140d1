import { expect, it } from 'vitest'
import { validatePhone } from './validate-phone.ts'

it.each([
  ['+49 30 123456', undefined, '+4930123456'],
  ['+49 (0)30 / 123-456', undefined, '+4930123456'],
  ['030 123456', 'DE', '+4930123456'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  // The dial code that is written counts, not the country that is chosen.
  ['+33 6 12 34 56 78', 'DE', '+33612345678'],
  ['(415) 555-2671', 'US', '+14155552671'],
])('[OP32] takes %s of %s for %s', (text, country, expected) => {
  expect(validatePhone(text, country)).toBe(expected)
})

it.each([
  ['', undefined],
  ['030 123456', undefined],
  ['030 123456', 'XX'],
  ['+49 12', undefined],
  ['+49 30 12345678901234567', undefined],
  ['+999 123456', undefined],
  ['call +49 30 123456', undefined],
  ['+49 30 123456 ext. 12', undefined],
  ['+'.repeat(255), 'DE'],
  ['1'.repeat(255), 'DE'],
])('[OP32] refuses "%s" of %s', (text, country) => {
  expect(validatePhone(text, country)).toBeUndefined()
})
