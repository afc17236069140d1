import type { PageFacts, Translate } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import css from './SearchDialog.module.css'

interface SearchDialogProps {
  id: string
  search: NonNullable<PageFacts['search']>
  t: Translate
}

/** Opens the dialog without scripts too; the machine then finds it open. React has no types for it. */
const toDialog = (id: string): Record<string, string> => ({ commandfor: id, command: 'show-modal' })

export function SearchButton({ dialogId, t }: { dialogId: string; t: Translate }) {
  return (
    <button
      type="button"
      className={css['open']}
      aria-label={t('search.open')}
      aria-keyshortcuts="/"
      data-send="navbar search.open"
      {...toDialog(dialogId)}
    >
      <Icon name="search" />
    </button>
  )
}

/** The form's target; without a search page it closes the dialog. */
const toTarget = ({ action }: SearchDialogProps['search']) =>
  action === undefined ? { method: 'dialog' } : { method: 'get', action }

/**
 * A form that leads to the page of all results. With scripts, the machine `search` lists hits below
 * it while the visitor types: a combobox with a list. Its texts are in `data-` attributes.
 */
export function SearchDialog({ id, search, t }: SearchDialogProps) {
  const hitsId = `${id}-hits`
  return (
    <dialog
      id={id}
      className={css['dialog']}
      aria-label={t('search.label')}
      data-color="light"
      data-follow="navbar search"
      data-opened="search.open"
      data-closed="search.close"
      data-search
    >
      <div className={css['body']}>
        <form role="search" {...toTarget(search)} className={css['form']}>
          <Icon name="search" />
          <input
            type="search"
            name={search.parameter}
            className={css['input']}
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            autoFocus
            maxLength={100}
            data-search-input
            aria-controls={hitsId}
          />
          <button type="submit" className={css['submit']}>
            {t('search.submit')}
          </button>
        </form>
        <form method="dialog">
          <button type="submit" className={css['close']} aria-label={t('search.close')}>
            <Icon name="close" />
          </button>
        </form>
        <p
          role="status"
          className={css['status']}
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
          className={css['hits']}
          aria-label={t('search.hits')}
          data-search-hits
          data-best={t('search.best')}
          hidden
        />
      </div>
    </dialog>
  )
}
