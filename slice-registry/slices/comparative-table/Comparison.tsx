import type { Translate } from '#runtime/slice'
import type { ComparativeTableComparisonLinked } from '../../generated/slice-fields.ts'
import css from './ComparativeTable.module.css'
import { Sign } from './Sign.tsx'

type Comparison = Partial<ComparativeTableComparisonLinked>
type Row = NonNullable<Comparison['table_rows']>[number]

/** A comparison from its own document; rows marked as headings start a group of rows. */
export function Comparison({ comparison, t }: { comparison: Comparison; t: Translate }) {
  const columns = comparison.column_headers ?? []
  // An empty corner cell is not a header: there is nothing to announce.
  const Corner = comparison.title ? 'th' : 'td'
  return (
    <>
      <thead>
        <tr>
          <Corner className={css['corner']} scope={comparison.title && 'col'}>
            {comparison.title}
          </Corner>
          {columns.map((column, index) => (
            <th key={index} scope="col" data-highlighted={column.is_highlighted || undefined}>
              {column.label}
              {comparison.descriptions?.[index] && (
                <span className={css['description']}>{comparison.descriptions[index].text}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {toGroups(comparison.table_rows ?? []).map(({ heading, rows }, group) => (
        <tbody key={group}>
          {heading && (
            <tr className={css['group']}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {heading}
              </th>
            </tr>
          )}
          {rows.map((row, line) => (
            <tr key={line}>
              <th scope="row">
                {row.label}
                {row.hint && <span className={css['hint']}>{row.hint}</span>}
              </th>
              {columns.map((column, index) => (
                <td key={index} data-highlighted={column.is_highlighted || undefined}>
                  <Value text={valuesOf(row)[index]} t={t} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </>
  )
}

/**
 * A cell's value: editors write yes and no in any language, or the signs of other tables; empty is
 * no.
 */
function Value({ text = 'no', t }: { text: string | undefined; t: Translate }) {
  const word = text.trim().toLowerCase()
  if (word === 'yes' || word === '+') return <Sign isIncluded t={t} />
  if (/^(no|[-–−])$/.test(word)) return <Sign isIncluded={false} t={t} />
  return text
}

function valuesOf(row: Row): (string | undefined)[] {
  return [row.value_1, row.value_2, row.value_3, row.value_4, row.value_5]
}

function toGroups(rows: readonly Row[]): { heading?: string; rows: Row[] }[] {
  const groups: { heading?: string; rows: Row[] }[] = []
  for (const row of rows) {
    if (row.is_heading) groups.push({ heading: row.label, rows: [] })
    else if (groups.length > 0) groups.at(-1)!.rows.push(row)
    else groups.push({ rows: [row] })
  }
  return groups
}
