/** The blocks of a Markdown file as the parts of a page. */
import { colorCode } from './color-code.ts'
import type { DocsPart, DocsRow, DocsTable, DocsText } from './docs-types.ts'
import { toInline, type InlineContext } from './to-inline.ts'
import {
  toPlainText,
  type Block,
  type CodeBlock,
  type ListBlock,
  type MarkdownFile,
  type TableBlock,
} from './read-markdown.ts'

export interface PartsContext extends InlineContext {
  /** Turns a picture of the repository into a file of the content. */
  toPicture(url: string, alt: string, block: Block): DocsPart['picture']
  /** The drawing of a machine, where the page is its own. */
  diagram?: DocsPart['picture']
  refuse(block: Block, what: string): void
}

/** Parts of everything after the title. */
export function toParts({ blocks, anchors }: MarkdownFile, context: PartsContext): DocsPart[] {
  const parts: DocsPart[] = []
  /** The part that text is added to; a part with another element is closed. */
  const open = (): DocsPart => {
    const last = parts.at(-1)
    if (last && !isClosed(last)) return last
    const part: DocsPart = {}
    parts.push(part)
    return part
  }
  const say = (...texts: DocsText[]) => {
    const part = open()
    part.text = [...(part.text ?? []), ...texts]
  }
  const add = (block: Block) => {
    switch (block.type) {
      case 'heading':
        parts.push({
          heading: toPlainText(block),
          level: block.depth,
          anchor: anchors.get(block)!,
        })
        break
      case 'paragraph': {
        const [only] = block.children
        if (only?.type === 'image' && block.children.length === 1)
          Object.assign(open(), { picture: context.toPicture(only.url, only.alt ?? '', block) })
        else say(toInline(block.children, context))
        break
      }
      case 'list':
        if (block.children.every(({ children }) => children.length === 1 && isLine(children[0]!)))
          say(...toItems(block, context))
        else
          for (const [index, item] of block.children.entries())
            for (const [place, child] of item.children.entries()) {
              const first = place === 0 && block.ordered ? `${(block.start ?? 1) + index}. ` : ''
              if (first && child.type === 'paragraph')
                say(number(first, toInline(child.children, context)))
              else add(child)
            }
        break
      case 'code':
        if (block.lang === 'mermaid' && context.diagram)
          Object.assign(open(), { diagram: context.diagram })
        else Object.assign(open(), toCode(block))
        break
      case 'table':
        Object.assign(open(), { table: toTable(block, context) })
        break
      case 'html':
        if (!/^<!--[^]*-->$/.test(block.value.trim())) context.refuse(block, block.value)
        break
      default:
        context.refuse(block, `a piece of Markdown of the kind "${block.type}"`)
    }
  }
  blocks.slice(blocks.findIndex(({ type }) => type === 'heading') + 1).forEach(add)
  return parts
}

const isLine = ({ type }: Block) => type === 'paragraph'

function isClosed({ code, table, picture, diagram }: DocsPart): boolean {
  return Boolean(code ?? table ?? picture ?? diagram)
}

function toItems({ ordered, children }: ListBlock, context: InlineContext): DocsText[] {
  return children.map((item) => {
    const [line] = item.children
    const phrases = line?.type === 'paragraph' ? line.children : []
    return toInline(phrases, context, ordered ? 'o-list-item' : 'list-item')
  })
}

/** Writes an item's number as text: rich text has no list items of more than a line. */
function number(before: string, { text, spans, ...rest }: DocsText): DocsText {
  const moved = spans.map((span) => ({
    ...span,
    start: span.start + before.length,
    end: span.end + before.length,
  }))
  return {
    ...rest,
    text: before + text,
    spans: [{ start: 0, end: before.length - 1, type: 'strong' }, ...moved],
  }
}

/**
 * Splits `json site-config/site.json#/brand`: the file is the caption; marks for the checks of
 * guides are left out.
 */
function toCode({ value, lang, meta }: CodeBlock): Partial<DocsPart> {
  const language = lang ?? 'text'
  const caption = /^([\w./-]+)(?:#|$)/.exec(meta ?? '')?.[1]
  return {
    code: [{ type: 'preformatted', text: value, spans: colorCode(value, language) }],
    language,
    ...(caption?.includes('.') ? { caption } : {}),
  }
}

function toTable({ children: [head, ...body] }: TableBlock, context: InlineContext): DocsTable {
  const toRow = (row: TableBlock['children'][number], type: 'header' | 'data'): DocsRow => ({
    cells: row.children.map((cell) => ({ type, content: [toInline(cell.children, context)] })),
  })
  return {
    head: { rows: head ? [toRow(head, 'header')] : [] },
    body: { rows: body.map((row) => toRow(row, 'data')) },
  }
}
