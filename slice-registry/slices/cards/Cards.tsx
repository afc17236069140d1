import type { SliceProps } from '#runtime/slice'
import { CardGrid } from '#parts/CardGrid.tsx'
import { ArrowLink } from '#parts/Cta.tsx'
import { Heading } from '#parts/Heading.tsx'
import { Icon } from '#parts/Icon.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { CardsFields } from '../../generated/slice-fields.ts'
import css from './Cards.module.css'

const SIZES = {
  default: '(width >= 75rem) 24rem, (width >= 37.5rem) 46vw, 92vw',
  bento: '(width >= 51.875rem) 40rem, 92vw',
}

export function Cards({ id, fields, variation }: SliceProps<CardsFields>) {
  const level = innerLevel(fields.title)
  const sizes = variation === 'bento' ? SIZES.bento : SIZES.default
  return (
    <Section id={id} color={fields.color}>
      <SectionIntro fields={fields} />
      <CardGrid count={fields.cards.length} className={css['cards']} variation={variation}>
        {fields.cards.map((card, index) => (
          <li key={index} className={css['card']}>
            {card.image && (
              <div className={css['picture']}>
                <Picture image={card.image} sizes={sizes} />
              </div>
            )}
            <div className={css['body']}>
              {card.icon && !card.image && (
                <span className={css['icon']}>
                  <Icon name={card.icon} />
                </span>
              )}
              <Heading level={level} field={card.title} className={css['title']} />
              <RichText field={card.text} className={css['text']} />
              <ArrowLink link={card.link} label={card.link_label} />
            </div>
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
