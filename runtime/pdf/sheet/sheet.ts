/**
 * Drawing on A4, in points from the upper corner of the page at which lines begin: a report that is
 * read from right to left is mirrored here, so elsewhere left and right mean start and end. Only
 * this file knows jsPDF.
 */
import { jsPDF } from 'jspdf'
import { breakLines } from './break-lines.ts'
import type { Colour, Palette } from './palette.ts'

export const pageWidth = 595.28
export const pageHeight = 841.89

/** TrueType as base64, by purpose. */
export interface ReportFonts {
  text: string
  strong: string
  heading: string
}

export interface TextStyle {
  font: keyof ReportFonts
  size: number
  /** Distance from one baseline to the next. */
  leading: number
  colour: Colour
}

export type Point = readonly [x: number, y: number]

export interface Shape {
  fill?: Colour
  stroke?: Colour
  lineWidth?: number
  /** Lengths of dash and gap. */
  dash?: readonly number[]
}

export interface SheetFacts {
  language: string
  isFromRightToLeft: boolean
  title: string
  subject: string
  author: string
  /** ISO date. */
  date: string
  /** 32 hexadecimal digits. */
  fileId: string
  colours: Palette
}

export type Sheet = ReturnType<typeof createSheet>

/** Length of the control lines of a circle's curves, for a radius of 1. */
const curve = 0.5523

/** Hebrew, Arabic and their neighbours, and the shapes of their letters. */
const fromRightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * Reading order -> order on the line. A line without such letters, such as an address, stays as it
 * is.
 */
const reordered = {
  isInputVisual: false,
  isInputRtl: true,
  isOutputVisual: true,
  isOutputRtl: false,
  isSymmetricSwapping: true,
}

