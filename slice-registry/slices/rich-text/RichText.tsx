import type { SliceProps } from '#runtime/slice'
import { RichText as Serializer } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { RichTextFields } from '../../generated/slice-fields.ts'
import css from './RichText.module.css'

export function RichText({ id, fields, variation }: SliceProps<RichTextFields>) {
  const isWide = variation === 'wide'
  return (
    <Section id={id} className={css['section']} isCompact>
      <Serializer
        field={fields.content}
        className={isWide ? css['wide'] : css['column']}
        sizes={isWide ? '(width >= 81.25rem) 78rem, 92vw' : undefined}
      />
    </Section>
  )
}
