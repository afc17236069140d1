import type { SliceProps } from '#runtime/slice'
import { Heading, OpeningHeading } from '#parts/Heading.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import type { DocsOpeningFields } from '../../generated/slice-fields.ts'
import css from './DocsOpening.module.css'

export function DocsOpening({ id, fields }: SliceProps<DocsOpeningFields>) {
  const { title, summary, command, picture, chapters = [] } = fields
  return (
    <div id={id} className={css['opening']}>
      <div>
        <OpeningHeading field={title} className={css['title']} />
        {summary && <p className={css['summary']}>{summary}</p>}
        {command && (
          <pre tabIndex={0} className={css['command']}>
            <code>{command}</code>
          </pre>
        )}
      </div>
      {picture && (
        <div className={css['picture']}>
          <Picture image={picture} sizes="(width >= 62.5rem) 36rem, 92vw" />
        </div>
      )}
      <ul role="list" className={css['chapters']}>
        {chapters.map(({ label, text, page }) => (
          <li key={label} className={css['chapter']}>
            <Heading className={css['name']}>
              {page.link && (
                <LinkTo link={page.link} className={css['link']}>
                  {label}
                </LinkTo>
              )}
            </Heading>
            {text && <p className={css['text']}>{text}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
