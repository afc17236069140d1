/**
 * Calls to action: the fields they need to be shown (CTA-02) and the target of each type (OP57).
 * One that cannot lead anywhere is left out; a download or menu entry without a link is shown
 * disabled.
 */
import { classifyLink } from './classify-link.ts'
import type { ResolveContext } from './context.ts'
import { toTargetLink } from './cta-target.ts'
import { resolveLink, type LinkField } from './resolve-link.ts'
import type { Cta, Link } from '../../../model/slice/resolved-fields.ts'

export interface CtaField {
  type: Cta['type']
  label: string
  link?: LinkField
  colorClass?: Cta['colorClass']
  icon?: Cta['icon']
  small?: boolean
  disabled?: boolean
  sectionId?: string
}

export function resolveCtas(field: CtaField[], at: string, context: ResolveContext): Cta[] {
  return field.flatMap((cta, index) => resolveCta(cta, `${at}/${index}`, context) ?? [])
}

function resolveCta(field: CtaField, at: string, context: ResolveContext): Cta | undefined {
  if (!field.label.trim()) return undefined
  const link = findTarget(field, at, context)
  const isOptional = field.type === 'download' || field.type === 'menu'
  if (!link && !isOptional) return undefined
  return {
    type: field.type,
    label: field.label,
    colorClass: field.colorClass ?? 'primary',
    small: field.small ?? false,
    disabled: (field.disabled ?? false) || !link,
    ...(link ? { link } : {}),
    ...(field.icon ? { icon: field.icon } : {}),
    ...(field.sectionId ? { sectionId: field.sectionId } : {}),
  }
}

function findTarget(field: CtaField, at: string, context: ResolveContext): Link | undefined {
  const { ctaTargets = {}, linkTypes } = context.site.config
  const type = linkTypes?.find(({ cta }) => cta === field.type)
  if (!ctaTargets[field.type]) {
    const link = field.link && resolveLink(field.link, `${at}/link`, context)
    return link && type ? classifyLink(link, context, { is: type }) : link
  }
  return findCtaTarget(field.type, context)
}

/** The target of a type's buttons without a link of their own. */
function findCtaTarget(name: string, context: ResolveContext): Link | undefined {
  const { ctaTargets = {}, linkTypes } = context.site.config
  const link = ctaTargets[name] && toTargetLink(ctaTargets[name], context)
  const is = linkTypes?.find(({ cta }) => cta === name)
  return link && classifyLink(link, context, { is })
}

/** Targets by type of button, without those that lead nowhere in the page's language. */
export function findCtaTargets(context: ResolveContext): Record<string, Link> {
  const names = Object.keys(context.site.config.ctaTargets ?? {})
  return Object.fromEntries(
    names.flatMap((name) => {
      const link = findCtaTarget(name, context)
      return link ? [[name, link]] : []
    }),
  )
}
