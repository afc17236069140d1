import type { SliceProps } from '#runtime/slice'
import { Section } from '#parts/Section.tsx'
import { SectionIntro } from '#parts/SectionIntro.tsx'
import type { KeyFiguresFields } from '../../generated/slice-fields.ts'
import css from './KeyFigures.module.css'

export function KeyFigures({ id, fields }: SliceProps<KeyFiguresFields>) {
  return (
    <Section id={id} color={fields.color}>
      <SectionIntro fields={fields} />
      <dl
        className={css['figures']}
        data-count={fields.figures.length}
        data-long={fields.figures.some(({ value }) => value.length > 8) || undefined}
      >
        {fields.figures.map((figure, index) => (
          <div key={index} className={css['figure']}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
      {fields.source && <p className={css['source']}>{fields.source}</p>}
    </Section>
  )
}
