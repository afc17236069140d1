/**
 * Reads what the clipboard holds of word processors and web pages: the text, and of its format what
 * a field allows.
 */
import { isObject } from '#schemas/is-object.ts'
import type { Json, JsonObject } from '../../desk-types.ts'
import type { Allowed } from './extensions.ts'
import { extend, type Block, type Span } from './rich-text.ts'

/** What does not come along as it was. */
export type Loss = 'headings' | 'lists' | 'links' | 'tables' | 'pictures' | 'embeds'

export interface Pasted {
  blocks: Block[]
  losses: ReadonlySet<Loss>
}

type Mark = Omit<Span, 'start' | 'end'>

interface Context {
  type: string
  marks: readonly Mark[]
  isVerbatim: boolean
}

const plain: Context = { type: 'paragraph', marks: [], isVerbatim: false }

const ignored = new Set(
  'STYLE,SCRIPT,NOSCRIPT,TEMPLATE,TITLE,META,LINK,SVG,OBJECT,INPUT,SELECT,TEXTAREA'.split(','),
)

const breaking = new Set(
  (
    'P,DIV,SECTION,ARTICLE,ASIDE,NAV,HEADER,FOOTER,MAIN,BLOCKQUOTE,ADDRESS,FIGURE,FIGCAPTION,DL,DT,DD,FORM,' +
    'FIELDSET,DETAILS,SUMMARY,LI,UL,OL,H1,H2,H3,H4,H5,H6,PRE,TABLE,TR,TD,TH,CAPTION,HR,CENTER'
  ).split(','),
)

/** Reads HTML that any program copied. */
export function readHtml(html: string, allowed: Allowed): Pasted {
  // A document of its own: nothing in it runs or loads.
  return readBlocks(new DOMParser().parseFromString(html, 'text/html').body, allowed)
}

/** Reads text without format: a line is a paragraph. */
export function readText(text: string, allowed: Allowed): Pasted {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const type = toAllowed('paragraph', allowed)
  return {
    blocks: lines.map((line) => ({ type, text: clean(line), spans: [] })),
    losses: new Set(),
  }
}

