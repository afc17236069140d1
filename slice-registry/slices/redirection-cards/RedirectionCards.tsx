import type { SliceProps } from '#runtime/slice'
import { CardGrid } from '#parts/CardGrid.tsx'
import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import { Section } from '#parts/Section.tsx'
import type { RedirectionCardsFields } from '../../generated/slice-fields.ts'
import css from './RedirectionCards.module.css'

/**
 * Cards that link elsewhere: accent cards are green, others have the outline of a black button
 * (ERR-07).
 */
export function RedirectionCards({ id, fields }: SliceProps<RedirectionCardsFields>) {
  return (
    <Section id={id}>
      <CardGrid count={fields.cards.length}>
        {fields.cards.map((card, index) => (
          <li key={index}>
            <LinkTo link={card.link} className={css[card.color === 'accent' ? 'accent' : 'other']}>
              {card.illustration && (
                <Picture image={card.illustration} alt="" className={css['illustration']} />
              )}
              <span className={css['label']}>
                {card.label}
                <Icon name="arrow" />
              </span>
            </LinkTo>
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
