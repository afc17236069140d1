/** Puts painted lines into a PDF: ISO 32000-1, 8.9. Each line once, however often it is drawn. */
import type { jsPDF } from 'jspdf'
import type { LinePainter, PaintedLine } from './line-painter.ts'
import type { TextStyle } from './styles.ts'

/**
 * Pixels a point. A line of one colour is a stencil of one bit a pixel, as sharp as print needs; one with
 * colours of its own, such as those of emoji, has fewer pixels.
 */
const scales = { stencil: 6, colours: 3 }

interface Picture {
  name: string
  /** Of the stencil, or of the coloured picture. */
  line: PaintedLine
  scale: number
  /** Set once the file is written. */
  object: number
}

export interface PlacedLine {
  text: string
  style: TextStyle
  /** `#14213d` */
  colour: string
  /** Where the text begins, in points from the upper left corner of the page. */
  x: number
  y: number
}

/** @param blankFile - a font that has a blank */
export function createPictures(doc: jsPDF, painter: LinePainter, blankFile: string) {
  const { internal } = doc as unknown as WritingDocument
  const pictures = new Map<string, Picture>()
  internal.events.subscribe('putResources', () => {
    for (const picture of pictures.values()) picture.object = putPicture(internal, picture)
  })
  internal.events.subscribe('putXobjectDict', () => {
    for (const { name, object } of pictures.values()) internal.write(`/${name} ${object} 0 R`)
  })

  function paint({ text, style, colour }: PlacedLine): Picture {
    const name = `P${pictures.size}`
    const [stencil, colours] = [scales.stencil, scales.colours]
    const line = painter.paint(text, style, colour, stencil)
    if (isOfOneColour(line, colour)) return { name, line, scale: stencil, object: 0 }
    return { name, line: painter.paint(text, style, colour, colours), scale: colours, object: 0 }
  }

  return {
    draw(placed: PlacedLine): void {
      const { text, style, colour, x, y } = placed
      const key = [style.font, style.size, colour, text].join(' ')
      const picture = pictures.get(key) ?? paint(placed)
      pictures.set(key, picture)
      const { scale, name, line } = picture
      const [width, height] = [line.columns / scale, line.rows / scale]
      const bottom = doc.internal.pageSize.getHeight() - y - height + line.baseline / scale
      doc.setFillColor(colour)
      // What a reader copies, searches or says, in the place of an unseen blank: some look for a letter.
      internal.write(`/Span <</ActualText <${toHex(text)}>>> BDC`)
      doc.setFont(blankFile, 'normal')
      doc.setFontSize(style.size)
      doc.text(' ', x, y, { renderingMode: 'invisible' })
      const place = [width, 0, 0, height, x - line.start / scale, bottom].map((one) =>
        Number(one.toFixed(2)),
      )
      internal.write(`q ${place.join(' ')} cm /${name} Do Q`)
      internal.write('EMC')
    },
  }
}

function isOfOneColour({ pixels }: PaintedLine, colour: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  for (let at = 0; at < pixels.length; at += 4) {
    // Fainter ones are rounded.
    if (pixels[at + 3]! < 200) continue
    if (parts.some((part, of) => Math.abs(part - pixels[at + of]!) > 12)) return false
  }
  return true
}

/** @returns the number of the object */
function putPicture(internal: WritingDocument['internal'], { line, scale }: Picture): number {
  const { columns, rows, pixels } = line
  const put = (
    bytes: Uint8Array,
    bits: number,
    ...more: readonly (readonly [string, string])[]
  ) => {
    const object = internal.newObject()
    const keys = {
      Type: '/XObject',
      Subtype: '/Image',
      Width: columns,
      Height: rows,
      BitsPerComponent: bits,
      ...Object.fromEntries(more),
    }
    internal.putStream({
      data: toBinary(bytes),
      additionalKeyValues: Object.entries(keys).map(([key, value]) => ({ key, value })),
      objectId: object,
    })
    internal.write('endobj')
    return object
  }
  if (scale === scales.stencil) return put(toStencil(line), 1, ['ImageMask', 'true'])
  const [colours, alpha] = [new Uint8Array(columns * rows * 3), new Uint8Array(columns * rows)]
  for (let at = 0; at < alpha.length; at++) {
    colours.set(pixels.subarray(at * 4, at * 4 + 3), at * 3)
    alpha[at] = pixels[at * 4 + 3]!
  }
  const mask = put(alpha, 8, ['ColorSpace', '/DeviceGray'])
  return put(colours, 8, ['ColorSpace', '/DeviceRGB'], ['SMask', `${mask} 0 R`])
}

/** A bit for each pixel, rows filled up to bytes: 0 is painted. */
function toStencil({ columns, rows, pixels }: PaintedLine): Uint8Array {
  const length = Math.ceil(columns / 8)
  const bits = new Uint8Array(length * rows).fill(0xff)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (pixels[(row * columns + column) * 4 + 3]! >= 128)
        bits[row * length + (column >> 3)]! &= ~(0x80 >> (column & 7))
    }
  }
  return bits
}

/** UTF-16 with its mark. */
function toHex(text: string): string {
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return [0xfeff, ...codes].map((code) => code.toString(16).padStart(4, '0')).join('')
}

/** One character a byte. */
function toBinary(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x6000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x6000))
  return text
}

/** Parts of jsPDF for its plugins, that its types lack. */
interface WritingDocument {
  internal: {
    events: { subscribe(topic: string, callback: () => void): void }
    newObject(): number
    putStream(stream: {
      data: string
      additionalKeyValues: { key: string; value: number | string }[]
      objectId: number
    }): void
    write(text: string): void
  }
}
