/** Tables of the content, as a list of rows of which the first may be a head. */
import { isObject } from '#schemas/is-object.ts'
import type { Json, JsonObject } from '../../desk-types.ts'
import { toItems } from '../parts/to-items.ts'
import { isTable, readBlocks, type Loss } from '../rich-text/read-pasted.ts'
import type { Block, Span } from '../rich-text/rich-text.ts'

export interface Table {
  /** Rows of the head, which come first. */
  heads: number
  rows: readonly JsonObject[]
}

/** What a cell may hold. */
export const cellFormats: ReadonlySet<string> = new Set([
  'paragraph',
  'strong',
  'em',
  'hyperlink',
  'list-item',
  'o-list-item',
])

const maxRows = 300
const maxColumns = 30

export function readTable(value: Json | undefined): Table {
  const [head, body] = ['head', 'body'].map((part) => {
    const found = isObject(value) ? value[part] : undefined
    return toItems(isObject(found) ? (found['rows'] as Json) : undefined)
  }) as [JsonObject[], JsonObject[]]
  const rows = [...head, ...body]
  return rows.length > 0 ? { heads: head.length, rows } : createTable(3, 2)
}

/** An empty table with a head. */
export function createTable(rows: number, columns: number): Table {
  const cells = Array.from({ length: columns }, () => [] as Block[])
  return {
    heads: 1,
    rows: Array.from({ length: rows }, (_, at) => createRow(cells, at === 0)),
  }
}

export function writeTable({ heads, rows }: Table): JsonObject {
  return {
    head: heads > 0 ? { rows: rows.slice(0, heads) } : null,
    body: { rows: rows.slice(heads) },
  }
}

export function createRow(cells: readonly Block[][], isHead: boolean): JsonObject {
  return {
    key: crypto.randomUUID(),
    cells: cells.map((content) => createCell(content, isHead)),
  }
}

export function createCell(content: Block[], isHead: boolean): JsonObject {
  const empty: Block = { type: 'paragraph', text: '', spans: [] }
  return {
    key: crypto.randomUUID(),
    type: isHead ? 'header' : 'data',
    content: content.length > 0 ? content : [empty],
  }
}

export const cellsOf = (row: JsonObject | undefined) => toItems(row?.['cells'])

export const contentOf = (cell: JsonObject | undefined) => toItems(cell?.['content']) as Block[]

export const columnsOf = ({ rows }: Table) => Math.max(1, ...rows.map((row) => cellsOf(row).length))

const textOf = ({ text }: Block) => (typeof text === 'string' ? text : '')

/** The text of a cell, a line for each paragraph. */
export const toText = (content: readonly Block[]) => content.map(textOf).join('\n')

export function isBlank({ rows }: Table): boolean {
  return rows.every((row) => cellsOf(row).every((cell) => toText(contentOf(cell)).trim() === ''))
}

/** A cell's content with another text. Formats of what was not typed over stay. */
export function retype(content: readonly Block[], text: string): Block[] {
  const before = toText(content)
  const most = Math.min(before.length, text.length)
  let from = 0
  while (from < most && before[from] === text[from]) from += 1
  let kept = 0
  while (kept < most - from && before.at(-1 - kept) === text.at(-1 - kept)) kept += 1
  const to = before.length - kept
  const typed = text.slice(from, text.length - kept)

  const change = typed.length - (to - from)

  let end = -1
  const pieces = content.map((block) => {
    const start = end + 1
    end = start + textOf(block).length
    return { block, start, end }
  })
  const [first, last] = [from, to].map((place) =>
    pieces.findLastIndex(({ start }) => start <= place),
  ) as [number, number]
  const into = pieces[first]
  if (!into) return [{ type: 'paragraph', text, spans: [] }]
  // Paragraphs whose border is typed over become one.
  const spans = pieces.slice(first, last + 1).flatMap(({ block, start }) =>
    (toItems(block['spans']) as unknown as Span[]).map((span) => {
      const [begin, close] = [span.start + start, span.end + start]
      return {
        ...span,
        start: (begin >= to ? begin + change : begin < from ? begin : to + change) - into.start,
        end: (close > to ? close + change : Math.min(close, from)) - into.start,
      }
    }),
  )
  const merged: Block = {
    ...into.block,
    text: before.slice(into.start, from) + typed + before.slice(to, pieces[last]!.end),
    spans: spans.filter((span) => span.start < span.end) as unknown as Json,
  }
  return content.toSpliced(first, last - first + 1, merged)
}

export interface PastedTable {
  rows: Block[][][]
  hasHead: boolean
  losses: ReadonlySet<Loss>
}

