import type { SliceProps } from '#runtime/slice'
import { LogoRow } from '#parts/LogoRow.tsx'
import { Section } from '#parts/Section.tsx'
import type { LogoWallFields } from '../../generated/slice-fields.ts'
import css from './LogoWall.module.css'
import { MovingLogos } from './MovingLogos.tsx'

/** Logos of the slice, else those of a shared list. */
export function LogoWall({ id, fields, t }: SliceProps<LogoWallFields>) {
  const { title, list, is_moving } = fields
  const logos = fields.logos ?? list?.fields.assets ?? []
  if (logos.length === 0) return null
  const isMoving = is_moving && logos.length > 3
  return (
    <Section id={id} isCompact>
      <div className={css['wall']} data-many={isMoving || logos.length > 6 || undefined}>
        {title && <p className={css['title']}>{title}</p>}
        {isMoving ? <MovingLogos logos={logos} t={t} /> : <LogoRow logos={logos} />}
      </div>
    </Section>
  )
}
