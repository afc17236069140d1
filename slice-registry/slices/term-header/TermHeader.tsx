import type { SliceProps } from '#runtime/slice'
import { HeadingOne } from '#parts/Heading.tsx'
import { Indicator } from '#parts/Indicator.tsx'
import { Picture } from '#parts/Picture.tsx'
import { Section } from '#parts/Section.tsx'
import type { TermHeaderFields } from '../../generated/slice-fields.ts'
import css from './TermHeader.module.css'

export function TermHeader({ id, fields }: SliceProps<TermHeaderFields>) {
  const { indicator, name, description, image } = fields
  return (
    <Section id={id} className={css['header']}>
      <div className={css['layout']} data-with-image={Boolean(image) || undefined}>
        <div className={css['text']}>
          <Indicator text={indicator} />
          <HeadingOne field={name} />
          {description && <p className={css['description']}>{description}</p>}
        </div>
        {image && (
          <div className={css['stage']}>
            <Picture image={image} alt="" sizes="(width >= 51.875rem) 30vw, 92vw" />
          </div>
        )}
      </div>
    </Section>
  )
}
