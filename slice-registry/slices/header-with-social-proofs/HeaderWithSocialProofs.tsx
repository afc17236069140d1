import type { SliceProps } from '#runtime/slice'
import { CtaList } from '#parts/Cta.tsx'
import { OpeningHeading } from '#parts/Heading.tsx'
import { LogoRow } from '#parts/LogoRow.tsx'
import { Picture } from '#parts/Picture.tsx'
import { Rating } from '#parts/Rating.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { HeaderWithSocialProofsFields } from '../../generated/slice-fields.ts'
import css from './HeaderWithSocialProofs.module.css'

export function HeaderWithSocialProofs({
  id,
  fields,
  locale,
  t,
}: SliceProps<HeaderWithSocialProofsFields>) {
  const { title, subtitle, image, ctas, color, rating, rating_label, proofs, logos } = fields
  return (
    <Section id={id} color={color ?? 'light'} className={css['header']}>
      <div className={css['top']} data-with-image={Boolean(image) || undefined}>
        <div className={css['text']}>
          <OpeningHeading field={title} />
          <RichText field={subtitle} className={css['subtitle']} />
          <CtaList ctas={ctas} />
          {rating !== undefined && (
            <p className={css['rating']}>
              <Rating
                value={rating}
                label={t('rating.of', { value: rating.toLocaleString(locale) })}
              />
              <span>{rating_label ?? rating.toLocaleString(locale)}</span>
            </p>
          )}
        </div>
        {image && (
          <Picture image={image} sizes="(width >= 51.875rem) 42vw, 92vw" className={css['image']} />
        )}
      </div>
      {proofs && proofs.length > 0 && (
        <dl className={css['proofs']}>
          {proofs.map((proof, index) => (
            <div key={index}>
              <dt>{proof.label}</dt>
              <dd>{proof.figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {logos && logos.length > 0 && <LogoRow logos={logos} className={css['logos']} />}
    </Section>
  )
}
