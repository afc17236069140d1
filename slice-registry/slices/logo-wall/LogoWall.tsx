import type { SliceProps } from '#runtime/slice'
import { LogoRow } from '#parts/LogoRow.tsx'
import { Section } from '#parts/Section.tsx'
import type { LogoWallFields } from '../../generated/slice-fields.ts'
import css from './LogoWall.module.css'

export function LogoWall({ id, fields }: SliceProps<LogoWallFields>) {
  return (
    <Section id={id} isCompact>
      <div className={css.wall} data-many={fields.logos.length > 6 || undefined}>
        {fields.title && <p className={css.title}>{fields.title}</p>}
        <LogoRow logos={fields.logos} />
      </div>
    </Section>
  )
}
