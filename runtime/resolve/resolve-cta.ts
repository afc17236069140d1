/**
 * Calls to action: what they need to be shown (CTA-02) and where each type leads (OP57). One that
 * cannot lead anywhere is left out; a download or menu entry without a link is shown disabled.
 */
import { brokenPath, toHref } from '../route/route-table.ts'
import type { ResolveContext } from './context.ts'
import { resolveLink, type LinkField } from './resolve-link.ts'
import type { Cta, Link } from './resolved-fields.ts'

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
  const target = context.site.config.ctaTargets?.[field.type]
  if (!target) return field.link && resolveLink(field.link, `${at}/link`, context)
  const { locale, site } = context
  const url = target.url?.[locale.code] ?? target.url?.[site.config.defaultLocale]
  if (url) return { href: url, kind: 'external' }
  // English is the fallback of form pages (ROUTE-46).
  const uid = target.uid?.[locale.code] ?? target.uid?.[site.config.defaultLocale]
  const path = site.routes.toPath({
    type: target.type ?? '',
    uid: uid ?? null,
    lang: locale.language,
  })
  return path === brokenPath ? undefined : { href: toHref(path), kind: 'internal' }
}
