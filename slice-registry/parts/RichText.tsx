/**
 * Renders rich text with our own serializer: no HTML of the content service reaches a page.
 */
import { Fragment, type ReactNode } from 'react'
import type { RichText as Nodes, RichTextNode, RichTextSpan } from '#runtime/slice'
import { LinkTo } from './LinkTo.tsx'
import { Picture } from './Picture.tsx'
import css from './RichText.module.css'

type TextNode = Extract<RichTextNode, { text: string }>
type HeadingLevel = 2 | 3 | 4 | 5 | 6

interface RichTextProps {
  field: Nodes | undefined
  /**
   * Level of the most important heading in the text; the others follow without a gap, whatever
   * levels the editor chose. The page has one h1 and it is never in here.
   */
  topHeading?: HeadingLevel | undefined
  className?: string | undefined
  /** For the pictures in the text. */
  sizes?: string | undefined
  /** Ids of headings, for links to them. */
  anchors?: ReadonlyMap<RichTextNode, string>
}

/** Renders nothing for an empty field. */
export function RichText({ field, topHeading = 2, className, sizes, anchors }: RichTextProps) {
  if (!field || field.length === 0) return null
  const levels = headingLevels(field, topHeading)
  return (
    <div className={className ? `${css['richText']} ${className}` : css['richText']}>
      {groupLists(field).map((group, index) =>
        group.list ? (
          <group.list key={index}>
            {group.nodes.map((node, item) => (
              <li key={item} dir={node.direction}>
                <Inline node={node} />
              </li>
            ))}
          </group.list>
        ) : (
          <Block
            key={index}
            node={group.node}
            id={anchors?.get(group.node)}
            levels={levels}
            sizes={sizes}
          />
        ),
      )}
    </div>
  )
}

/** The text of a field on one line: for titles, labels, and wherever blocks are not allowed. */
export function InlineText({ field }: { field: Nodes | undefined }) {
  return field
    ?.filter((node) => 'text' in node)
    .map((node, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        <Inline node={node} />
      </Fragment>
    ))
}

/** Whether a field has any content a visitor could see or hear. */
export function hasText(field: Nodes | undefined): field is Nodes {
  return field?.some((node) => !('text' in node) || node.text.trim() !== '') ?? false
}

function Block({
  node,
  id,
  levels,
  sizes,
}: {
  node: RichTextNode
  id: string | undefined
  levels: ReadonlyMap<string, string>
  sizes: string | undefined
}) {
  if (node.type === 'image') {
    const picture = (
      <Picture image={node.image} sizes={sizes ?? '(width >= 51.875rem) 42rem, 92vw'} />
    )
    return <figure>{node.link ? <LinkTo link={node.link}>{picture}</LinkTo> : picture}</figure>
  }
  if (node.type === 'embed') {
    const { url, title, provider } = node.embed
    return (
      <p className={css['embed']}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title ?? url}
        </a>
        {provider && <small>{provider}</small>}
      </p>
    )
  }
  if (node.type === 'preformatted') {
    return (
      <pre tabIndex={0} dir={node.direction}>
        <Inline node={node} keepBreaks />
      </pre>
    )
  }
  const Tag = (levels.get(node.type) ?? 'p') as 'p' | 'h2'
  return (
    <Tag id={id} dir={node.direction}>
      <Inline node={node} />
    </Tag>
  )
}

function headingLevels(field: Nodes, top: HeadingLevel): ReadonlyMap<string, string> {
  const used = new Set(field.map((node) => node.type).filter((type) => type.startsWith('heading')))
  return new Map([...used].sort().map((type, rank) => [type, `h${Math.min(top + rank, 6)}`]))
}

type Group =
  | { list: 'ul' | 'ol'; nodes: TextNode[] }
  | { list?: undefined; node: Exclude<RichTextNode, { type: 'list-item' | 'o-list-item' }> }

/** Consecutive items of one kind become one list. */
function groupLists(field: Nodes): Group[] {
  const groups: Group[] = []
  for (const node of field) {
    if (node.type !== 'list-item' && node.type !== 'o-list-item') {
      groups.push({ node: node as Extract<Group, { node: unknown }>['node'] })
      continue
    }
    const list = node.type === 'list-item' ? 'ul' : 'ol'
    const last = groups.at(-1)
    if (last?.list === list) last.nodes.push(node as TextNode)
    else groups.push({ list, nodes: [node as TextNode] })
  }
  return groups
}

function Inline({ node, keepBreaks = false }: { node: TextNode; keepBreaks?: boolean }) {
  return render(node.text, node.spans, 0, node.text.length, keepBreaks)
}

/**
 * Spans come sorted by start and descending end. A span that begins inside another and ends outside
 * is cut at the border: elements nest, spans need not.
 */
function render(
  text: string,
  spans: readonly RichTextSpan[],
  from: number,
  to: number,
  keepBreaks: boolean,
): ReactNode {
  const children: ReactNode[] = []
  let at = from
  let rest = spans.filter((span) => span.end > span.start)
  while (rest.length > 0) {
    const span = rest[0]!
    children.push(withBreaks(text.slice(at, span.start), keepBreaks))
    const inside: RichTextSpan[] = []
    const after: RichTextSpan[] = []
    for (const other of rest.slice(1)) {
      if (other.start >= span.end) after.push(other)
      else if (other.end <= span.end) inside.push(other)
      else {
        inside.push({ ...other, end: span.end })
        after.push({ ...other, start: span.end })
      }
    }
    const content = render(text, inside, span.start, span.end, keepBreaks)
    children.push(mark(span, content))
    at = span.end
    rest = after.sort((a, b) => a.start - b.start || b.end - a.end)
  }
  children.push(withBreaks(text.slice(at, to), keepBreaks))
  return children.map((child, index) => <Fragment key={index}>{child}</Fragment>)
}

function mark(span: RichTextSpan, content: ReactNode): ReactNode {
  if (span.type === 'strong') return <strong>{content}</strong>
  if (span.type === 'em') return <em>{content}</em>
  if (span.label === 'code') return <code>{content}</code>
  if (span.type === 'label') return <span data-label={span.label}>{content}</span>
  return span.link ? <LinkTo link={span.link}>{content}</LinkTo> : content
}

function withBreaks(text: string, keepBreaks: boolean): ReactNode {
  if (keepBreaks || !text.includes('\n')) return text
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
