import type { SliceProps } from '#runtime/slice'
import { LinkTo } from '#parts/LinkTo.tsx'
import type { CardsFields } from '../../generated/slice-fields.ts'
import css from './Cards.module.css'

export function Cards({ id, fields }: SliceProps<CardsFields>) {
  return (
    <section id={id} className={css['cards']}>
      <h2>{fields.title}</h2>
      <ul role="list" className={css['cardsList']}>
        {fields.cards.map(({ title, text, link }, index) => (
          <li key={index} className={css['card']}>
            <h3>
              <LinkTo link={link}>{title}</LinkTo>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
