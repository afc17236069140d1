import type { Translate } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import css from './SearchDialog.module.css'

/** Opens the dialog without scripts too; the machine then finds it open. React has no types for it. */
const toDialog = (id: string): Record<string, string> => ({ commandfor: id, command: 'show-modal' })

export function SearchButton({ dialogId, t }: { dialogId: string; t: Translate }) {
  return (
    <button
      type="button"
      className={css.open}
      aria-label={t('search.open')}
      aria-keyshortcuts="/"
      data-send="navbar search.open"
      {...toDialog(dialogId)}
    >
      <Icon name="search" />
    </button>
  )
}
