import type { Image, Link } from '#runtime/slice'
import { LinkTo } from './LinkTo.tsx'
import css from './LogoRow.module.css'
import { Picture } from './Picture.tsx'

interface LogoRowProps {
  logos: readonly { logo: Image; name?: string; link?: Link }[]
  className?: string | undefined
}

/**
 * Logos of equal weight: all of one height, and muted unless hovered. Rows are as even as possible.
 */
export function LogoRow({ logos, className }: LogoRowProps) {
  return (
    <ul
      role="list"
      data-columns={Math.ceil(logos.length / Math.ceil(logos.length / 6))}
      className={className ? `${css['row']} ${className}` : css['row']}
    >
      {logos.map(({ logo, name, link }, index) => {
        const picture = <Picture image={logo} alt={logo.alt || name || ''} sizes="10rem" />
        return <li key={index}>{link ? <LinkTo link={link}>{picture}</LinkTo> : picture}</li>
      })}
    </ul>
  )
}
