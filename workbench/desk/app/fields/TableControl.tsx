import { useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { useForm } from '../parts/desk-context.ts'
import { describeLosses } from '../rich-text/read-pasted.ts'
import { RichTextEditor } from '../rich-text/RichTextEditor.tsx'
import type { ControlProps } from './control.ts'
import {
  addColumn,
  addRow,
  cellFormats,
  cellsOf,
  columnsOf,
  contentOf,
  createCell,
  fillTable,
  isBlank,
  readPastedTable,
  readTable,
  removeColumn,
  removeRow,
  retype,
  setCell,
  setHeads,
  toText,
  writeTable,
  type CellPlace,
  type Table,
} from './table-value.ts'

/** Edits a table, cell by cell; a table that is pasted into a cell goes on from there. */
export function TableControl({ field, id, describedBy, value, path, onChange }: ControlProps) {
  const { isReadOnly } = useForm()
  const [blank] = useState(() => readTable(undefined))
  const table = value === undefined ? blank : readTable(value)
  const [chosen, setChosen] = useState<CellPlace>({ row: 0, column: 0 })
  const [isFormatting, setFormatting] = useState(false)
  const [notice, setNotice] = useState('')
  const columns = columnsOf(table)
  const at = {
    row: Math.min(chosen.row, table.rows.length - 1),
    column: Math.min(chosen.column, columns - 1),
  }
  const cellAt = ({ row, column }: CellPlace) => cellsOf(table.rows[row])[column]
  const set = (next: Table, place = path) => onChange(writeTable(next), place)
  const type = (place: CellPlace, text: string) => {
    const content = retype(contentOf(cellAt(place)), text)
    const next = setCell(table, place, content)
    const there = `${path}/${place.row}/${place.column}`
    if (isBlank(next)) onChange(undefined, there)
    else set(next, there)
  }

  /** @returns whether the clipboard had a table */
  function paste(place: CellPlace, data: DataTransfer): boolean {
    const pasted = readPastedTable(data.getData('text/html'), data.getData('text/plain'))
    if (!pasted) return false
    const { table: filled, isCut } = fillTable(table, place, pasted)
    set(filled)
    const cut = isCut ? ' A table has at most 300 rows and 30 columns; the rest was left out.' : ''
    setNotice(
      `Pasted ${filled.rows.length} rows and ${columnsOf(filled)} columns. ${describeLosses(pasted.losses)}${cut}`.trim(),
    )
    return true
  }

  const nameOf = ({ row, column }: CellPlace) => `row ${row + 1}, column ${column + 1}`
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className="table"
    >
      <div className="scroll">
        <table>
          <tbody>
            {table.rows.map((row, y) => (
              <tr key={String(row['key'] ?? y)} className={y < table.heads ? 'head' : undefined}>
                {Array.from({ length: columns }, (_, x) => {
                  const place = { row: y, column: x }
                  const content = contentOf(cellsOf(row)[x])
                  const isText = content.every((block) => typeof block['text'] === 'string')
                  return (
                    <td key={x}>
                      <textarea
                        rows={1}
                        aria-label={`${field.title}, ${nameOf(place)}`}
                        readOnly={isReadOnly || !isText}
                        value={toText(content)}
                        onFocus={() => setChosen(place)}
                        onChange={({ target }) => type(place, target.value)}
                        onPaste={(event) => {
                          if (!isReadOnly && paste(place, event.clipboardData))
                            event.preventDefault()
                        }}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isReadOnly && (
        <div className="row" role="toolbar" aria-label={`Rows and columns of ${field.title}`}>
          <label className="check">
            <input
              type="checkbox"
              checked={table.heads > 0}
              onChange={({ target }) => set(setHeads(table, target.checked ? 1 : 0))}
            />
            The first row is a head
          </label>
          <button type="button" onClick={() => set(addRow(table, at.row))}>
            Add a row
          </button>
          <button type="button" onClick={() => set(addColumn(table, at.column))}>
            Add a column
          </button>
          <button
            type="button"
            disabled={table.rows.length < 2}
            onClick={() => set(removeRow(table, at.row))}
          >
            Remove row {at.row + 1}
          </button>
          <button
            type="button"
            disabled={columns < 2}
            onClick={() => set(removeColumn(table, at.column))}
          >
            Remove column {at.column + 1}
          </button>
          <button type="button" onClick={() => setFormatting(true)}>
            Format {nameOf(at)}
          </button>
          {value !== undefined && (
            <button type="button" onClick={() => onChange(undefined, path)}>
              Remove the table
            </button>
          )}
        </div>
      )}
      <p role="status" className="soft">
        {notice}
      </p>
      {isFormatting && (
        <Dialog title={`${field.title}, ${nameOf(at)}`} onClose={() => setFormatting(false)}>
          <RichTextEditor
            id={`${id}-cell`}
            label={`${field.title}, ${nameOf(at)}`}
            describedBy={undefined}
            value={contentOf(cellAt(at))}
            allowed={cellFormats}
            isTitle={false}
            isReadOnly={false}
            onChange={(blocks) =>
              set(setCell(table, at, contentOf(createCell(blocks, false))), `${path}/${nameOf(at)}`)
            }
          />
        </Dialog>
      )}
    </div>
  )
}
