import type { SliceProps } from '#runtime/slice'
import { OpeningHeading } from '#parts/Heading.tsx'
import { Indicator } from '#parts/Indicator.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { CaseHeaderFields } from '../../generated/slice-fields.ts'
import css from './CaseHeader.module.css'

export function CaseHeader({ id, fields, t }: SliceProps<CaseHeaderFields>) {
  const { indicator, title, summary, logo, image, figures } = fields
  const facts = [
    [t('caseStudy.company'), fields.company],
    [t('caseStudy.industry'), fields.industry],
    [t('caseStudy.size'), fields.size],
    [t('caseStudy.country'), fields.country],
    [t('caseStudy.readingTime'), fields.duration],
  ].filter(([, value]) => value)
  return (
    <Section id={id} className={css['header']}>
      <div className={css['layout']} data-with-image={Boolean(image) || undefined}>
        <div className={css['text']}>
          {logo ? (
            <Picture
              image={logo}
              alt={logo.alt || fields.company || ''}
              sizes="12rem"
              className={css['logo']}
            />
          ) : (
            <Indicator text={indicator} />
          )}
          <OpeningHeading field={title} className={css['title']} />
          <RichText field={summary} className={css['summary']} />
        </div>
        {image && (
          <div className={css['stage']}>
            <Picture image={image} sizes="(width >= 51.875rem) 42vw, 92vw" />
          </div>
        )}
      </div>
      {facts.length > 0 && (
        <dl className={css['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {figures && (
        <dl className={css['figures']} data-count={figures.length} data-color="dark">
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