export function createSheet(
  fonts: ReportFonts,
  { colours, isFromRightToLeft, ...facts }: SheetFacts,
) {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  for (const [name, data] of Object.entries(fonts)) {
    doc.addFileToVFS(`${name}.ttf`, data)
    doc.addFont(`${name}.ttf`, name, 'normal')
  }
  describe(doc, facts)
  const { processArabic } = doc as unknown as JoiningLetters
  /** @param width - that of the object which begins there */
  const place = (x: number, width = 0) => (isFromRightToLeft ? pageWidth - x - width : x)
  const widths = new Map<string, number>()

  /** Letters that the fonts have; for others, the nearest they have. */
  function toDrawn(text: string): string {
    doc.setFont('text', 'normal')
    const { metadata } = doc.getFont() as unknown as FontWithGlyphs
    const isDrawn = (letter: string) => metadata.characterToGlyph(letter.codePointAt(0)!) > 0
    // Letters that join have another shape inside a word: that shape is measured and looked up.
    // Word by word, since jsPDF joins a question mark, too.
    const words = text.toWellFormed().normalize('NFC')
    return [...words.replaceAll(/[\p{L}\p{M}]+/gu, (word) => processArabic(word))]
      .map((letter) => {
        if (/[\n\u00AD\u200B]/.test(letter) || isDrawn(letter)) return letter
        const near = stands[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
        if (near !== '' && [...near].every(isDrawn)) return near
        return /\s/.test(letter) ? ' ' : /[\p{C}\p{M}]/u.test(letter) ? '' : '?'
      })
      .join('')
  }

  function measure(text: string, { font, size }: TextStyle): number {
    let width = 0
    for (const letter of text) {
      const key = font + letter
      let known = widths.get(key)
      if (known === undefined) {
        doc.setFont(font, 'normal')
        known = doc.getStringUnitWidth(letter)
        widths.set(key, known)
      }
      width += known * size
    }
    return width
  }

  function draw(shape: Shape, path: () => void): void {
    if (shape.fill) doc.setFillColor(colours[shape.fill])
    if (shape.stroke) doc.setDrawColor(colours[shape.stroke])
    doc.setLineWidth(shape.lineWidth ?? 1)
    doc.setLineDashPattern([...(shape.dash ?? [])], 0)
    path()
  }
  const styleOf = ({ fill, stroke }: Shape) => (fill ? (stroke ? 'FD' : 'F') : 'S')

  return {
    addPage: () => void doc.addPage('a4', 'portrait'),
    page: () => doc.getCurrentPageInfo().pageNumber,
    countPages: () => doc.getNumberOfPages(),
    turnTo: (page: number) => void doc.setPage(page),
    measure: (text: string, style: TextStyle) => measure(toDrawn(text), style),
    toLines: (text: string, style: TextStyle, width: number) =>
      breakLines(toDrawn(text), width, (part) => measure(part, style)),

    /** @param y - the baseline */
    text(
      line: string,
      [x, y]: Point,
      style: TextStyle,
      align: 'center' | 'left' | 'right' = 'left',
    ) {
      const drawn = toDrawn(line)
      if (drawn === '') return
      const width = measure(drawn, style)
      const start = align === 'left' ? x : x - (align === 'center' ? width / 2 : width)
      const turned = isFromRightToLeft && fromRightToLeft.test(drawn)
      doc.setFont(style.font, 'normal')
      doc.setFontSize(style.size)
      doc.setTextColor(colours[style.colour])
      doc.text(drawn, place(start, width), y, turned ? { ...reordered } : {})
    },

    rectangle([x, y]: Point, width: number, height: number, shape: Shape) {
      draw(shape, () => doc.rect(place(x, width), y, width, height, styleOf(shape)))
    },

    /** A rounded box; a speech bubble's lower corner on one side is sharp. */
    bubble(
      [x, y]: Point,
      width: number,
      height: number,
      { radius, tip, ...shape }: Shape & { radius: number; tip?: 'left' | 'right' },
    ) {
      const r = Math.min(radius, width / 2, height / 2)
      const [start, end] = [tip === 'left' ? 1 : r, tip === 'right' ? 1 : r]
      const [left, right] = isFromRightToLeft ? [end, start] : [start, end]
      const k = 1 - curve
      draw(shape, () =>
        doc.lines(
          [
            [width - 2 * r, 0],
            [r - r * k, 0, r, r * k, r, r],
            [0, height - r - right],
            [0, right - right * k, -right * k, right, -right, right],
            [-(width - left - right), 0],
            [-left + left * k, 0, -left, -left * k, -left, -left],
            [0, -(height - r - left)],
            [0, -r + r * k, r * k, -r, r, -r],
          ],
          place(x, width) + r,
          y,
          [1, 1],
          styleOf(shape),
          true,
        ),
      )
    },

    circle([x, y]: Point, radius: number, shape: Shape) {
      draw(shape, () => doc.circle(place(x), y, radius, styleOf(shape)))
    },

    line([x, y]: Point, [toX, toY]: Point, shape: Shape) {
      draw(shape, () => doc.line(place(x), y, place(toX), toY))
    },

    polygon(points: readonly Point[], shape: Shape) {
      const corners = points.map(([x, y]): Point => [place(x), y])
      const [[x, y], ...rest] = corners as [Point, ...Point[]]
      const steps = rest.map(([toX, toY], at) => [toX - corners[at]![0], toY - corners[at]![1]])
      draw(shape, () => doc.lines(steps, x, y, [1, 1], styleOf(shape), true))
    },

    /** @param target - an absolute address, or the number of a page */
    link([x, y]: Point, width: number, height: number, target: number | string) {
      const options = typeof target === 'string' ? { url: target } : { pageNumber: target }
      doc.link(place(x, width), y, width, height, options)
    },

    bookmark(title: string) {
      const pageNumber = doc.getCurrentPageInfo().pageNumber
      doc.outline.add(null, title.replaceAll(/[\u00AD\u200B]/g, ''), { pageNumber })
    },

    toBytes: () => new Uint8Array(doc.output('arraybuffer')),
  }
}

/** Substitutes for letters that the fonts lack. */
const stands: Readonly<Record<string, string>> = {
  // Narrow and other spaces at which no line breaks.
  '\u202F': '\u00A0',
  '\u2007': '\u00A0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': '’',
  '\u2033': '”',
  '\u2192': '→',
  '\u2212': '–',
}

/** A method of jsPDF that its types lack: letters -> their shapes in the word. */
interface JoiningLetters {
  processArabic(text: string): string
}

interface FontWithGlyphs {
  metadata: { characterToGlyph(code: number): number }
}

function describe(
  doc: jsPDF,
  { language, date, fileId, ...properties }: Omit<SheetFacts, 'colours' | 'isFromRightToLeft'>,
): void {
  doc.setDocumentProperties({ ...properties, creator: properties.author })
  doc.setLanguage(language as Parameters<typeof doc.setLanguage>[0])
  // Any other value would change the bytes of the same report.
  doc.setCreationDate(`D:${date.slice(0, 10).replaceAll('-', '')}000000+00'00'`)
  doc.setFileId(fileId)
  doc.setDisplayMode('fullpage', 'continuous', 'UseOutlines')
}
