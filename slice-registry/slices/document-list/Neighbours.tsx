import type { Card, Translate } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import css from './Neighbours.module.css'

/** Links to the previous and next document, each on its side; a side without one stays empty. */
export function Neighbours({ cards, t }: { cards: readonly Card[]; t: Translate }) {
  return (
    <ul role="list" className={css['neighbours']}>
      {cards.map((card) => (
        <li key={card.id} className={css['neighbour']} data-rel={card.rel}>
          <span className={css['side']}>
            <Icon name="arrow" className={css['arrow']} />
            {t(card.rel === 'prev' ? 'lists.before' : 'lists.after')}
          </span>
          <LinkTo link={card.link} className={css['link']}>
            {card.title}
          </LinkTo>
        </li>
      ))}
    </ul>
  )
}
