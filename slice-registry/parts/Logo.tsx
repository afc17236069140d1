import type { PageFacts } from '#runtime/slice'
import css from './Logo.module.css'

/** The brand: its mark, if the site has one, and its name as text. */
export function Logo({ name, mark }: PageFacts['brand']) {
  return (
    <span className={css['logo']}>
      {mark && <span className={css['mark']} dangerouslySetInnerHTML={{ __html: mark }} />}
      <span>{name}</span>
    </span>
  )
}
