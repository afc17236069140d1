import type { SliceProps } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { Section } from '#parts/Section.tsx'
import type { CourseFactsFields } from '../../generated/slice-fields.ts'
import css from './CourseFacts.module.css'

export function CourseFacts({ id, fields, t }: SliceProps<CourseFactsFields>) {
  const facts = [
    { icon: 'calendar', label: t('course.duration'), value: fields.duration },
    { icon: 'clock', label: t('course.effort'), value: fields.effort },
    { icon: 'chart', label: t('course.level'), value: fields.level },
    { icon: 'spark', label: t('course.price'), value: fields.price },
  ] as const
  const filled = facts.filter(({ value }) => value)
  if (filled.length === 0) return null
  return (
    <Section id={id} isCompact>
      <dl className={css.facts}>
        {filled.map(({ icon, label, value }) => (
          <div key={icon}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
