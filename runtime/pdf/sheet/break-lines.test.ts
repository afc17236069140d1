import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

/** Every letter is as wide as every other. */
const breakAt = (text: string, width: number) => breakLines(text, width, ({ length }) => length)

describe('breakLines', () => {
  it.each<[string, number, string[]]>([
    ['', 10, []],
    ['one two three', 7, ['one two', 'three']],
    ['one\ntwo', 9, ['one', 'two']],
    ['  one   two ', 9, ['one two']],
    // Shown only where the line ends there.
    ['Wissens\u00advermitt\u00adlung', 99, ['Wissensvermittlung']],
    ['Wissens\u00advermitt\u00adlung', 10, ['Wissens-', 'vermitt-', 'lung']],
    ['die Wissens\u00advermitt\u00adlung', 12, ['die Wissens-', 'vermittlung']],
    ['E-Learning', 6, ['E-', 'Learni', 'ng']],
    ['um -5 Grad', 4, ['um', '-5', 'Grad']],
    // Text between spaces that may not break stays together.
    ['kostet 5\u00a0000\u202f€', 8, ['kostet', '5\u00a0000\u202f€']],
    ['«\u00a0été\u00a0»\u202f! Oui', 9, ['«\u00a0été\u00a0»\u202f!', 'Oui']],
    ['a Donaudampfschiff b', 5, ['a', 'Donau', 'dampf', 'schif', 'f b']],
    ['a\u200bb', 1, ['a', 'b']],
    ['xy', 0, ['x', 'y']],
    // Neither a mark that closes begins a line, nor one that opens ends it.
    ['學習不是一場考試。我們（大家）', 8, ['學習不是一場考', '試。我們（大家）']],
    ['ちょっと待って「はい」！', 8, ['ちょっと待って', '「はい」！']],
    ['hello世界 foo', 5, ['hello', '世界', 'foo']],
    ['한국어 문장은 띄어', 7, ['한국어 문장은', '띄어']],
    // A letter keeps its marks.
    ['कामयाबी', 3, ['काम', 'या', 'बी']],
    ['👩🏽‍🏫🇬🇷', 4, ['👩🏽‍🏫', '🇬🇷']],
  ])('[PDF-02] breaks %j at %i', (text, width, lines) => {
    expect(breakAt(text, width)).toEqual(lines)
  })

  it('loses no letter, and makes no line wider than it may be', () => {
    const text =
      'Der Donau\u00addampf\u00adschiff\u00adfahrts-Kapitän\u00a0zahlt 1\u202f000\u00a0€.'
    for (let width = 1; width < 60; width++) {
      const lines = breakAt(text, width)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
      const letters = (one: string) => one.replaceAll(/[ \u00ad-]/g, '')
      expect(letters(lines.join(''))).toBe(letters(text))
    }
  })
})
