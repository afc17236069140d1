/**
 * A font whose Hebrew letters look like Latin ones: for tests of letter order, since no shipped
 * font has Hebrew letters.
 */

/** Alef to tav. */
const [first, last] = [0x05d0, 0x05ea]

/** @param font - TrueType as base64, with a `cmap` of format 4 */
export function withHebrew(font: string): string {
  const whole = Buffer.from(font, 'base64')
  const entry = Array.from({ length: whole.readUInt16BE(4) }, (_, at) => 12 + at * 16).find(
    (at) => whole.toString('latin1', at, at + 4) === 'cmap',
  )!
  const glyphs = readGlyphs(whole, whole.readUInt32BE(entry + 8))
  for (let code = first; code <= last; code++)
    glyphs.set(code, glyphs.get(0x61 + code - first) ?? 1)
  const cmap = writeGlyphs(glyphs)
  const head = Buffer.from(whole)
  head.writeUInt32BE(whole.length, entry + 8)
  head.writeUInt32BE(cmap.length, entry + 12)
  return Buffer.concat([head, cmap]).toString('base64')
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values */
function readGlyphs(font: Buffer, cmap: number): Map<number, number> {
  const tables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, at) =>
    font.readUInt32BE(cmap + 4 + at * 8 + 4),
  )
  const table = cmap + tables.find((at) => font.readUInt16BE(cmap + at) === 4)!
  const double = font.readUInt16BE(table + 6)
  const glyphs = new Map<number, number>()
  for (let at = 0; at < double; at += 2) {
    const [end, start, delta, range] = [14, 16 + double, 16 + 2 * double, 16 + 3 * double].map(
      (from) => font.readUInt16BE(table + from + at),
    ) as [number, number, number, number]
    for (let code = start; code <= end && code < 0xffff; code++) {
      const own = table + 16 + 3 * double + at + range + (code - start) * 2
      const glyph = range === 0 ? code : font.readUInt16BE(own)
      if (glyph > 0) glyphs.set(code, (glyph + delta) & 0xffff)
    }
  }
  return glyphs
}

/** One segment for each letter. */
function writeGlyphs(glyphs: ReadonlyMap<number, number>): Buffer {
  const codes = [...glyphs].sort(([a], [b]) => a - b)
  const ends = [...codes.map(([code]) => code), 0xffff]
  const deltas = [...codes.map(([code, glyph]) => (glyph - code) & 0xffff), 1]
  const none = ends.map(() => 0)
  const body = [2 * ends.length, 0, 0, 0, ...ends, 0, ...ends, ...deltas, ...none]
  const words = [0, 1, 3, 1, 0, 12, 4, 2 * (body.length + 3), 0, ...body]
  const table = Buffer.alloc(2 * words.length)
  words.forEach((word, at) => table.writeUInt16BE(word, 2 * at))
  return table
}

/** Maps letters that share a glyph to the Latin one: a PDF names either of the two. */
export function toLatin(text: string): string {
  return text.replaceAll(/[\u05D0-\u05EA]/g, (letter) =>
    String.fromCodePoint(letter.codePointAt(0)! - first + 0x61),
  )
}
