import type { SliceProps } from '#runtime/slice'
import { CtaList } from '#parts/Cta.tsx'
import { Heading } from '#parts/Heading.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { CtaBannerFields } from '../../generated/slice-fields.ts'
import css from './CtaBanner.module.css'

export function CtaBanner({ id, fields }: SliceProps<CtaBannerFields>) {
  const { title, text, ctas, image, color = 'dark' } = fields
  return (
    <Section id={id} isCompact>
      <div
        className={css['panel']}
        data-color={color}
        data-with-image={Boolean(image) || undefined}
      >
        <div className={css['text']}>
          <Heading field={title} />
          <RichText field={text} topHeading={3} className={css['body']} />
          <CtaList ctas={ctas} className={css['ctas']} />
        </div>
        {image && (
          <Picture
            image={image}
            sizes="(width >= 51.875rem) 34rem, 92vw"
            className={css['image']}
          />
        )}
      </div>
    </Section>
  )
}
