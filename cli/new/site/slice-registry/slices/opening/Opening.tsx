import type { SliceProps } from '#runtime/slice'
import { ArrowLink } from '#parts/Cta.tsx'
import { OpeningHeading } from '#parts/Heading.tsx'
import { Section } from '#parts/Section.tsx'
import type { OpeningFields } from '../../generated/slice-fields.ts'
import css from './Opening.module.css'

export function Opening({ id, fields }: SliceProps<OpeningFields>) {
  const { title, text, link, label } = fields
  return (
    <Section id={id}>
      <div className={css['box']}>
        <OpeningHeading field={title} className={css['title']} />
        {text && <p className={css['text']}>{text}</p>}
        <ArrowLink link={link} label={label} />
      </div>
    </Section>
  )
}
