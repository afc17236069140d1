import type { RichText as Nodes, SliceProps, Translate } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { hasText, InlineText, RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { SectionIntro } from '#parts/SectionIntro.tsx'
import type { ComparativeTableFields } from '../../generated/slice-fields.ts'
import css from './ComparativeTable.module.css'

export function ComparativeTable({ id, fields, t }: SliceProps<ComparativeTableFields>) {
  const { table, highlighted_column, caption } = fields
  const captionId = `${id}-caption`
  // The column of names is not counted: cell 1 is the first offer.
  const isHighlighted = (cell: number) => cell === highlighted_column || undefined
  return (
    <Section id={id}>
      <SectionIntro fields={fields} />
      <div className={css.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={css.table}>
          <caption id={captionId} className={caption ? css.caption : 'visually-hidden'}>
            <span>{caption ?? <InlineText field={fields.title} />}</span>
          </caption>
          {table.head && (
            <thead>
              {table.head.map((row, line) => (
                <tr key={line}>
                  {row.cells.map((cell, index) => {
                    // An empty corner is no header: there is nothing to announce.
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
        </table>
      </div>
    </Section>
  )
}

/** A lone + or - is a sign with words for those who cannot see it. */
function Value({ content, t }: { content: Nodes; t: Translate }) {
  const only =
    content.length === 1 && content[0] && 'text' in content[0] ? content[0].text.trim() : ''
  const isIncluded = only === '+'
  if (!isIncluded && !/^[-–−]$/.test(only)) return <RichText field={content} topHeading={4} />
  return (
    <span className={css.sign} data-included={isIncluded || undefined}>
      <Icon name={isIncluded ? 'check' : 'minus'} />
      <span className="visually-hidden">
        {t(isIncluded ? 'table.included' : 'table.notIncluded')}
      </span>
    </span>
  )
}
