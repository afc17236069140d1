import type { ReactNode } from 'react'
import type { Cta, Link } from '#runtime/slice'
import css from './Cta.module.css'
import { Icon } from './Icon.tsx'
import { LinkTo, relOf, reportOf } from './LinkTo.tsx'

interface CtaLinkProps {
  cta: Cta
  className?: string | undefined
  /** Replaces the label. */
  children?: ReactNode
}

/**
 * A call to action as a link that looks like a button. A disabled one is text: it cannot be
 * focused, followed or tracked (CTA-04).
 * @throws without label and content (CTA-03).
 */
export function CtaLink({ cta, className, children }: CtaLinkProps) {
  if (!cta.label.trim() && !children) {
    throw new Error('CTA should either have a label or wrap another element')
  }
  const names = className ? `${css['cta']} ${className}` : css['cta']
  const content = (
    <>
      {cta.icon && cta.icon !== 'new-tab' && <Icon name={cta.icon} />}
      <span>{children ?? cta.label}</span>
      {cta.icon === 'new-tab' && <Icon name="new-tab" />}
    </>
  )
  if (cta.disabled || !cta.link) {
    return (
      <span
        className={names}
        data-look={cta.colorClass}
        data-small={cta.small || undefined}
        aria-disabled="true"
        role="link"
      >
        {content}
      </span>
    )
  }
  return (
    <a
      href={cta.link.href}
      target={cta.link.target}
      rel={relOf(cta.link)}
      download={cta.type === 'download' && cta.link.kind === 'file' ? '' : undefined}
      className={names}
      data-look={cta.colorClass}
      data-small={cta.small || undefined}
      data-cta={cta.type}
      data-section={cta.sectionId}
      {...reportOf(cta.link)}
    >
      {content}
    </a>
  )
}

/** A slice's calls to action in a row; nothing when there are none. */
export function CtaList({
  ctas,
  className,
}: {
  ctas: readonly Cta[] | undefined
  className?: string | undefined
}) {
  if (!ctas || ctas.length === 0) return null
  return (
    <div className={className ? `${css['list']} ${className}` : css['list']}>
      {ctas.map((cta, index) => (
        <CtaLink key={index} cta={cta} />
      ))}
    </div>
  )
}

/** A subtle link: text with an arrow. Nothing without link and label. */
export function ArrowLink({ link, label }: { link: Link | undefined; label: string | undefined }) {
  const text = label ?? link?.text
  if (!link || !text) return null
  return (
    <LinkTo link={link} className={css['arrow']}>
      {text}
      <Icon name={link.kind === 'external' ? 'new-tab' : 'arrow'} />
    </LinkTo>
  )
}
