import type { SliceProps } from '#runtime/slice'
import type { DocsTreeFields } from '../../generated/slice-fields.ts'
import { Branch } from './Branch.tsx'
import css from './DocsTree.module.css'
import { nestCards } from './nest-cards.ts'

/** Beside the page where there is room; on a phone a panel that a button opens. */
export function DocsTree({ id, list, t }: SliceProps<DocsTreeFields>) {
  const chapter = list?.items[0]?.title
  if (!list || chapter === undefined) return null
  return (
    <div id={id} className={css['tree']} data-tree="" data-print="none">
      <button type="button" popoverTarget={`${id}-pages`} className={css['open']}>
        {t('tree.open', { chapter })}
      </button>
      <nav
        id={`${id}-pages`}
        popover="auto"
        aria-label={t('tree.label', { chapter })}
        className={css['pages']}
      >
        <button
          type="button"
          popoverTarget={`${id}-pages`}
          popoverTargetAction="hide"
          className={css['close']}
        >
          {t('tree.close')}
        </button>
        <Branch branches={nestCards(list.items)} />
      </nav>
    </div>
  )
}
