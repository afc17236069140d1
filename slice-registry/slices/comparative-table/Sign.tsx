import type { Translate } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import css from './ComparativeTable.module.css'

export function Sign({ isIncluded, t }: { isIncluded: boolean; t: Translate }) {
  return (
    <span className={css['sign']} data-included={isIncluded || undefined}>
      <Icon name={isIncluded ? 'check' : 'minus'} />
      <span className="visually-hidden">
        {t(isIncluded ? 'table.included' : 'table.notIncluded')}
      </span>
    </span>
  )
}
