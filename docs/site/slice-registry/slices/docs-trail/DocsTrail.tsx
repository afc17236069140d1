import type { SliceProps } from '#runtime/slice'
import { LinkTo } from '#parts/LinkTo.tsx'
import type { DocsTrailFields } from '../../generated/slice-fields.ts'
import css from './DocsTrail.module.css'

export function DocsTrail({ id, list, t }: SliceProps<DocsTrailFields>) {
  if (!list) return null
  return (
    <nav id={id} aria-label={t('trail.label')} className={css['trail']} data-print="none">
      <ol role="list" className={css['list']}>
        {list.items.map((card) => (
          <li key={card.id} className={css['step']}>
            <LinkTo link={card.link}>{card.title}</LinkTo>
          </li>
        ))}
      </ol>
    </nav>
  )
}
