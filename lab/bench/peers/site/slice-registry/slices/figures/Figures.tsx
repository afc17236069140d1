import type { SliceProps } from '#runtime/slice'
import type { FiguresFields } from '../../generated/slice-fields.ts'
import css from './Figures.module.css'

export function Figures({ id, fields }: SliceProps<FiguresFields>) {
  return (
    <section id={id}>
      <dl className={css['figures']}>
        {fields.figures.map(({ value, label }, index) => (
          <div key={index} className={css['figure']}>
            <dt>{label}</dt>
            <dd className={css['figureValue']}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
