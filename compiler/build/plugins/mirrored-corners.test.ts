import { expect, it } from 'vitest'
import { withMirrored } from './mirrored-corners.ts'

const plain = (css: string) => withMirrored(css).replaceAll(/\s+/g, ' ')

it.each([
  ['1px 2px 3px 4px', '2px 1px 4px 3px'],
  ['50% 50% 50% var(--tip)', '50% 50% var(--tip) 50%'],
  ['50% 50% var(--tip)', '50% 50% 50% var(--tip)'],
  ['var(--tip) 50% 50%', '50% var(--tip) 50% 50%'],
  ['1em 2em', '2em 1em 2em 1em'],
  ['clamp(1px, 2vw, 3px) 0', '0 clamp(1px, 2vw, 3px) 0 clamp(1px, 2vw, 3px)'],
])('corners of %s are %s in the mirror', (given, mirrored) =>
  expect(plain(`a{border-radius:${given}}`)).toBe(
    `a{border-radius:${given}}:where([dir='rtl']) a{border-radius:${mirrored}}`,
  ),
)

it.each(['50%', 'var(--bubble)', '0 0 1px 1px', '6px 6px 0 0', '1px / 2px', 'inherit'])(
  'corners of %s look the same there, or are not understood, and stay',
  (given) => expect(plain(`a{border-radius:${given}}`)).toBe(`a{border-radius:${given}}`),
)

it('repeats nothing but the corners, within the same layer and question, for each selector', () =>
  expect(
    plain(`@layer ui{@media print{.a::before,.b:hover{color:red;border-radius:1px 2px 3px 4px}}}`),
  ).toBe(
    `@layer ui{@media print{.a::before,.b:hover{color:red;border-radius:1px 2px 3px 4px}` +
      `:where([dir='rtl']) .a::before,:where([dir='rtl']) .b:hover{border-radius:2px 1px 4px 3px}}}`,
  ))

it('turns the tokens that hold corners, and no others', () =>
  expect(plain(`:root{--bubble:1px 1px 1px 0;--shadow:1px 2px 3px 4px}`)).toBe(
    `:root{--bubble:1px 1px 1px 0;--shadow:1px 2px 3px 4px}:root:where([dir='rtl']){--bubble:1px 1px 0 1px}`,
  ))
