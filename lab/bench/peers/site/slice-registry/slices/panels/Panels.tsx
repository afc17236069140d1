import type { SliceProps } from '#runtime/slice'
import { RichText } from '#parts/RichText.tsx'
import type { PanelsFields } from '../../generated/slice-fields.ts'
import css from './Panels.module.css'

export function Panels({ id, fields }: SliceProps<PanelsFields>) {
  return (
    <section id={id} className={css['panels']}>
      <h2>{fields.title}</h2>
      <div className={css['panelsList']}>
        {fields.panels.map(({ label }, index) => (
          <button
            key={index}
            type="button"
            className={css['panelsButton']}
            aria-expanded={index === 0}
            aria-controls={`${id}-${index}`}
            data-expanded={`self context.selected=${index}`}
            data-send="self tab.select"
            data-value={JSON.stringify({ index })}
          >
            {label}
          </button>
        ))}
      </div>
      {fields.panels.map(({ text }, index) => (
        <div
          key={index}
          id={`${id}-${index}`}
          data-follow={`self context.selected=${index}`}
          hidden={index > 0}
        >
          <RichText field={text} />
        </div>
      ))}
    </section>
  )
}
