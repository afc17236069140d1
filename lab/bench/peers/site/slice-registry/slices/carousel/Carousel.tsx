import type { SliceProps } from '#runtime/slice'
import type { CarouselFields } from '../../generated/slice-fields.ts'
import css from './Carousel.module.css'

export function Carousel({ id, fields }: SliceProps<CarouselFields>) {
  return (
    <section id={id} className={css['carousel']}>
      <h2>{fields.title}</h2>
      <div aria-live="polite">
        {fields.entries.map(({ title, text }, index) => (
          <div
            key={index}
            className={css['carouselEntry']}
            data-follow={`self context.selected=${index}`}
            hidden={index > 0}
          >
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className={css['carouselButtons']}>
        <button type="button" className={css['carouselButton']} data-send="self tab.previous">
          {fields.previous}
        </button>
        <button type="button" className={css['carouselButton']} data-send="self tab.next">
          {fields.next}
        </button>
      </div>
    </section>
  )
}
