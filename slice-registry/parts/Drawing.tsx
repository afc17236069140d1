import css from './Icon.module.css'
import type { IconDrawing } from './icons.tsx'

interface DrawingProps {
  of: IconDrawing
  className?: string | undefined
}

/** An icon of `icons.tsx`. Decorative: the text beside it carries the meaning. */
export function Drawing({ of: { kind, isAhead, shape }, className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
      data-kind={kind}
      className={[css['icon'], isAhead && css['ahead'], className].filter(Boolean).join(' ')}
    >
      {shape}
    </svg>
  )
}
