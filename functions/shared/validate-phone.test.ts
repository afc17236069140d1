import { describe, expect, it } from 'vitest'
import { validatePhone } from './validate-phone.ts'

it.each([
  ['+49 30 123456', undefined, '+4930123456'],
  ['+49 (0)30 / 123-456', undefined, '+4930123456'],
  ['030 123456', 'DE', '+4930123456'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  // A written dial code wins over the chosen country.
  ['+33 6 12 34 56 78', 'DE', '+33612345678'],
  ['0033 6 12 34 56 78', 'DE', '+33612345678'],
  ['0033 6 12 34 56 78', undefined, '+33612345678'],
  ['(415) 555-2671', 'US', '+14155552671'],
  ['tel:+49-30-123456', undefined, '+4930123456'],
  ['tel://+49–30–123456', undefined, '+4930123456'],
  ['＋４９（０）３０ １２３４５６', undefined, '+4930123456'],
  ['+٩٧١ ٤ ١٢٣ ٤٥٦٧', undefined, '+97141234567'],
  ['०११ २३४५ ६७८९', 'IN', '+911123456789'],
  ['\u202a+1\u00a0415\u2011555\u20112671\u202c', undefined, '+14155552671'],
])('[OP32] takes %s of %s for %s', (text, country, number) => {
  expect(validatePhone(text, country)).toEqual({ number })
})

describe('an extension', () => {
  it.each([
    ['+49 30 123456 ext. 12', undefined, '+4930123456', '12'],
    ['+4930123456;ext=12', undefined, '+4930123456', '12'],
    ['tel:+4930123456;ext=12', undefined, '+4930123456', '12'],
    ['(415) 555-2671 x105', 'US', '+14155552671', '105'],
    ['030 123456, Durchwahl 12', 'DE', '+4930123456', '12'],
    ['01 23 45 67 89 poste 4', 'FR', '+33123456789', '4'],
    ['tel:+49 30 123456 Nebenstelle: 7', undefined, '+4930123456', '7'],
    ['02 1234 5678 分機 9', 'TW', '+886212345678', '9'],
    ['(11) 2345-6789 ramal 12', 'BR', '+551123456789', '12'],
    ['+30 21 0123 4567 εσωτ. 12', undefined, '+302101234567', '12'],
    ['٠٤ ١٢٣ ٤٥٦٧ داخلي ١٢', 'AE', '+97141234567', '12'],
    ['+49 30 123456,,12', undefined, '+4930123456', '12'],
  ])('of %s is not part of the number', (text, country, number, extension) => {
    expect(validatePhone(text, country)).toEqual({ number, extension })
  })
})

it.each([
  ['', undefined],
  ['030 123456', undefined],
  ['0301234567', undefined],
  ['030 123456', 'XX'],
  // No US area code or exchange starts with 0 or 1.
  ['0301234567', 'US'],
  ['+10301234567', undefined],
  ['+1 155 555 2671', undefined],
  ['00 12 34 56 78', 'FR'],
  ['+49 12', undefined],
  ['+49 30 12345678901234567', undefined],
  ['+999 123456', undefined],
  ['call +49 30 123456', undefined],
  ['+'.repeat(255), 'DE'],
  ['1'.repeat(255), 'DE'],
])('[OP32] refuses "%s" of %s', (text, country) => {
  expect(validatePhone(text, country)).toBeUndefined()
})
