import { describe, expect, it } from 'vitest'
import { findLine } from './find-line.ts'

const text = `{
  "after": {
    "100": { "target": "a" },
    "200": [
      { "target": "b" },
      { "target": "c" }
    ]
  },
  "a/b": 1
}`

describe('findLine', () => {
  it.each([
    ['', 1],
    ['/after', 2],
    ['/after/100/target', 3],
    ['/after/200/1', 6],
    ['/after/200/1/target', 6],
    ['/a~1b', 9],
  ])('[PAGEBUILDER-08] finds the line of %s, also below keys that are numbers', (pointer, line) => {
    expect(findLine(text, pointer)).toBe(line)
  })

  it('finds the nearest thing around what there is not', () => {
    expect(findLine(text, '/after/200/7')).toBe(4)
    expect(findLine(text, '/after/300')).toBe(2)
    expect(findLine(text, '/none/0')).toBe(1)
    expect(findLine('', '/x')).toBe(1)
  })
})
