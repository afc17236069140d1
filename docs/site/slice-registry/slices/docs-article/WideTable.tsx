import type { Translate } from '#runtime/slice'
import { InlineText } from '#parts/RichText.tsx'
import type { DocsArticleFields } from '../../generated/slice-fields.ts'
import css from './WideTable.module.css'

type Table = NonNullable<NonNullable<DocsArticleFields['parts']>[number]['table']>

/** Wider than the page it scrolls by itself. */
export function WideTable({ table, t }: { table: Table; t: Translate }) {
  return (
    <div role="group" aria-label={t("article.wide")} tabIndex={0} className={css['region']}>
      <table className={css['table']}>
        {table.head && (
          <thead>
            {table.head.map(({ cells }, row) => (
              <tr key={row}>
                {cells.map(({ content }, cell) => {
                  const Cell = isEmpty(content) ? 'td' : 'th'
                  return (
                    <Cell key={cell} scope={Cell === 'th' ? 'col' : undefined}>
                      <InlineText field={content} />
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </thead>
        )}
        <tbody>
          {table.body.map(({ cells }, row) => (
            <tr key={row}>
              {cells.map(({ content }, cell) => (
                <td key={cell}>
                  <InlineText field={content} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** An empty corner is no header: there is nothing to announce. */
function isEmpty(content: Table['body'][number]['cells'][number]['content']): boolean {
  return content.every((node) => 'text' in node && node.text === '')
}
