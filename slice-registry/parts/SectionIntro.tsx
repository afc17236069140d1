import type { RichText as Nodes } from '#runtime/slice'
import { Heading } from './Heading.tsx'
import { Indicator } from './Indicator.tsx'
import { hasText, RichText } from './RichText.tsx'
import css from './SectionIntro.module.css'

interface SectionIntroProps {
  /** Fields that nearly every slice has under these names. */
  fields: {
    indicator?: string
    title?: Nodes | undefined
    heading?: string
    intro?: Nodes | undefined
  }
  align?: 'start' | 'center'
  className?: string | undefined
}

/**
 * Indicator, title and introduction of a slice; nothing when all are empty. A plain-text heading
 * replaces a missing title.
 */
export function SectionIntro({ fields, align = 'start', className }: SectionIntroProps) {
  const { indicator, title, heading, intro } = fields
  const words = hasText(title) ? title : heading
  if (!indicator && !words && !hasText(intro)) return null
  return (
    <header
      data-align={align}
      className={className ? `${css['intro']} ${className}` : css['intro']}
    >
      <Indicator text={indicator} />
      <Heading field={words} className={css['title']} />
      <RichText field={intro} topHeading={3} className={css['text']} />
    </header>
  )
}

/** Level of the headings inside a slice: without a title, they take its level. */
export function innerLevel(title: Nodes | undefined, heading?: string): 2 | 3 {
  return hasText(title) || heading ? 3 : 2
}
