/** Rich text as plain HTML, for feed readers: no classes, every address absolute. */
import { absolute } from '../../page/resolve/fields/absolute.ts'
import { escapeHtml } from '../../page/render/escape-html.ts'
import type { RichText, RichTextNode, RichTextSpan } from '../../model/slice/resolved-fields.ts'
import type { Site } from '../../model/site.ts'

type TextNode = Exclude<RichTextNode, { type: 'image' | 'embed' }>

const elements: Record<TextNode['type'], string> = {
  paragraph: 'p',
  heading1: 'h2',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
  heading5: 'h5',
  heading6: 'h6',
  preformatted: 'pre',
  'list-item': 'li',
  'o-list-item': 'li',
}

const lists: Partial<Record<RichTextNode['type'], string>> = {
  'list-item': 'ul',
  'o-list-item': 'ol',
}

export function toRichHtml(text: RichText, site: Site): string {
  let html = ''
  for (const [index, node] of text.entries()) {
    const list = lists[node.type]
    if (list && text[index - 1]?.type !== node.type) html += `<${list}>`
    html += toNodeHtml(node, site)
    if (list && text[index + 1]?.type !== node.type) html += `</${list}>`
  }
  return html
}

function toNodeHtml(node: RichTextNode, site: Site): string {
  if (node.type === 'embed') {
    const { url, title = url } = node.embed
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></p>`
  }
  if (node.type === 'image') {
    const { src, width, height, alt } = node.image
    return `<p><img src="${escapeHtml(absolute(src, site))}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"></p>`
  }
  const element = elements[node.type]
  return `<${element}>${toSpans(node.text, node.spans, site)}</${element}>`
}

/** Outer spans come first; one that crosses the end of another is split there. */
function toSpans(text: string, spans: readonly RichTextSpan[], site: Site): string {
  const edges = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])
  const points = [...edges].sort((a, b) => a - b)
  return points
    .slice(1)
    .map((end, index) => {
      const start = points[index]!
      const around = spans.filter((span) => span.start <= start && span.end >= end)
      return around.reduceRight(
        (inner, span) => wrap(inner, span, site),
        escapeHtml(text.slice(start, end)).replaceAll('\n', '<br>'),
      )
    })
    .join('')
}

function wrap(inner: string, { type, link }: RichTextSpan, site: Site): string {
  if (type === 'strong' || type === 'em') return `<${type}>${inner}</${type}>`
  if (type === 'hyperlink' && link)
    return `<a href="${escapeHtml(absolute(link.href, site))}">${inner}</a>`
  return inner
}
