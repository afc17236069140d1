/** Field values of the content service -> the props of components, kind by kind. */
import type { Fields } from '../../../model/documents/document.ts'
import type { FieldKinds, GroupKinds, Kind } from '../../../model/documents/kinds.ts'
import { own } from '../../../model/documents/own.ts'
import { createIssueReporter } from '../../validate/issue-reporter.ts'
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
import type { Related } from '../../../model/slice/resolved-fields.ts'

/**
 * `fields` are valid and free of empties. Links without a target are left out and reported, and so
 * is an item of a group that requires one.
 */
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
  if (typeof kind === 'object')
    return atLeastOne(resolveGroup(value as Fields[], kind, at, context))
  switch (kind) {
    case 'title':
    case 'rich-text':
      return resolveRichText(value as RichTextField, at, context)
    case 'image':
      return resolveImage(value as ImageField, at, context)
    case 'link':
      return resolveLink(value as LinkField, at, context)
    case 'links':
      return atLeastOne(
        (value as LinkField[]).flatMap((link, i) => resolveLink(link, `${at}/${i}`, context) ?? []),
      )
    case 'media-link':
      return resolveMediaLink(value as LinkField, at, context)
    case 'content-relationship':
      return resolveRelated(value as LinkField, at, context)
    case 'cta':
      return atLeastOne(resolveCtas(value as CtaField[], at, context))
    case 'table':
      return resolveTable(value as TableField, at, context)
    case 'embed':
      return resolveEmbed(value as EmbedField, at, context)
    default:
      return value
  }
}

function resolveGroup(
  items: Fields[],
  kinds: GroupKinds,
  at: string,
  context: ResolveContext,
): Fields[] {
  return items
    .map((item, index) => resolveFields(item, kinds.group, `${at}/${index}`, context))
    .filter((item) => isWhole(item, kinds.required))
}

/** Whether all required fields are left once links without a target are gone. */
export function isWhole(fields: Fields, required: readonly string[]): boolean {
  return required.every((name) => fields[name] !== undefined)
}

function atLeastOne<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined
}

/** Depth is one: links within a linked document stay links. So references may be cyclic. */
function resolveRelated(
  field: LinkField,
  at: string,
  context: ResolveContext,
): Related | undefined {
  const type = field.type ?? ''
  if (field.isBroken) {
    context.report.brokenLink(
      at,
      `${type} ${field.uid ?? field.id ?? ''} is not published in this language`,
    )
    return undefined
  }
  const { site } = context
  const kinds = own(site.kinds.documents, type)?.fields ?? {}
  // Faults in the linked document are to be corrected there.
  const linked = { id: field.id ?? '', type, lang: field.lang ?? context.locale.language }
  const inside = { ...context, report: createIssueReporter(linked, site) }
  const hasPage = site.pageTypes.has(type)
  const link = hasPage ? resolveLink({ ...field, link_type: 'Document' }, at, context) : undefined
  return {
    id: field.id ?? '',
    type,
    ...(field.uid ? { uid: field.uid } : {}),
    ...(link ? { link } : {}),
    fields: resolveFields(field.data ?? {}, kinds, '/data', inside),
  }
}
