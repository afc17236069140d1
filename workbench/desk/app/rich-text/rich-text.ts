/**
 * Converts between Prismic's rich text, a flat list of blocks with spans, and the editor's tree
 * with marks.
 */
import type { JSONContent } from '@tiptap/core'
import type { Json, JsonObject } from '../../desk-types.ts'
import { toItems } from '../parts/to-items.ts'

export interface Span {
  start: number
  end: number
  type: string
  data?: JsonObject
}

export type Block = JsonObject & { type: string }

const lists: Record<string, string> = { 'list-item': 'bulletList', 'o-list-item': 'orderedList' }

/** @param empty - the first block of an empty text */
export function toEditor(blocks: readonly Block[], empty = 'paragraph'): JSONContent {
  const content: JSONContent[] = []
  for (const block of blocks.length > 0 ? blocks : [{ type: empty, text: '', spans: [] }]) {
    const list = lists[block.type]
    if (list === undefined) {
      content.push(toNode(block))
      continue
    }
    const { direction = null } = block
    const paragraph = { type: 'paragraph', attrs: { direction }, content: toTexts(block) }
    const item = { type: 'listItem', content: [paragraph] }
    const open = content.at(-1)
    if (open?.type === list) open.content!.push(item)
    else content.push({ type: list, content: [item] })
  }
  return { type: 'doc', content }
}

function toNode(block: Block): JSONContent {
  const { type, direction = null } = block
  if (type === 'image' || type === 'embed') return { type, attrs: { block } }
  const content = toTexts(block)
  if (type === 'preformatted') return { type, attrs: { direction }, content }
  const level = /^heading([1-6])$/.exec(type)?.[1]
  return level === undefined
    ? { type: 'paragraph', attrs: { direction }, content }
    : { type: 'heading', attrs: { level: Number(level), direction }, content }
}

/** Runs of text with the same marks. */
function toTexts({ text: given, spans }: Block): JSONContent[] {
  const text = typeof given === 'string' ? given : ''
  const marked = (toItems(spans) as unknown as Span[]).filter(isSpan)
  const clamp = (place: number) => Math.min(Math.max(place, 0), text.length)
  const edges = new Set([0, text.length])
  for (const { start, end } of marked) edges.add(clamp(start)).add(clamp(end))
  const places = [...edges].sort((a, b) => a - b)
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1]!
    const marks = marked.filter((span) => span.start <= start && span.end >= end).map(toMark)
    return { type: 'text', text: text.slice(start, end), ...(marks.length > 0 ? { marks } : {}) }
  })
}

function isSpan({ start, end, type }: Span): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && typeof type === 'string'
}

function toMark({ type, data }: Span) {
  if (type === 'hyperlink') return { type, attrs: { link: data } }
  if (type === 'label') return { type, attrs: { label: data?.['label'] } }
  return { type }
}

/** @returns an empty list when there is nothing but empty blocks */
export function fromEditor(doc: JSONContent): Block[] {
  const blocks = (doc.content ?? []).flatMap((node): Block[] => {
    const list = Object.keys(lists).find((name) => lists[name] === node.type)
    if (list === undefined) return [fromNode(node)]
    return (node.content ?? []).map((item) => fromTexts(list, item.content?.[0] ?? item))
  })
  const isEmpty = blocks.every(({ text }) => typeof text === 'string' && text.trim() === '')
  return isEmpty ? [] : blocks
}

function fromNode(node: JSONContent): Block {
  if (node.type === 'image' || node.type === 'embed') return node.attrs?.['block'] as Block
  const type = node.type === 'heading' ? `heading${node.attrs?.['level']}` : String(node.type)
  return fromTexts(type, node)
}

function fromTexts(type: string, { content = [], attrs }: JSONContent): Block {
  let text = ''
  const spans: Span[] = []
  for (const run of content) {
    const start = text.length
    text += run.text ?? ''
    for (const mark of run.marks ?? []) extend(spans, toSpan(mark, start, text.length))
  }
  const sorted = spans.sort((a, b) => a.start - b.start || b.end - a.end)
  const direction = attrs?.['direction'] as string | null | undefined
  return {
    type,
    text,
    spans: sorted as unknown as Json,
    ...(direction ? { direction } : {}),
  }
}

type Mark = NonNullable<JSONContent['marks']>[number]

function toSpan({ type, attrs }: Mark, start: number, end: number): Span {
  if (type === 'hyperlink') return { start, end, type, data: attrs?.['link'] as JsonObject }
  if (type === 'label') return { start, end, type, data: { label: attrs?.['label'] as string } }
  return { start, end, type }
}

/** Merges adjacent runs with the same mark into one span. */
export function extend(spans: Span[], next: Span): void {
  const same = spans.find(
    ({ type, end, data }) =>
      type === next.type &&
      end === next.start &&
      JSON.stringify(data) === JSON.stringify(next.data),
  )
  if (same) same.end = next.end
  else spans.push(next)
}