/** Reads the blocks inside of an element. */
export function readBlocks(root: Element, allowed: Allowed): Pasted {
  const blocks: Block[] = []
  const losses = new Set<Loss>()
  let open: { type: string; text: string; spans: Span[] } | undefined

  for (const node of root.childNodes) read(node, plain)
  close()
  return { blocks, losses }

  function close(): void {
    const { type: wanted, text: whole, spans: all } = open ?? { type: '', text: '', spans: [] }
    open = undefined
    const text = whole.trimEnd()
    if (text === '') return
    const type = toAllowed(wanted, allowed)
    if (type !== wanted && wanted.startsWith('heading')) losses.add('headings')
    if (type !== wanted && wanted.endsWith('list-item')) losses.add('lists')
    const spans = all
      .map((span) => ({ ...span, end: Math.min(span.end, text.length) }))
      .filter(({ start, end }) => start < end)
    blocks.push({ type, text, spans: spans as unknown as Json })
  }

  function write(given: string, { type, marks, isVerbatim }: Context): void {
    let text = isVerbatim ? given : clean(given)
    if (!isVerbatim && /(^|\s)$/.test(open?.text ?? '')) text = text.replace(/^ /, '')
    if (text === '') return
    const into = (open ??= { type, text: '', spans: [] })
    const start = into.text.length
    into.text += text
    for (const mark of marks) extend(into.spans, { ...mark, start, end: into.text.length })
  }

  function readAll(element: Element, context: Context): void {
    for (const node of element.childNodes) read(node, context)
  }

  function read(node: Node, context: Context): void {
    if (node.nodeType === Node.TEXT_NODE) write(node.textContent ?? '', context)
    else if (node.nodeType === Node.ELEMENT_NODE) readElement(node as HTMLElement, context)
  }

  function readElement(element: HTMLElement, context: Context): void {
    const tag = element.tagName.toUpperCase()
    const style = element.getAttribute('style') ?? ''
    if (ignored.has(tag) || /display:\s*none|mso-list:\s*ignore/i.test(style)) return
    if (tag === 'BR') {
      if (open) write('\n', { ...context, isVerbatim: true })
      return
    }
    if (tag === 'IMG' || tag === 'IFRAME' || tag === 'VIDEO') {
      losses.add(tag === 'IMG' ? 'pictures' : 'embeds')
      return
    }
    const piece = readPiece(element.dataset['block'])
    if (piece) {
      close()
      if (allowed.has(piece.type)) blocks.push(piece)
      else losses.add(piece.type === 'image' ? 'pictures' : 'embeds')
      return
    }
    const marks = readMarks(element, context)
    if (!breaking.has(tag)) readAll(element, { ...context, marks })
    else if (tag === 'TABLE' && isTable(element as HTMLTableElement))
      readLines(element as HTMLTableElement, marks)
    else readBlock(element, { ...context, marks, type: readType(element, context.type) })
  }

  function readBlock(element: HTMLElement, context: Context): void {
    const isItem = context.type.endsWith('list-item')
    const isInside = isItem && !/^(LI|UL|OL)$/.test(element.tagName) && !isWordItem(element)
    // A paragraph in a point is a line of it.
    if (isInside && open)
      write(open.text.endsWith('\n') ? '' : '\n', { ...context, isVerbatim: true })
    else close()
    readAll(element, { ...context, isVerbatim: context.isVerbatim || element.tagName === 'PRE' })
    if (!isInside) close()
  }

  function readLines(table: HTMLTableElement, marks: readonly Mark[]): void {
    losses.add('tables')
    close()
    for (const row of table.rows) {
      for (const [at, cell] of [...row.cells].entries()) {
        if (at > 0) write(' | ', { ...plain, isVerbatim: true })
        const inner = readBlocks(cell, new Set([...allowed, 'paragraph']))
        for (const loss of inner.losses)
          if (loss !== 'headings' && loss !== 'lists') losses.add(loss)
        for (const [line, { text, spans }] of inner.blocks.entries()) {
          if (line > 0) write(' ', plain)
          const start = open?.text.length ?? 0
          write(String(text ?? ''), { ...plain, marks, isVerbatim: true })
          for (const span of (spans ?? []) as unknown as Span[])
            extend(open!.spans, { ...span, start: span.start + start, end: span.end + start })
        }
      }
      close()
    }
  }

  function readMarks(element: HTMLElement, { marks, type }: Context): readonly Mark[] {
    const { fontWeight, fontStyle } = element.style
    const tag = element.tagName
    const isStrong = /^(B|STRONG)$/.test(tag)
      ? !/^(normal|400)$/.test(fontWeight)
      : // Headings are bold anyway.
        !type.startsWith('heading') && /^(bold|bolder|[6-9]00)$/.test(fontWeight) && !isHeading(tag)
    const isEmphasis = /^(I|EM|CITE)$/.test(tag) ? fontStyle !== 'normal' : fontStyle === 'italic'
    const added: Mark[] = []
    if (isStrong) added.push({ type: 'strong' })
    if (isEmphasis) added.push({ type: 'em' })
    const kept = element.dataset['link']
    const href = tag === 'A' ? element.getAttribute('href') : null
    const link = kept === undefined ? readLink(href ?? '') : readKeptLink(kept)
    if (link && !marks.some((mark) => mark.type === 'hyperlink'))
      added.push({ type: 'hyperlink', data: link })
    const { label } = element.dataset
    if (label !== undefined && /^[A-Za-z][\w-]*$/.test(label))
      added.push({ type: 'label', data: { label } })
    if ((link && !allowed.has('hyperlink')) || (!link && href && !href.startsWith('#')))
      losses.add('links')
    const known = new Set(marks.map((mark) => mark.type))
    return [...marks, ...added.filter((mark) => allowed.has(mark.type) && !known.has(mark.type))]
  }
}

/** The nearest allowed kind of a block: a paragraph, or what a field without paragraphs has. */
function toAllowed(type: string, allowed: Allowed): string {
  if (allowed.has(type)) return type
  if (allowed.has('paragraph')) return 'paragraph'
  return [...allowed].find((name) => /^(heading|preformatted|o?-?list-item)/.test(name)) ?? type
}

