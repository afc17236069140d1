import type { PageFacts, Translate } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import css from './SearchDialog.module.css'

interface SearchDialogProps {
  id: string
  search: NonNullable<PageFacts['search']>
  t: Translate
}

/** Where nothing answers it, the form ends the dialog. */
const toTarget = ({ action }: SearchDialogProps['search']) =>
  action === undefined ? { method: 'dialog' } : { method: 'get', action }

/**
 * A form that leads to the page of all results. With scripts, the machine `search` lists hits below
 * it while one types: a combobox with a list. Its words wait in `data-` attributes.
 */
export function SearchDialog({ id, search, t }: SearchDialogProps) {
  const hitsId = `${id}-hits`
  return (
    <dialog
      id={id}
      className={css.dialog}
      aria-label={t('search.label')}
      data-color="light"
      data-follow="navbar search"
      data-opened="search.open"
      data-closed="search.close"
      data-search
    >
      <div className={css.body}>
        <form role="search" {...toTarget(search)} className={css.form}>
          <Icon name="search" />
          <input
            type="search"
            name={search.parameter}
            className={css.input}
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            autoFocus
            maxLength={100}
            data-search-input
            aria-controls={hitsId}
          />
          <button type="submit" className={css.submit}>
            {t('search.submit')}
          </button>
        </form>
        <form method="dialog">
          <button type="submit" className={css.close} aria-label={t('search.close')}>
            <Icon name="close" />
          </button>
        </form>
        <p
          role="status"
          className={css.status}
          data-search-status
          data-loading={t('search.loading')}
          data-failed={t('search.failed')}
          data-none={t('search.none')}
          data-one={t('search.count.one', { value: 1 })}
          data-many={t('search.count.other', { value: '#' })}
        />
        <div
          id={hitsId}
          role="listbox"
          className={css.hits}
          aria-label={t('search.hits')}
          data-search-hits
          data-best={t('search.best')}
          hidden
        />
      </div>
    </dialog>
  )
}
