import type { PageFacts, Translate } from '#runtime/slice'
import css from './SearchDialog.module.css'

interface SearchDialogProps {
  id: string
  search: NonNullable<PageFacts['search']>
  t: Translate
}

/** Where nothing answers it, the form ends the dialog. */
const toTarget = ({ action }: SearchDialogProps['search']) =>
  action === undefined ? { method: 'dialog' } : { method: 'get', action }

/** The machine `search` lists pages while one types; its words wait in `data-` attributes. */
export function SearchDialog({ id, search, t }: SearchDialogProps) {
  const hitsId = `${id}-hits`
  return (
    <dialog id={id} className={css['dialog']} aria-label={t('search.label')} data-search>
      <form role="search" {...toTarget(search)} className={css['form']}>
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
        <button className={css['submit']}>{t('search.submit')}</button>
      </form>
      <form method="dialog" className={css['end']}>
        <button className={css['close']}>{t('search.close')}</button>
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
    </dialog>
  )
}
