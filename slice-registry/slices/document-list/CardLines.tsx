import type { Card } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import css from './CardLines.module.css'
import { DateLeaf, hasLeaf } from './DateLeaf.tsx'
import { Meta } from './Meta.tsx'

interface CardLinesProps {
  cards: readonly Card[]
  level: 2 | 3
  locale: string
  /** `compact`, `numbered` or `names`: the variation of the slice. */
  look: string
}

/** Documents as lines of text, for reading rather than browsing. */
export function CardLines({ cards, level, locale, look }: CardLinesProps) {
  if (look === 'names') return <Names cards={cards} />
  const List = look === 'numbered' ? 'ol' : 'ul'
  return (
    <List role="list" className={css['lines']} data-look={look}>
      {cards.map((card) => (
        <li key={card.id} className={css['line']}>
          <Margin card={card} locale={locale} look={look} />
          <div className={css['words']}>
            <Heading level={level} className={css['title']}>
              <LinkTo link={card.link} className={css['link']}>
                {card.title}
              </LinkTo>
            </Heading>
            {card.text && <p className={css['text']}>{card.text}</p>}
            <Meta entries={card.meta} />
          </div>
          <Icon name="arrow" className={css['arrow']} />
        </li>
      ))}
    </List>
  )
}

function Margin({ card, locale, look }: { card: Card; locale: string; look: string }) {
  if (look === 'numbered') return <span className={css['number']} aria-hidden="true" />
  if (hasLeaf(card)) return <DateLeaf date={card.date} locale={locale} />
  if (card.logo) return <Picture image={card.logo} sizes="9rem" className={css['logo']} />
  return <p className={css['kicker']}>{card.kicker ?? card.typeLabel}</p>
}

function Names({ cards }: { cards: readonly Card[] }) {
  return (
    <ul role="list" className={css['names']}>
      {cards.map((card) => (
        <li key={card.id}>
          <LinkTo link={card.link}>{card.title}</LinkTo>
        </li>
      ))}
    </ul>
  )
}
