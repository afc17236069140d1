import type { ResolvedList, Translate } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import css from './Pages.module.css'

interface PagesProps {
  list: ResolvedList
  locale: string
  t: Translate
}

/** Pagination of a list: the first page, the last, and those around the current one. */
export function Pages({ list, locale, t }: PagesProps) {
  const { page, pages, pageHrefs, previous, next, isRefined } = list
  // Robots must not follow pages of a refined list.
  const relOf = (rel?: string) =>
    [rel, isRefined && 'nofollow'].filter(Boolean).join(' ') || undefined
  return (
    <nav className={css['pages']} aria-label={t('lists.pages')} data-print="none">
      {previous && (
        <a href={previous} rel={relOf('prev')} className={css['step']} data-step="previous">
          <Icon name="arrow" />
          {t('lists.previous')}
        </a>
      )}
      <ol role="list" className={css['numbers']}>
        {pageHrefs.map((href, index) => {
          const number = index + 1
          const value = number.toLocaleString(locale)
          if (isShown(number, page, pages)) {
            return (
              <li key={href}>
                <a
                  href={href}
                  rel={relOf()}
                  aria-current={number === page ? 'page' : undefined}
                  aria-label={t('lists.page', { value })}
                  className={css['number']}
                >
                  {value}
                </a>
              </li>
            )
          }
          return isShown(number - 1, page, pages) ? (
            <li key={href} aria-hidden="true" className={css['gap']}>
              …
            </li>
          ) : null
        })}
      </ol>
      {next && (
        <a href={next} rel={relOf('next')} className={css['step']} data-step="next">
          {t('lists.next')}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}

function isShown(number: number, page: number, pages: number): boolean {
  return number === 1 || number === pages || Math.abs(number - page) <= 1
}
