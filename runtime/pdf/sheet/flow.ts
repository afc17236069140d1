/** Sets texts one below the other, and goes on to a new page where one is full. */
import type { Colour } from './palette.ts'
import { pageHeight, pageWidth, type Point, type Sheet } from './sheet.ts'
import type { TextStyle } from './styles.ts'

/** The frame of every page but the cover. */
export const frame = { left: 54, right: pageWidth - 54, top: 92, bottom: pageHeight - 66 }
export const frameWidth = frame.right - frame.left

export interface TextBlock {
  text: string
  style: TextStyle
  /** Space above it, unless it comes first. */
  gap?: number
}

export interface Place {
  x?: number
  width?: number
}

export interface CardLook {
  fill: Colour
  padding?: number
  tip?: 'left' | 'right'
}

export type Flow = ReturnType<typeof createFlow>

/**
 * @param onPage - called for each further page, once it is there
 * @param top - upper edge of further pages
 */
export function createFlow(sheet: Sheet, start: number, onPage: () => void, top = frame.top) {
  let y = start

  function turn(): void {
    sheet.addPage()
    onPage()
    y = top
  }
  /** Nothing is higher than a page: such a block begins on a new one and goes on. */
  function need(height: number): void {
    if (y + height > frame.bottom && y > top) turn()
  }

  function paragraph(text: string, style: TextStyle, place: Place = {}): void {
    const { x = frame.left, width = frame.right - x } = place
    const lines = sheet.toLines(text, style, width)
    // At least two lines stay together.
    if (lines.length > 1) need(2 * style.leading)
    for (const line of lines) {
      need(style.leading)
      sheet.text(line, [x, y + toBase(style)], style)
      y += style.leading
    }
  }

  /** A box around texts; one that does not fit goes on in a box on the next page. */
  function card(blocks: readonly TextBlock[], look: CardLook, place: Place = {}): void {
    const { x = frame.left, width = frame.right - x } = place
    const { padding = 16 } = look
    const rows = toRows(sheet, blocks, width - 2 * padding)
    const total = measureCard(sheet, blocks, width, padding)
    if (total <= frame.bottom - top) need(total)
    let rest = rows
    while (rest.length > 0) {
      const room = frame.bottom - y - 2 * padding
      let height = 0
      let count = 0
      while (count < rest.length && height + rest[count]!.height <= room) {
        height += rest[count++]!.height
      }
      // Neither a label alone at the foot of a page, nor a box without a line.
      if (count < Math.min(3, rest.length) && y > top) {
        turn()
        continue
      }
      const part = rest.slice(0, Math.max(1, count))
      const box = part.reduce((sum, row) => sum + row.height, 0) + 2 * padding
      sheet.bubble([x, y], width, box, { fill: look.fill, radius: 14, ...tipOf(look) })
      drawRows(sheet, part, [x + padding, y + padding])
      y += box
      rest = rest.slice(part.length)
      if (rest.length > 0) turn()
    }
  }

  return {
    get y() {
      return y
    },
    set y(value: number) {
      y = value
    },
    need,
    turn,
    paragraph,
    card,
    space: (height: number) => void (y += height),
    room: () => frame.bottom - y,
  }
}

interface Row {
  line: string
  style: TextStyle
  height: number
  gap: number
}

/** The height of a card in one piece. */
export function measureCard(
  sheet: Sheet,
  blocks: readonly TextBlock[],
  width: number,
  padding = 16,
): number {
  const rows = toRows(sheet, blocks, width - 2 * padding)
  return rows.reduce((sum, { height }) => sum + height, 0) + 2 * padding
}

/** Draws a card in one piece, wherever there is room for it. */
export function drawCard(
  sheet: Sheet,
  blocks: readonly TextBlock[],
  [x, y]: Point,
  { width, height, ...look }: CardLook & { width: number; height: number },
): void {
  const { padding = 16 } = look
  sheet.bubble([x, y], width, height, { fill: look.fill, radius: 14, ...tipOf(look) })
  drawRows(sheet, toRows(sheet, blocks, width - 2 * padding), [x + padding, y + padding])
}

function toRows(sheet: Sheet, blocks: readonly TextBlock[], width: number): Row[] {
  return blocks.flatMap(({ text, style, gap = 0 }, block) =>
    sheet.toLines(text, style, width).map((line, at) => {
      const above = at === 0 && block > 0 ? gap : 0
      return { line, style, gap: above, height: above + style.leading }
    }),
  )
}

function drawRows(sheet: Sheet, rows: readonly Row[], [x, start]: Point): void {
  let y = start
  rows.forEach(({ line, style, height, gap }, at) => {
    // A gap at the head of a page would look like a fault.
    const above = at === 0 ? 0 : gap
    sheet.text(line, [x, y + above + toBase(style)], style)
    y += at === 0 ? height - gap : height
  })
}

function tipOf({ tip }: CardLook): Pick<CardLook, 'tip'> {
  return tip ? { tip } : {}
}

/** The distance from the top of a line to its baseline. */
export function toBase({ size, leading }: TextStyle): number {
  return (leading - size) / 2 + size * 0.8
}

/**
 * The largest of these sizes at which a text has no more lines than it may; the smallest if it
 * never does.
 */
export function shrink(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  { width, lines, least }: { width: number; lines: number; least: number },
): TextStyle {
  const ratio = style.leading / style.size
  for (let { size } = style; ; size -= 1) {
    const smaller = { ...style, size, leading: size * ratio }
    if (size <= least || sheet.toLines(text, smaller, width).length <= lines) return smaller
  }
}
