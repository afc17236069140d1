import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import { Rating } from '#parts/Rating.tsx'
import { Section } from '#parts/Section.tsx'
import type {
  BadgesAndRatingsFields,
  SharedBadgesAndRatings,
} from '../../generated/slice-fields.ts'
import css from './BadgesAndRatings.module.css'

type Props = SliceProps<BadgesAndRatingsFields, SharedBadgesAndRatings>

export function BadgesAndRatings({ id, fields, shared, locale, t }: Props) {
  const { badges = [], ratings = [] } = shared ?? {}
  if (badges.length === 0 && ratings.length === 0) return null
  return (
    <Section id={id} color={fields.color} isCompact>
      <div className={css['layout']}>
        <Heading field={fields.title ?? shared?.title} className={css['title']} />
        {ratings.length > 0 && (
          <ul role="list" className={css['ratings']}>
            {ratings.map(({ source, score, count, link }, index) => (
              <li key={index}>
                <span className={css['score']} aria-hidden="true">
                  {score.toLocaleString(locale, { minimumFractionDigits: 1 })}
                </span>
                <span className={css['words']}>
                  <Rating
                    value={score}
                    label={t('rating.of', { value: score.toLocaleString(locale) })}
                  />
                  <strong>{link ? <LinkTo link={link}>{source}</LinkTo> : source}</strong>
                  {count && <span>{count}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
        {badges.length > 0 && (
          <ul role="list" className={css['badges']}>
            {badges.map(({ image, name }, index) => (
              <li key={index} data-worded={!image || undefined}>
                {image ? <Picture image={image} alt={image.alt || name} sizes="7rem" /> : name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
