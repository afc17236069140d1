import type { ReactNode } from 'react'
import css from './CardGrid.module.css'

interface CardGridProps {
  /** Number of children. */
  count: number
  className?: string | undefined
  /** The slice's own arrangement. */
  variation?: string
  children: ReactNode
}

/** Cards in rows. A last row with one lonely card looks forgotten, so the columns depend on the count. */
export function CardGrid({ count, className, variation, children }: CardGridProps) {
  return (
    <ul
      role="list"
      className={className ? `${css['grid']} ${className}` : css['grid']}
      data-columns={columnsFor(count)}
      data-variation={variation}
    >
      {children}
    </ul>
  )
}

function columnsFor(count: number): number {
  if (count <= 4) return count
  if (count % 3 === 0) return 3
  if (count % 4 === 0) return 4
  return count % 3 === 2 ? 3 : 2
}
