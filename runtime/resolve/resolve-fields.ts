/** Field values of the content service -> what components receive, kind by kind. */
import type { Fields } from '../documents/document.ts'
import type { FieldKinds, Kind } from '../documents/kinds.ts'
import { validateRelated } from '../validate/validate-document.ts'
import type { ResolveContext } from './context.ts'
import { resolveCtas, type CtaField } from './resolve-cta.ts'
import { resolveImage, type ImageField } from './resolve-image.ts'
import { resolveLink, resolveMediaLink, type LinkField } from './resolve-link.ts'
import {
  resolveEmbed,
  resolveRichText,
  resolveTable,
  type EmbedField,
  type RichTextField,
  type TableField,
} from './resolve-rich-text.ts'
import type { Related } from './resolved-fields.ts'

/** `fields` are valid and free of empties. */
export function resolveFields(
  fields: Fields,
  kinds: FieldKinds,
  at: string,
  context: ResolveContext,
): Fields {
  const resolved: Fields = {}
  for (const name in fields) {
    const kind = kinds[name]
    if (kind === undefined) continue
    const value = resolveField(fields[name], kind, `${at}/${name}`, context)
    if (value !== undefined) resolved[name] = value
  }
  return resolved
}

function resolveField(value: unknown, kind: Kind, at: string, context: ResolveContext): unknown {
  if (typeof kind === 'object') return resolveGroup(value as Fields[], kind.group, at, context)
  switch (kind) {
    case 'title':
    case 'rich-text':
      return resolveRichText(value as RichTextField, at, context)
    case 'image':
      return resolveImage(value as ImageField, context.site)
    case 'link':
      return resolveLink(value as LinkField, at, context)
    case 'links':
      return (value as LinkField[]).flatMap((link, i) => resolveLink(link, `${at}/${i}`, context) ?? [])
    case 'media-link':
      return resolveMediaLink(value as LinkField, at, context)
    case 'content-relationship':
      return resolveRelated(value as LinkField, at, context)
    case 'cta':
      return resolveCtas(value as CtaField[], at, context)
    case 'table':
      return resolveTable(value as TableField, at, context)
    case 'embed':
      return resolveEmbed(value as EmbedField)
    default:
      return value
  }
}

function resolveGroup(items: Fields[], kinds: FieldKinds, at: string, context: ResolveContext) {
  return items.map((item, index) => resolveFields(item, kinds, `${at}/${index}`, context))
}

/** Depth is one: what a linked document links to is a link, not content. So references may be cyclic. */
function resolveRelated(field: LinkField, at: string, context: ResolveContext): Related | undefined {
  const type = field.type ?? ''
  if (field.isBroken) {
    context.report.brokenLink(at, `${type} ${field.uid ?? field.id ?? ''} is not published in this language`)
    return undefined
  }
  context.dependencies.add(`document:${field.id ?? ''}`)
  const kinds = context.site.kinds.documents[type]?.fields ?? {}
  const fields = validateRelated(type, field.data, `${at}/data`, context.site, context.report)
  const shallow = Object.fromEntries(Object.entries(fields).filter(([name]) => kinds[name] !== 'slice-zone'))
  const hasPage = context.site.pageTypes.has(type)
  const link = hasPage ? resolveLink({ ...field, link_type: 'Document' }, at, context) : undefined
  return {
    id: field.id ?? '',
    type,
    ...(field.uid ? { uid: field.uid } : {}),
    ...(link ? { link } : {}),
    fields: resolveFields(shallow, kinds, `${at}/data`, context),
  }
}
