import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsvLine } from './to-csv-line.ts'

/**
 * Cells of a list, as programs read it: some treat a quote as special only at the start of a cell,
 * others anywhere.
 */
function readCells(text: string, separator: string, quotesAnywhere: boolean): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  let isStart = true
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (isQuoted && char === '"' && text[at + 1] === '"') cell += text[at++]
    else if (char === '"' && (isQuoted || isStart || quotesAnywhere)) isQuoted = !isQuoted
    else if (!isQuoted && (char === separator || char === '\r' || char === '\n')) {
      cells.push(cell)
      cell = ''
      isStart = true
      continue
    } else cell += char
    isStart = false
  }
  return [...cells, cell]
}

const formula = /^["\s\0]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/

const readers = [',', ';', '\t'].flatMap((separator) =>
  [true, false].map((quotesAnywhere) => ({ separator, quotesAnywhere })),
)

describe('a line of CSV', () => {
  it.each([
    ['a', 'a'],
    ['b c', 'b c'],
    ['d"e', '"d""e"'],
    ['f,g', '"f,g"'],
    ['', ''],
    ['+49 30', `'+49 30`],
    ['-1', `'-1`],
    ['@x', `'@x`],
    ['x=1', 'x=1'],
    ['a-b@c.example', 'a-b@c.example'],
    [';=1+1', `";'=1+1"`],
    ['a; "=1+1', `"a; ""'=1+1"`],
    ['\tx', `"'\tx"`],
    ['\r=1', `"'\r'=1"`],
    ['\0=1', `'\0=1`],
    ['a\n@x', `"a\n'@x"`],
    ['\uFF1D1+1', `'\uFF1D1+1`],
    ['a;b', '"a;b"'],
  ])('writes %j as %j', (text, cell) => {
    expect(toCsvLine([text])).toBe(`${cell}\r\n`)
  })

  it('has no formula in it, whatever people type and whichever list it is read as', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'=+-@;,"\' \t\r\n\0a1\uFF1D\uFF0B'),
      maxLength: 12,
    })
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = toCsvLine(['id', ...cells])
        for (const { separator, quotesAnywhere } of readers)
          expect(
            readCells(line, separator, quotesAnywhere).filter((cell) => formula.test(cell)),
          ).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })
})
