import type { Image } from '#runtime/slice'
import { Picture } from './Picture.tsx'
import css from './Portrait.module.css'

interface PortraitProps {
  image: Image | undefined
  /** Stands beside it as text; its initials stand in for a picture that is missing. */
  name: string
  sizes: string
  className?: string | undefined
}

/** A face, for eyes only. The shape is the slice's. Nothing for what is no name, like "41 answers". */
export function Portrait({ image, name, sizes, className = '' }: PortraitProps) {
  if (image) {
    return <Picture image={image} alt="" sizes={sizes} className={`${css.portrait} ${className}`} />
  }
  const initials = initialsOf(name)
  if (!/^\p{L}/u.test(initials)) return null
  return (
    <span className={`${css.portrait} ${css.initials} ${className}`} aria-hidden="true">
      {initials}
    </span>
  )
}

/** First and last: Anna Maria Berg is AB. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('')
}
