import type { ReactNode } from 'react'
import type { Link } from '#runtime/slice'

interface LinkToProps {
  link: Link
  className?: string | undefined
  /** Accessible name, when the content alone does not say where it leads. */
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
      {...reportOf(link)}
    >
      {children}
    </a>
  )
}

/**
 * Attributes of a link for the browser: the type under which a click is reported, and whether the
 * current page must be added. Links to the cookie settings open them through the actor.
 */
export function reportOf({ reportAs = 'link', isFromAnywhere }: Link) {
  return {
    'data-link': reportAs,
    'data-from': isFromAnywhere ? '' : undefined,
    'data-send': reportAs === 'openCookieModal' ? 'consent modal.open' : undefined,
  }
}

/** Adds `noopener` to every new window, even when the link lacks it. */
export function relOf(link: Link): string | undefined {
  return link.rel ?? (link.target === '_blank' ? 'noopener' : undefined)
}
