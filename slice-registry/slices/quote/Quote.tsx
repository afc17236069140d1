import type { SliceProps } from '#runtime/slice'
import { ArrowLink } from '#parts/Cta.tsx'
import { Picture } from '#parts/Picture.tsx'
import { Rating } from '#parts/Rating.tsx'
import { hasText, RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { QuoteFields } from '../../generated/slice-fields.ts'
import css from './Quote.module.css'

/** A shared quote replaces the slice's own text. */
export function Quote({ id, fields, locale, t }: SliceProps<QuoteFields>) {
  const { portrait, link, link_label, color } = fields
  const source = hasText(fields.quote) ? undefined : fields.source?.fields
  const quote = source?.quote ?? fields.quote
  const name = source?.author ?? fields.author_name
  const job = fields.author_job
  const logo = source?.company_logo ?? fields.company_logo
  const rating = source?.external_rating
  if (!hasText(quote)) return null
  return (
    <Section id={id} color={color}>
      <figure className={css['figure']}>
        <blockquote className={css['bubble']}>
          <RichText field={quote} className={css['text']} />
        </blockquote>
        <figcaption className={css['author']}>
          {portrait && (
            <Picture image={portrait} alt="" sizes="4.5rem" className={css['portrait']} />
          )}
          <span className={css['name']}>
            {name && <strong>{name}</strong>}
            {job && <span>{job}</span>}
            {rating !== undefined && (
              <Rating
                value={rating}
                label={t('rating.of', { value: rating.toLocaleString(locale) })}
              />
            )}
          </span>
          {logo && <Picture image={logo} sizes="9rem" className={css['logo']} />}
          <ArrowLink link={link} label={link_label} />
        </figcaption>
      </figure>
    </Section>
  )
}
