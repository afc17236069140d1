import type { Image } from '#runtime/slice'
import { Picture } from './Picture.tsx'
import css from './Portrait.module.css'
import { toInitial } from './to-initial.ts'

interface PortraitProps {
  image: Image | undefined
  /** Also shown as text beside it; the initials replace a missing picture. */
  name: string
  sizes: string
  className?: string | undefined
}

/**
 * A decorative portrait; the slice sets its shape. Renders nothing if the text is not a name, like "41
 * answers".
 */
export function Portrait({ image, name, sizes, className = '' }: PortraitProps) {
  if (image) {
    return (
      <Picture image={image} alt="" sizes={sizes} className={`${css['portrait']} ${className}`} />
    )
  }
  const initials = initialsOf(name)
  if (!/^\p{L}/u.test(initials)) return null
  return (
    <span className={`${css['portrait']} ${css['initials']} ${className}`} aria-hidden="true">
      {initials}
    </span>
  )
}

/** First and last initial: AB for Anna Maria Berg. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map(toInitial).join('')
}
