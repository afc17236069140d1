import type { SliceProps } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { Section } from '#parts/Section.tsx'
import type { FactsFields } from '../../generated/slice-fields.ts'
import css from './Facts.module.css'

export function Facts({ id, fields: { facts } }: SliceProps<FactsFields>) {
  return (
    <Section id={id} isCompact>
      <dl className={css['facts']}>
        {facts.map(({ label, value, icon }) => (
          <div key={label}>
            <dt>
              {icon && <Icon name={icon} />}
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
