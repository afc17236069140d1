import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel, SectionIntro } from '#parts/SectionIntro.tsx'
import type { TimelineFields } from '../../generated/slice-fields.ts'
import css from './Timeline.module.css'

export function Timeline({ id, fields }: SliceProps<TimelineFields>) {
  const level = innerLevel(fields.title)
  return (
    <Section id={id}>
      <SectionIntro fields={fields} />
      <ol role="list" className={css['entries']}>
        {fields.entries.map(({ label, title, text }, index) => (
          <li key={index} className={css['entry']}>
            <p className={css['label']}>{label}</p>
            <div className={css['text']}>
              <Heading level={level} field={title} className={css['title']} />
              <RichText field={text} className={css['body']} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
