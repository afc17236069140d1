import type { SliceProps } from '#runtime/slice'
import { CtaList } from '#parts/Cta.tsx'
import { Heading } from '#parts/Heading.tsx'
import { Indicator } from '#parts/Indicator.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { FeatureFields } from '../../generated/slice-fields.ts'
import css from './Feature.module.css'

export function Feature({ id, fields, variation }: SliceProps<FeatureFields>) {
  const { indicator, title, text, image, ctas, color } = fields
  const layout = !image ? 'words' : variation === 'reversed' ? 'reversed' : 'beside'
  return (
    <Section id={id} color={color}>
      <div className={css['layout']} data-layout={layout}>
        <div className={css['title']}>
          <Indicator text={indicator} />
          <Heading field={title} />
        </div>
        <div className={css['body']}>
          <RichText field={text} topHeading={3} className={css['text']} />
          <CtaList ctas={ctas} />
        </div>
        {image && (
          <div className={css['stage']}>
            <Picture image={image} sizes="(width >= 51.875rem) 44vw, 92vw" />
          </div>
        )}
      </div>
    </Section>
  )
}
