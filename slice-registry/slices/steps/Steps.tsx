import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { StepsFields } from '../../generated/slice-fields.ts'
import css from './Steps.module.css'

export function Steps({ id, fields, variation }: SliceProps<StepsFields>) {
  const level = innerLevel(fields.title, fields.heading)
  return (
    <Section id={id} color={fields.color}>
      <div className={css['layout']} data-look={variation}>
        <div className={css['intro']}>
          <SectionIntro fields={fields} className={css['words']} />
        </div>
        <ol role="list" className={css['steps']}>
          {fields.steps.map(({ title, text }, index) => (
            <li key={index} className={css['step']}>
              <Heading level={level} field={title} className={css['title']} />
              <RichText field={text} className={css['text']} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
