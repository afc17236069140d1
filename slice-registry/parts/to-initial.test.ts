import { expect, it } from 'vitest'
import { toInitial } from './to-initial.ts'

it.each([
  ['Ada', 'A'],
  ['E\u0301mile', 'É'],
  ['Élodie', 'É'],
  ['निशा', 'नि'],
  ['王小明', '王'],
  ['𠮷田', '𠮷'],
  ['محمد', 'م'],
  ['Ｊｏ', 'Ｊ'],
  ['', ''],
])('[I18N-06] the initial of %j is %j', (word, initial) => {
  expect(toInitial(word)).toBe(initial)
})