/** One blank for several; blanks that do not break stay where typography asks for them. */
function clean(text: string): string {
  return text
    .replace(/[\u200b\ufeff\u00ad]/g, '')
    .replace(/(?<!«)\u00a0(?![:;!?»%€\d])/g, ' ')
    .replace(/[ \t\r\n\f]+/g, ' ')
}

const isHeading = (tag: string) => /^H[1-6]$/.test(tag)

function isWordItem(element: HTMLElement): boolean {
  return /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '')
}

function readType(element: HTMLElement, outer: string): string {
  const tag = element.tagName
  if (isWordItem(element)) {
    // Word writes points as paragraphs, whose sign stands in the text.
    const sign = element.querySelector('[style*="gnore"]')?.textContent?.trim() ?? ''
    return /^\(?(\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'o-list-item' : 'list-item'
  }
  if (tag === 'UL' || tag === 'OL') return tag === 'UL' ? 'list-item' : 'o-list-item'
  if (outer.endsWith('list-item')) return outer
  if (tag === 'LI') return 'list-item'
  if (tag === 'PRE') return 'preformatted'
  if (isHeading(tag)) return `heading${tag.slice(1)}`
  if (element.getAttribute('role') === 'heading')
    return `heading${/^[1-6]$/.exec(element.getAttribute('aria-level') ?? '')?.[0] ?? 2}`
  return element.classList.contains('MsoTitle') ? 'heading1' : outer
}

/** Whether it is more than a frame around a text, as mails and documents have them. */
export function isTable(table: HTMLTableElement): boolean {
  return [...table.rows].some(({ cells }) => cells.length > 1)
}

/** @returns nothing for what only the copied document can follow */
function readLink(href: string): JsonObject | undefined {
  if (!URL.canParse(href)) return undefined
  const given = new URL(href)
  // Google Docs links to itself, with the address in the query.
  const inner = /(^|\.)google\.[a-z.]+$/.test(given.hostname) && given.pathname === '/url'
  const url = new URL((inner && given.searchParams.get('q')) || href)
  if (!/^(https?|mailto|tel):$/.test(url.protocol)) return undefined
  const isOwn = url.origin === location.origin
  const address = isOwn ? url.pathname + url.search + url.hash : inner ? url.href : href
  return { link_type: 'Web', url: address }
}

/** A link that was copied in the desk. */
function readKeptLink(text: string): JsonObject | undefined {
  const link = parse(text)
  if (!isObject(link)) return undefined
  const { link_type: type, url, id } = link
  if (type === 'Document' || type === 'Media')
    return typeof (id ?? url) === 'string' ? link : undefined
  if (typeof url !== 'string') return undefined
  return /^(https?:|mailto:|tel:|[/#?])/i.test(url) ? link : undefined
}

/** A picture or an embed that was copied in the desk. */
function readPiece(text: string | undefined): Block | undefined {
  const block = text === undefined ? undefined : parse(text)
  if (!isObject(block)) return undefined
  const isPicture = block['type'] === 'image' && typeof block['url'] === 'string'
  return isPicture || (block['type'] === 'embed' && isObject(block['oembed']))
    ? (block as Block)
    : undefined
}

function parse(text: string): JsonObject | undefined {
  try {
    const value = JSON.parse(text) as Json
    return isObject(value) ? (value as JsonObject) : undefined
  } catch {
    return undefined
  }
}

const words: Record<Loss, string> = {
  tables: 'Tables became lines of text, since a text has none.',
  headings: 'Headings that are not offered here became paragraphs.',
  lists: 'Lists became paragraphs, since there are none here.',
  links: 'Links that cannot be kept here were left out.',
  pictures: 'Pictures were left out: choose them from the library.',
  embeds: 'Videos were left out: embed them by their address.',
}

/** Sentences for the editor; empty when all came along. */
export function describeLosses(losses: ReadonlySet<Loss>): string {
  return [...losses].map((loss) => words[loss]).join(' ')
}
