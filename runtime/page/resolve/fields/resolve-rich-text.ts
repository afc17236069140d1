import { allowLink, notAllowed } from './allow-link.ts'
import type { ResolveContext } from './context.ts'
import { resolveImage, type ImageField } from './resolve-image.ts'
import { resolveLink, type LinkField } from './resolve-link.ts'
import type {
  Embed,
  RichText,
  RichTextNode,
  RichTextSpan,
  Table,
} from '../../../model/slice/resolved-fields.ts'

/** Valid rich text as the content service stores it. */
export type RichTextField = (
  | TextNode
  | ({ type: 'image'; linkTo?: LinkField } & ImageField)
  | EmbedNode
)[]

interface TextNode {
  type: Exclude<RichTextNode['type'], 'image' | 'embed'>
  text: string
  spans: {
    start: number
    end: number
    type: RichTextSpan['type']
    data?: LinkField & { label?: string }
  }[]
  direction?: 'ltr' | 'rtl'
}

interface EmbedNode {
  type: 'embed'
  oembed: EmbedField
}

export interface EmbedField {
  embed_url: string
  title?: string | null
  provider_name?: string | null
}

export interface TableField {
  head?: { rows: TableRow[] } | null
  body: { rows: TableRow[] }
}

interface TableRow {
  cells: { type?: 'header' | 'data'; content: RichTextField }[]
}

export function resolveRichText(
  field: RichTextField,
  at: string,
  context: ResolveContext,
): RichText {
  return field.flatMap((node, index) => resolveNode(node, `${at}/${index}`, context) ?? [])
}

function resolveNode(
  node: RichTextField[number],
  at: string,
  context: ResolveContext,
): RichTextNode | undefined {
  if (node.type === 'image') {
    const link = node.linkTo && resolveLink(node.linkTo, `${at}/linkTo`, context)
    const image = resolveImage(node, at, context)
    return image && { type: 'image', image, ...(link ? { link } : {}) }
  }
  if (node.type === 'embed') {
    const embed = resolveEmbed(node.oembed, `${at}/oembed`, context)
    return embed && { type: 'embed', embed }
  }
  return {
    type: node.type,
    text: node.text,
    spans: resolveSpans(node, at, context),
    ...(node.direction === 'rtl' ? { direction: 'rtl' as const } : {}),
  }
}

/**
 * Cuts spans beyond the text and drops empty ones; outer ones come first. Two of one kind never
 * overlap: a link in a link is not valid HTML, and nesting is limited by the number of kinds.
 */
function resolveSpans(node: TextNode, at: string, context: ResolveContext): RichTextSpan[] {
  const spans: RichTextSpan[] = []
  for (const [index, { start, end, type, data }] of node.spans.entries()) {
    const span: RichTextSpan = { start, end: Math.min(end, node.text.length), type }
    if (span.start >= span.end) continue
    if (type === 'label') span.label = data?.label ?? ''
    if (type === 'hyperlink') {
      const link = resolveLink(data ?? {}, `${at}/spans/${index}/data`, context, {
        isInText: true,
      })
      if (!link) continue
      span.link = link
    }
    spans.push(span)
  }
  return withoutOverlaps(spans.sort(outerFirst)).sort(outerFirst)
}

function outerFirst(a: RichTextSpan, b: RichTextSpan): number {
  return a.start - b.start || b.end - a.end
}

function withoutOverlaps(sorted: readonly RichTextSpan[]): RichTextSpan[] {
  const ends = new Map<string, number>()
  return sorted.flatMap((span) => {
    const kind = `${span.type} ${span.label ?? ''}`
    const start = Math.max(span.start, ends.get(kind) ?? 0)
    if (start >= span.end) return []
    ends.set(kind, span.end)
    return start === span.start ? span : { ...span, start }
  })
}

/** An embed whose address is not allowed becomes undefined and an issue. */
export function resolveEmbed(
  field: EmbedField,
  at: string,
  { report }: ResolveContext,
): Embed | undefined {
  if (!allowLink(field.embed_url)) {
    report.brokenLink(`${at}/embed_url`, notAllowed(field.embed_url))
    return undefined
  }
  return {
    url: field.embed_url,
    ...(field.title ? { title: field.title } : {}),
    ...(field.provider_name ? { provider: field.provider_name } : {}),
  }
}

export function resolveTable(field: TableField, at: string, context: ResolveContext): Table {
  const cellsOf = (row: TableRow, path: string) =>
    row.cells.map((cell, index) => ({
      isHeader: cell.type === 'header',
      content: resolveRichText(cell.content, `${path}/cells/${index}/content`, context),
    }))
  const rowsOf = (rows: TableRow[], path: string) =>
    rows.map((row, index) => ({ cells: cellsOf(row, `${path}/rows/${index}`) }))
  return {
    ...(field.head ? { head: rowsOf(field.head.rows, `${at}/head`) } : {}),
    body: rowsOf(field.body.rows, `${at}/body`),
  }
}