/** @returns undefined when the clipboard has no table */
export function readPastedTable(html: string, text: string): PastedTable | undefined {
  const root = new DOMParser().parseFromString(html, 'text/html')
  const found = [...root.querySelectorAll('table')].find(isTable)
  if (found) return readElement(found)
  if (!text.includes('\t')) return undefined
  const rows = text.replace(/[\r\n]+$/, '').split(/\r\n?|\n/)
  return {
    rows: rows.map((row) =>
      row.split('\t').map((cell) => [{ type: 'paragraph', text: cell.trim(), spans: [] }]),
    ),
    hasHead: false,
    losses: new Set(),
  }
}

function readElement(table: HTMLTableElement): PastedTable {
  const losses = new Set<Loss>()
  const rows: Block[][][] = [...table.rows].map(() => [])
  for (const [at, { cells }] of [...table.rows].entries()) {
    for (const cell of cells) {
      const { blocks, losses: lost } = readBlocks(cell, cellFormats)
      for (const loss of lost) losses.add(loss)
      const row = rows[at]!
      let column = 0
      while (row[column]) column += 1
      // The content stands in the first of the cells that it spans.
      for (let down = 0; down < Math.min(cell.rowSpan || 1, rows.length - at); down += 1)
        for (let right = 0; right < Math.min(cell.colSpan, maxColumns); right += 1)
          rows[at + down]![column + right] = down + right === 0 ? blocks : []
    }
  }
  const [top] = table.rows
  const hasHead =
    table.tHead !== null || [...(top?.cells ?? [])].every((cell) => cell.tagName === 'TH')
  return { rows: rows.filter((row) => row.length > 0), hasHead, losses }
}

/** Puts cells over those from a place on; the table grows as it must, up to the most it may have. */
export function fillTable(
  table: Table,
  { row, column }: CellPlace,
  pasted: PastedTable,
): { table: Table; isCut: boolean } {
  const width = column + Math.max(...pasted.rows.map((cells) => cells.length))
  const height = row + pasted.rows.length
  const columns = Math.min(Math.max(columnsOf(table), width), maxColumns)
  const count = Math.min(Math.max(table.rows.length, height), maxRows)
  const heads = isBlank(table) && row === 0 ? (pasted.hasHead ? 1 : 0) : table.heads
  const rows = Array.from({ length: count }, (_, y) => {
    const before = table.rows[y] ?? createRow([], false)
    const cells = Array.from({ length: columns }, (_, x) => {
      const cell = cellsOf(before)[x] ?? createCell([], y < heads)
      const content = pasted.rows[y - row]?.[x - column]
      if (content === undefined) return cell
      return { ...cell, content: createCell(content, false)['content']! }
    })
    return { ...before, cells }
  })
  return {
    table: setHeads({ heads: table.heads, rows }, heads),
    isCut: width > columns || height > count,
  }
}

export interface CellPlace {
  row: number
  column: number
}

export function setHeads({ rows, heads: before }: Table, heads: number): Table {
  return {
    heads,
    rows: rows.map((row, at) =>
      at < heads === at < before
        ? row
        : {
            ...row,
            cells: cellsOf(row).map((cell) => ({ ...cell, type: at < heads ? 'header' : 'data' })),
          },
    ),
  }
}

export function setCell(
  { heads, rows }: Table,
  { row, column }: CellPlace,
  content: Block[],
): Table {
  const before = rows[row] ?? createRow([], row < heads)
  const cells = cellsOf(before)
  const filled = Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) => {
    const cell = cells[at] ?? createCell([], row < heads)
    return at === column ? { ...cell, content } : cell
  })
  return { heads, rows: rows.with(row, { ...before, cells: filled }) }
}

export function addRow(table: Table, after: number): Table {
  const cells = Array.from({ length: columnsOf(table) }, () => [])
  return {
    ...table,
    rows: table.rows.toSpliced(Math.max(after + 1, table.heads), 0, createRow(cells, false)),
  }
}

export function removeRow({ heads, rows }: Table, row: number): Table {
  return { heads: row < heads ? heads - 1 : heads, rows: rows.toSpliced(row, 1) }
}

export function addColumn({ heads, rows }: Table, after: number): Table {
  return {
    heads,
    rows: rows.map((row, at) => ({
      ...row,
      cells: cellsOf(row).toSpliced(after + 1, 0, createCell([], at < heads)),
    })),
  }
}

export function removeColumn({ heads, rows }: Table, column: number): Table {
  return { heads, rows: rows.map((row) => ({ ...row, cells: cellsOf(row).toSpliced(column, 1) })) }
}
