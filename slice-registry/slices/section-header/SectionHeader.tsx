import type { SliceProps } from '#runtime/slice'
import { Section } from '#parts/Section.tsx'
import { SectionIntro } from '#parts/SectionIntro.tsx'
import type { SectionHeaderFields } from '../../generated/slice-fields.ts'
import css from './SectionHeader.module.css'

/** The title of the slices that follow closely below. */
export function SectionHeader({ id, fields }: SliceProps<SectionHeaderFields>) {
  return (
    <Section id={id} color={fields.color} className={css['header']}>
      <SectionIntro fields={fields} className={css['intro']} />
    </Section>
  )
}
