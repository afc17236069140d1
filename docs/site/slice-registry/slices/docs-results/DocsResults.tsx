import type { SliceProps } from '#runtime/slice'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Heading } from '#parts/Heading.tsx'
import type { DocsResultsFields } from '../../generated/slice-fields.ts'
import css from './DocsResults.module.css'

/** A form and links: it works without script. */
export function DocsResults({ id, list, t }: SliceProps<DocsResultsFields>) {
  if (!list) return null
  return (
    <section id={id} className={css['results']}>
      <p role="status" className={css['status']}>
        {list.total > 0 ? list.statusText : list.emptyText}
      </p>
      <ol role="list" className={css['hits']}>
        {list.items.map((card) => (
          <li key={card.id} className={css['hit']}>
            <Heading className={css['title']}>
              <LinkTo link={card.link}>{card.title}</LinkTo>
            </Heading>
            {card.place?.root && <span className={css['chapter']}>{card.place.root}</span>}
            {card.text && <p className={css['text']}>{card.text}</p>}
          </li>
        ))}
      </ol>
      {list.pages > 1 && (
        <nav aria-label={t('results.pages')} className={css['pages']}>
          {list.previous && (
            <a href={list.previous} rel="prev">
              {t('results.previous')}
            </a>
          )}
          {list.next && (
            <a href={list.next} rel="next">
              {t('results.next')}
            </a>
          )}
        </nav>
      )}
    </section>
  )
}
