import { describe, expect, it } from 'vitest'
import type { Block } from '../rich-text/rich-text.ts'
import {
  addColumn,
  addRow,
  cellsOf,
  contentOf,
  createTable,
  fillTable,
  readTable,
  removeColumn,
  removeRow,
  retype,
  toText,
  writeTable,
  type Table,
} from './table-value.ts'

const paragraph = (text: string, ...spans: [number, number, string][]): Block => ({
  type: 'paragraph',
  text,
  spans: spans.map(([start, end, type]) => ({ start, end, type })),
})

const texts = ({ rows }: Table) =>
  rows.map((row) => cellsOf(row).map((cell) => toText(contentOf(cell))))

describe('tables', () => {
  const content = [
    paragraph('one two', [0, 3, 'strong'], [4, 7, 'em']),
    paragraph('three', [0, 5, 'em']),
  ]
  it.each([
    [
      'typing before a format',
      'an one two\nthree',
      [paragraph('an one two', [3, 6, 'strong'], [7, 10, 'em']), content[1]],
    ],
    [
      'typing inside of one',
      'o_ne two\nthree',
      [paragraph('o_ne two', [0, 4, 'strong'], [5, 8, 'em']), content[1]],
    ],
    ['deleting one', ' two\nthree', [paragraph(' two', [1, 4, 'em']), content[1]]],
    [
      'joining paragraphs',
      'one twothree',
      [paragraph('one twothree', [0, 3, 'strong'], [4, 7, 'em'], [7, 12, 'em'])],
    ],
    ['replacing all', 'new', [paragraph('new')]],
  ])('[PAGEBUILDER-11] keep the formats of a cell: %s', (_, text, expected) => {
    expect(retype(content, text)).toEqual(expected)
  })

  it('[PAGEBUILDER-11] keep what a file has, and grow with what is pasted', () => {
    const rows = [[[paragraph('a')], [paragraph('b')], [paragraph('c')]], [[paragraph('d')]]]
    const pasted = { rows, hasHead: true, losses: new Set<never>() }
    const { table } = fillTable(createTable(3, 2), { row: 0, column: 0 }, pasted)
    expect(texts(table)).toEqual([
      ['a', 'b', 'c'],
      ['d', '', ''],
      ['', '', ''],
    ])
    expect(table.heads).toBe(1)
    const value = writeTable(table)
    expect(writeTable(readTable(value))).toEqual(value)
    expect(texts(fillTable(table, { row: 2, column: 2 }, pasted).table).at(-1)).toEqual([
      '',
      '',
      'd',
      '',
      '',
    ])
    expect(fillTable(table, { row: 299, column: 0 }, pasted).isCut).toBe(true)
  })

  it('[PAGEBUILDER-11] have rows and columns added and removed', () => {
    const table = createTable(2, 2)
    expect(texts(addColumn(addRow(table, 1), 0))).toEqual([
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
    ])
    expect(removeRow(table, 0)).toMatchObject({ heads: 0, rows: { length: 1 } })
    expect(texts(removeColumn(table, 1))).toEqual([[''], ['']])
  })

  it.each([null, 5, 'text', {}, [null], { head: 5, body: { rows: [null, { cells: 4 }] } }])(
    'are opened whatever a file holds: %j',
    (value) => {
      expect(readTable(value as never).rows.length).toBeGreaterThan(0)
    },
  )
})
