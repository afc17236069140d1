import { PagePart, type FrameProps } from '#runtime/slice'
import { LinkTo } from '#parts/LinkTo.tsx'
import type { DocsHeaderFields } from '../../generated/slice-fields.ts'
import css from './DocsHeader.module.css'
import { SearchDialog } from './SearchDialog.tsx'

/** Opens the dialog without scripts too; the machine then finds it open. React has no types for it. */
const toDialog = (id: string): Record<string, string> => ({ commandfor: id, command: 'show-modal' })

export function DocsHeader({ id, fields, page, t }: FrameProps<DocsHeaderFields>) {
  return (
    <header id={id} className={css['header']}>
      <LinkTo link={page.home} className={css['home']}>
        <Mark />
        {page.brand.name}
      </LinkTo>
      <nav aria-label={t('header.chapters')} className={css['nav']} data-print="none">
        <ul role="list" className={css['links']}>
          {fields.links.map(({ label, page: { link } }) =>
            link ? (
              <li key={label}>
                <LinkTo link={link} className={css['link']}>
                  {label}
                </LinkTo>
              </li>
            ) : null,
          )}
          {fields.gallery && (
            <li>
              <a href={fields.gallery} className={css['link']}>
                {t('header.gallery')}
              </a>
            </li>
          )}
        </ul>
      </nav>
      {page.locales.length > 1 && (
        <nav aria-label={t('header.languages')} data-print="none">
          <PagePart name="locales">
            <ul role="list" className={css['links']}>
              {page.locales.map(({ code, name, href, isCurrent, isTranslated }) => (
                <li key={code}>
                  <a
                    href={href}
                    hrefLang={code}
                    aria-current={isCurrent || undefined}
                    className={css['link']}
                  >
                    <span lang={code}>{name}</span>
                    {!isTranslated && <small> ({t('header.untranslated')})</small>}
                  </a>
                </li>
              ))}
            </ul>
          </PagePart>
        </nav>
      )}
      {page.search && (
        <>
          <button
            type="button"
            className={css['search']}
            aria-keyshortcuts="/"
            data-print="none"
            {...toDialog(`${id}-search`)}
          >
            {t('search.open')} <kbd className={css['key']}>/</kbd>
          </button>
          <SearchDialog id={`${id}-search`} search={page.search} t={t} />
        </>
      )}
    </header>
  )
}

/** Slices of a page, cut. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <path fill="currentcolor" d="M4 5h24l-4 6H4z" />
      <path className={css['middle']} d="M4 13h19l-4 6H4z" />
      <path fill="currentcolor" d="M4 21h14l-4 6H4z" />
    </svg>
  )
}
