import type { ReactNode } from 'react'
import type { Link } from '#runtime/slice'

interface LinkToProps {
  link: Link
  className?: string
  /** Says where it leads when the content alone does not. */
  label?: string
  children: ReactNode
}

/** The `a` of a resolved link. */
export function LinkTo({ link, className, label, children }: LinkToProps) {
  return (
    <a
      href={link.href}
      target={link.target}
      rel={relOf(link)}
      className={className}
      aria-label={label}
      data-link={link.kind}
    >
      {children}
    </a>
  )
}

/** A new window never reaches back, even when a link was built without saying so. */
export function relOf(link: Link): string | undefined {
  return link.rel ?? (link.target === '_blank' ? 'noopener' : undefined)
}
