import type { RichText as Nodes, SliceProps, Translate } from '#runtime/slice'
import { CtaList } from '#parts/Cta.tsx'
import { hasText, InlineText, RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { SectionIntro } from '#parts/SectionIntro.tsx'
import type { ComparativeTableFields } from '../../generated/slice-fields.ts'
import { Comparison } from './Comparison.tsx'
import css from './ComparativeTable.module.css'
import { Sign } from './Sign.tsx'

/** A shared table replaces the slice's own. */
export function ComparativeTable({ id, fields, t }: SliceProps<ComparativeTableFields>) {
  const { table, comparison, caption } = fields
  const captionId = `${id}-caption`
  const captionText = caption ?? comparison?.fields.title
  if (!table && !comparison?.fields.table_rows) return null
  return (
    <Section id={id}>
      <SectionIntro fields={fields} />
      <div className={css['scroll']} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={css['table']}>
          <caption id={captionId} className={caption ? css['caption'] : 'visually-hidden'}>
            <span>{captionText ?? <InlineText field={fields.title} />}</span>
          </caption>
          {comparison ? (
            <Comparison comparison={comparison.fields} t={t} />
          ) : (
            table && <Cells table={table} highlighted={fields.highlighted_column} t={t} />
          )}
        </table>
      </div>
      <CtaList ctas={comparison?.fields.cta} className={css['ctas']} />
    </Section>
  )
}

interface CellsProps {
  table: NonNullable<ComparativeTableFields['table']>
  highlighted: number | undefined
  t: Translate
}

function Cells({ table, highlighted, t }: CellsProps) {
  // The column of names is not counted: cell 1 is the first offer.
  const isHighlighted = (cell: number) => cell === highlighted || undefined
  return (
    <>
      {table.head && (
        <thead>
          {table.head.map((row, line) => (
            <tr key={line}>
              {row.cells.map((cell, index) => {
                // An empty corner cell is not a header: there is nothing to announce.
                const isHeader = hasText(cell.content)
                const Cell = isHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={index}
                    scope={isHeader ? 'col' : undefined}
                    data-highlighted={isHighlighted(index)}
                  >
                    <InlineText field={cell.content} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </thead>
      )}
      <tbody>
        {table.body.map((row, line) => (
          <tr key={line}>
            {row.cells.map((cell, index) =>
              cell.isHeader || index === 0 ? (
                <th key={index} scope="row">
                  <InlineText field={cell.content} />
                </th>
              ) : (
                <td key={index} data-highlighted={isHighlighted(index)}>
                  <Value content={cell.content} t={t} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </>
  )
}

/** A cell's content; a lone + or - becomes an icon with a text for screen readers. */
function Value({ content, t }: { content: Nodes; t: Translate }) {
  const only =
    content.length === 1 && content[0] && 'text' in content[0] ? content[0].text.trim() : ''
  const isIncluded = only === '+'
  if (!isIncluded && !/^[-–−]$/.test(only)) return <RichText field={content} topHeading={4} />
  return <Sign isIncluded={isIncluded} t={t} />
}
