import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { EventScheduleFields } from '../../generated/slice-fields.ts'
import css from './EventSchedule.module.css'

export function EventSchedule({ id, fields, t }: SliceProps<EventScheduleFields>) {
  return (
    <Section id={id}>
      <div className={css['layout']}>
        <Heading className={css['heading']}>{t('event.agenda')}</Heading>
        <ol role="list">
          {fields.entries.map(({ time, title, text }, index) => (
            <li key={index} className={css['entry']}>
              <p className={css['time']}>{time}</p>
              <div className={css['words']}>
                <Heading level={3} field={title} className={css['title']} />
                <RichText field={text} topHeading={4} className={css['text']} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
