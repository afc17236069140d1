import type { SliceProps } from '#runtime/slice'
import { OpeningHeading } from '#parts/Heading.tsx'
import type { DocsArticleFields } from '../../generated/slice-fields.ts'
import { ArticlePart } from './ArticlePart.tsx'
import css from './DocsArticle.module.css'

export function DocsArticle({ id, fields, t }: SliceProps<DocsArticleFields>) {
  const { title, summary, parts = [] } = fields
  const entries = parts.flatMap(({ anchor, heading, level }) =>
    anchor && heading && level === '2' ? { anchor, heading } : [],
  )
  return (
    <article id={id} className={css['article']}>
      <div className={css['text']}>
        <OpeningHeading field={title} className={css['title']} />
        {summary && <p className={css['summary']}>{summary}</p>}
        {parts.map((part, index) => (
          <ArticlePart key={index} part={part} t={t} />
        ))}
        <p role="status" className={css['status']}>
          <span data-follow="clipboard copied" hidden>
            {t('article.copied')}
          </span>
          <span data-follow="clipboard failed" hidden>
            {t('article.failed')}
          </span>
        </p>
      </div>
      {entries.length > 1 && (
        <nav aria-label={t('article.contents')} className={css['contents']} data-print="none">
          <p className={css['label']}>{t('article.contents')}</p>
          <ul role="list" className={css['entries']}>
            {entries.map(({ anchor, heading }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className={css['entry']}>
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}
