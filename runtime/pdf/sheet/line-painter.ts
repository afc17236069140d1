/**
 * Paints a line with the browser's own fonts, for letters that those of the report lack: the browser
 * shapes, joins and orders them as on a page.
 */
import type { ReportFonts } from './report-fonts.ts'
import type { TextStyle } from './styles.ts'

export interface LinePainter {
  /** @returns points */
  measure(text: string, style: TextStyle): number
  /**
   * @param colour - `#14213d`
   * @param scale - pixels a point
   */
  paint(text: string, style: TextStyle, colour: string, scale: number): PaintedLine
}

export interface PaintedLine {
  columns: number
  rows: number
  /** Red, green, blue, alpha of each pixel, row by row. */
  pixels: Uint8ClampedArray
  /** Pixels from the left edge to the start of the text, and from the upper edge to its baseline. */
  start: number
  baseline: number
}

export interface PaintedLanguage {
  locale: string
  isFromRightToLeft?: true
}

/** Pixels a point at which texts are measured: large, so that no hint for small type counts. */
const measured = 6

/** Undefined where there is no canvas, as in Node, or where the browser does not let it be read. */
export async function createLinePainter(
  fonts: ReportFonts,
  { locale, isFromRightToLeft }: PaintedLanguage,
): Promise<LinePainter | undefined> {
  const context = createContext()
  if (!context || !isReadable(context)) return undefined
  await addFonts(fonts)

  const prepare = ({ font, size }: TextStyle, scale: number): void => {
    const { files, family, weight } = fonts[font]
    const own = files.map((_, at) => `${toName(font, at)}, `).join('')
    context.font = `${weight} ${size * scale}px ${own}${family}`
    context.direction = isFromRightToLeft ? 'rtl' : 'ltr'
    context.textAlign = 'left'
    // The same sign of Han is written differently in Taipei, Beijing and Tokyo.
    if ('lang' in context) context.lang = locale
  }

  return {
    measure(text, style) {
      prepare(style, measured)
      return context.measureText(text).width / measured
    },
    paint(text, style, colour, scale) {
      prepare(style, scale)
      const box = context.measureText(text)
      const [start, right, baseline, below] = [
        box.actualBoundingBoxLeft,
        box.actualBoundingBoxRight,
        box.actualBoundingBoxAscent,
        box.actualBoundingBoxDescent,
      ].map((side) => Math.ceil(side) + 1) as [number, number, number, number]
      const [columns, rows] = [Math.max(1, start + right), Math.max(1, baseline + below)]
      // This empties the canvas, and its settings.
      context.canvas.width = columns
      context.canvas.height = rows
      prepare(style, scale)
      context.fillStyle = colour
      context.fillText(text, start, baseline)
      const { data: pixels } = context.getImageData(0, 0, columns, rows)
      return { columns, rows, pixels, start, baseline }
    },
  }
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

function createContext(): Context | undefined {
  const context = createCanvas()?.getContext('2d', { willReadFrequently: true })
  return context && 'fillText' in context ? context : undefined
}

function createCanvas(): HTMLCanvasElement | OffscreenCanvas | undefined {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(1, 1)
  return typeof document === 'undefined' ? undefined : document.createElement('canvas')
}

/** Some browsers hand out noise, against the recognition of visitors. */
function isReadable(context: Context): boolean {
  context.fillStyle = '#306090'
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return [0x30, 0x60, 0x90, 0xff].every((part, at) => Math.abs(part - data[at]!) < 8)
}

const toName = (purpose: string, at: number) => `slicewright-report-${purpose}-${at}`

/** So the letters that the report has look in a picture as beside it. */
async function addFonts(fonts: ReportFonts): Promise<void> {
  const place: { fonts: FontFaceSet } =
    typeof document === 'undefined' ? (globalThis as never) : document
  const faces = Object.entries(fonts).flatMap(([purpose, { files, weight }]) =>
    files.map((data, at) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      return new FontFace(toName(purpose, at), bytes, { weight: String(weight) })
    }),
  )
  for (const face of faces) place.fonts.add(face)
  // The browser's own fonts stand in for what does not load.
  await Promise.allSettled(faces.map((face) => face.load()))
}
