import type { SliceProps } from '#runtime/slice'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Heading } from '#parts/Heading.tsx'
import type { DocsListFields } from '../../generated/slice-fields.ts'
import css from './DocsList.module.css'

export function DocsList({ id, list }: SliceProps<DocsListFields>) {
  if (!list) return null
  return (
    <section id={id} className={css['list']}>
      <ul role="list" className={css['cards']}>
        {list.items.map((card) => (
          <li key={card.id} className={css['card']}>
            <Heading className={css['title']}>
              <LinkTo link={card.link} className={css['link']}>
                {card.title}
              </LinkTo>
            </Heading>
            {card.text && <p className={css['text']}>{card.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
