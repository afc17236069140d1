import { decodeFilePath } from '../../../model/ports/media-files.ts'
import { brokenPath, toHref } from '../../route/route-table.ts'
import { allowLink, notAllowed } from './allow-link.ts'
import { classifyLink } from './classify-link.ts'
import type { ResolveContext } from './context.ts'
import { findFile } from './find-file.ts'
import type { Link, MediaLink } from '../../../model/slice/resolved-fields.ts'

/** A link as the content service stores it; LINK-01 names url, link_type, uid, target and type. */
export interface LinkField {
  link_type?: 'Web' | 'Media' | 'Document'
  url?: string
  id?: string
  type?: string
  uid?: string | null
  lang?: string
  isBroken?: boolean
  target?: string
  text?: string
  data?: Record<string, unknown>
  name?: string
  size?: string | number | null
}

/** A link needs url, link_type or uid; otherwise it is invalid (LINK-02). */
export function isLink(value: unknown): value is LinkField {
  if (typeof value !== 'object' || value === null) return false
  const link = value as LinkField
  return Boolean(link.url || (link.link_type && (link.link_type as string) !== 'Any') || link.uid)
}

/**
 * The target of a link. One that leads nowhere (unpublished or unknown document, forbidden
 * protocol) becomes undefined and an issue; its text stays.
 *
 * @param options.isInText - in rich text, where all links to the site carry the current page
 *   (LINK-05).
 */
export function resolveLink(
  field: LinkField,
  at: string,
  context: ResolveContext,
  { isInText = false } = {},
): Link | undefined {
  if (!isLink(field)) return undefined
  const target =
    field.link_type === 'Document' ? toDocument(field, context) : toAddress(field, at, context)
  if (typeof target === 'string') context.report.brokenLink(at, target)
  if (typeof target !== 'object') return undefined
  const link: Link = { ...target }
  if (field.text) link.text = field.text
  if (field.target === '_blank') {
    link.target = '_blank'
    link.rel = 'noopener'
  }
  return classifyLink(link, context, { type: field.type, isInText })
}

/** Returns the reason, as text, if there is no target. */
function toDocument(
  field: LinkField,
  context: ResolveContext,
): Pick<Link, 'href' | 'kind'> | string {
  const name = `${field.type ?? 'document'} ${field.uid ?? field.id ?? ''}`.trim()
  if (field.isBroken) return `${name} is not published in this language`
  const path = context.site.routes.toPath({
    type: field.type ?? '',
    lang: field.lang ?? context.locale.language,
    ...(field.uid === undefined ? {} : { uid: field.uid }),
    data: field.data,
  })
  if (path === brokenPath) return `${name} has no page of its own`
  return { href: toHref(path), kind: 'internal' }
}

/** Returns the reason, as text, if the address is not allowed; undefined for a missing file, which is reported. */
function toAddress(
  field: LinkField,
  at: string,
  context: ResolveContext,
): Pick<Link, 'href' | 'kind'> | string | undefined {
  const allowed = allowLink(field.url ?? '', context.site.baseUrl)
  if (!allowed) return notAllowed(field.url ?? '')
  if (allowed.kind === 'internal' && findFile(allowed.href, `${at}/url`, context) === 'missing')
    return undefined
  return field.link_type === 'Media' ? { ...allowed, kind: 'file' } : allowed
}

export function resolveMediaLink(
  field: LinkField,
  at: string,
  context: ResolveContext,
): MediaLink | undefined {
  const link = resolveLink(field, at, context)
  if (!link) return undefined
  const size = Number(field.size)
  return {
    href: link.href,
    name: field.name ?? toFileName(link.href),
    ...(size > 0 ? { size } : {}),
  }
}

function toFileName(href: string): string {
  const name = href.slice(href.lastIndexOf('/') + 1)
  return decodeFilePath(name) ?? name
}
