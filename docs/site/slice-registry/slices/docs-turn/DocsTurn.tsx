import type { SliceProps } from '#runtime/slice'
import type { DocsTurnFields } from '../../generated/slice-fields.ts'
import css from './DocsTurn.module.css'

/** In the order of the tree. */
export function DocsTurn({ id, list, t }: SliceProps<DocsTurnFields>) {
  if (!list) return null
  return (
    <nav id={id} aria-label={t('turn.label')} className={css['turn']} data-print="none">
      {list.items.map(({ id: key, rel, link, title }) => (
        <a key={key} href={link.href} rel={rel} className={css['page']}>
          <span className={css['side']}>{t(`turn.${rel ?? 'next'}`)}</span> {title}
        </a>
      ))}
    </nav>
  )
}
