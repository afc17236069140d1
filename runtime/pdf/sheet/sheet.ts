/**
 * Drawing on A4, in points from the upper corner of the page at which lines begin: a report that is
 * read from right to left is mirrored here, so elsewhere left and right mean start and end. Only
 * this file, and its letters and pictures, know jsPDF.
 */
import { jsPDF } from 'jspdf'
import { breakLines } from './break-lines.ts'
import { createLetters } from './letters.ts'
import type { LinePainter } from './line-painter.ts'
import type { Colour, Palette } from './palette.ts'
import { createPictures } from './pictures.ts'
import type { ReportFonts } from './report-fonts.ts'
import type { TextStyle } from './styles.ts'

export const pageWidth = 595.28
export const pageHeight = 841.89

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
  painter?: LinePainter,
) {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  const letters = createLetters(doc, fonts)
  describe(doc, facts)
  /** @param width - that of the object which begins there */
  const place = (x: number, width = 0) => (isFromRightToLeft ? pageWidth - x - width : x)
  const pictures = painter && createPictures(doc, painter, letters.blankFile)

  /** The shapes of a text; undefined for one that is painted. */
  function toDrawn(text: string, { font }: TextStyle): string | undefined {
    const drawn = letters.toDrawn(text, font)
    if (!painter) return drawn ?? letters.toNearest(text, font)
    if (drawn === undefined || !fromRightToLeft.test(drawn)) return drawn
    // jsPDF orders the letters of one file, in lines that begin at the right.
    return isFromRightToLeft && letters.toRuns(drawn, font).length === 1 ? drawn : undefined
  }

  function measure(text: string, style: TextStyle): number {
    const drawn = toDrawn(text, style)
    if (drawn === undefined) return painter!.measure(text, style)
    return letters.measure(drawn, style.font) * style.size
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
    measure,

    toLines(text: string, style: TextStyle, width: number) {
      const drawn = toDrawn(text, style)
      if (drawn === undefined) return breakLines(text, width, (part) => measure(part, style))
      return breakLines(drawn, width, (part) => letters.measure(part, style.font) * style.size)
    },

    /** @param y - the baseline */
    text(
      line: string,
      [x, y]: Point,
      style: TextStyle,
      align: 'center' | 'left' | 'right' = 'left',
    ) {
      const drawn = toDrawn(line, style)
      if (drawn === '') return
      const width = measure(line, style)
      const start = align === 'left' ? x : x - (align === 'center' ? width / 2 : width)
      const left = place(start, width)
      const colour = colours[style.colour]
      if (drawn === undefined) {
        pictures!.draw({ text: line, style, colour, x: left, y })
        return
      }
      const turned = isFromRightToLeft && fromRightToLeft.test(drawn)
      doc.setFontSize(style.size)
      doc.setTextColor(colour)
      let at = left
      for (const { file, text } of letters.toRuns(drawn, style.font)) {
        doc.setFont(file, 'normal')
        doc.text(text, at, y, turned ? { ...reordered } : {})
        at += letters.measure(text, style.font) * style.size
      }
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
