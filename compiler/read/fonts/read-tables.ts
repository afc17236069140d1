/** The tables of a font file, of whatever format a browser takes. */
import { brotliDecompressSync, inflateSync } from 'node:zlib'

/**
 * Undefined for what is no font. Of WOFF2 those tables are missing that are stored transformed, such as outlines.
 * https://learn.microsoft.com/typography/opentype/spec/otff, https://www.w3.org/TR/WOFF/, https://www.w3.org/TR/WOFF2/
 */
export function readTables(font: Buffer): ReadonlyMap<string, Buffer> | undefined {
  try {
    const format = font.toString('latin1', 0, 4)
    if (format === 'wOF2') return readWoff2(font)
    if (format === 'wOFF') return readWoff(font)
    const isPlain = ['\0\x01\0\0', 'true', 'OTTO'].includes(format)
    return isPlain ? readPlain(font) : undefined
  } catch (error) {
    // It ends too early, or cannot be unpacked.
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

function readPlain(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16
      const start = font.readUInt32BE(at + 8)
      return [tagAt(font, at), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

function readWoff(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(12) }, (_, index) => {
      const at = 44 + index * 20
      const [start, packed, whole] = [4, 8, 12].map((from) => font.readUInt32BE(at + from))
      const data = font.subarray(start, start! + packed!)
      return [tagAt(font, at), packed === whole ? data : inflateSync(data)]
    }),
  )
}

/** The tags that WOFF2 writes as numbers, up to the last one that is read here. */
const numbered =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar'

function readWoff2(font: Buffer): Map<string, Buffer> {
  let at = 48
  /** https://www.w3.org/TR/WOFF2/#UIntBase128-0 */
  function readLength(): number {
    for (let value = 0; ;) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  const entries = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font.readUInt8(at++)
    const number = flags & 0x3f
    const tag = number === 0x3f ? tagAt(font, at) : numbered.slice(number * 5, number * 5 + 4)
    if (number === 0x3f) at += 4
    const length = readLength()
    // Outlines are the only tables whose version 0 is a transformed one.
    const isTransformed = flags >> 6 !== (tag === 'glyf' || tag === 'loca' ? 3 : 0)
    return { tag, isTransformed, length: isTransformed ? readLength() : length }
  })
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  const tables = new Map<string, Buffer>()
  let start = 0
  for (const { tag, isTransformed, length } of entries) {
    tables.set(tag, isTransformed ? Buffer.alloc(0) : data.subarray(start, start + length))
    start += length
  }
  return tables
}

const tagAt = (font: Buffer, at: number) => font.toString('latin1', at, at + 4)
