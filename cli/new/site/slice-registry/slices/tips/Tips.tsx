import type { SliceProps } from '#runtime/slice'
import { Heading } from '#parts/Heading.tsx'
import { Section } from '#parts/Section.tsx'
import type { TipsFields } from '../../generated/slice-fields.ts'
import css from './Tips.module.css'

/** All entries are in the page; the machine shows one. Without scripts the others follow it. */
export function Tips({ id, fields, t }: SliceProps<TipsFields>) {
  return (
    <Section id={id}>
      <div className={css['box']}>
        <Heading field={fields.title} />
        <ul role="list" aria-live="polite" className={css['list']}>
          {fields.entries.map(({ text }, index) => (
            <li key={index} data-follow={`self context.shown=${index}`} hidden={index > 0}>
              {text}
            </li>
          ))}
        </ul>
        <noscript>
          <ul role="list" className={css['list']}>
            {fields.entries.slice(1).map(({ text }, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </noscript>
        {fields.entries.length > 1 && (
          <button type="button" className={css['next']} data-send="self tips.next">
            {t('tips.next')}
          </button>
        )}
      </div>
    </Section>
  )
}
