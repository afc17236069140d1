import type { SliceProps } from '#runtime/slice'
import { RichText } from '#parts/RichText.tsx'
import type { VoiceFields } from '../../generated/slice-fields.ts'
import css from './Voice.module.css'

export function Voice({ id, fields }: SliceProps<VoiceFields>) {
  return (
    <figure id={id} className={css['voice']}>
      <blockquote className={css['voiceText']}>
        <RichText field={fields.text} />
      </blockquote>
      <figcaption className={css['voiceAuthor']}>{fields.author}</figcaption>
    </figure>
  )
}
