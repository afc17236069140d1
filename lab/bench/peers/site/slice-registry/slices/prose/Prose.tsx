import type { SliceProps } from '#runtime/slice'
import { RichText } from '#parts/RichText.tsx'
import type { ProseFields } from '../../generated/slice-fields.ts'
import css from './Prose.module.css'

export function Prose({ id, fields }: SliceProps<ProseFields>) {
  return (
    <section id={id} className={css['prose']}>
      <RichText field={fields.text} />
    </section>
  )
}
