import type { ReactNode } from 'react'
import css from './Section.module.css'

interface SectionProps {
  id: string
  color?: 'light' | 'dark' | 'green' | undefined
  /** `text` is a column for reading; `full` leaves the width to the slice. */
  width?: 'page' | 'text' | 'full'
  /** Less space above and below, for slices that belong to their neighbour. */
  isCompact?: boolean
  className?: string | undefined
  children: ReactNode
}

/** The frame of nearly every slice: colour, spacing, and the page's column. */
export function Section({
  id,
  color,
  width = 'page',
  isCompact = false,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      data-color={color}
      data-compact={isCompact || undefined}
      className={className ? `${css['section']} ${className}` : css['section']}
    >
      <div className={css['column']} data-width={width}>
        {children}
      </div>
    </section>
  )
}
