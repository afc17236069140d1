import type { SliceProps } from '#runtime/slice'
import { FormCard } from '#parts/FormCard.tsx'
import { Heading } from '#parts/Heading.tsx'
import { Picture } from '#parts/Picture.tsx'
import { hasText, RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel } from '#parts/SectionIntro.tsx'
import type { FormFields } from '../../generated/slice-fields.ts'
import css from './Form.module.css'

export function Form({ id, fields, t }: SliceProps<FormFields>) {
  const { title, heading, text, panel, image, form_config } = fields
  const words = hasText(title) ? title : heading
  const isAlone = !words && !text && !panel && !image
  return (
    <Section id={id}>
      <div className={css.layout} data-alone={isAlone || undefined}>
        {!isAlone && (
          <div className={css.intro}>
            <Heading field={words} />
            <RichText field={text} topHeading={3} className={css.text} />
            {panel && <RichText field={panel} topHeading={3} className={css.panel} />}
            {image && (
              <Picture image={image} sizes="(width >= 830px) 34rem, 92vw" className={css.image} />
            )}
          </div>
        )}
        <FormCard
          id={id}
          config={form_config}
          level={innerLevel(title, heading)}
          isWide={isAlone}
          t={t}
        />
      </div>
    </Section>
  )
}
