/** Finds photographs stored on their side: cameras do so, with the orientation in EXIF. */

export interface PictureSize {
  width: number
  height: number
}

/** The displayed size of a JPEG rotated by a quarter turn; undefined for all others. */
export function findTurnedSize(content: Buffer): PictureSize | undefined {
  let isTurned = false
  for (const { marker, body } of readSegments(content)) {
    if (marker === app1) isTurned ||= quarterTurns.has(readOrientation(body))
    else if (isFrame(marker) && body.length > 4) {
      // The stored height comes first; after a quarter turn it is the width.
      const size = { width: body.readUInt16BE(1), height: body.readUInt16BE(3) }
      return isTurned ? size : undefined
    }
  }
  return undefined
}

const app1 = 0xe1
/** https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E, 4.6.5, orientation. */
const quarterTurns: ReadonlySet<number> = new Set([5, 6, 7, 8])
const orientationTag = 0x0112
const scanStarts = 0xda

/** Segments up to the scan. https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1. */
function* readSegments(content: Buffer): Generator<{ marker: number; body: Buffer }> {
  let at = content.subarray(0, 2).equals(Buffer.from([0xff, 0xd8])) ? 2 : content.length
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1]!
    const length = content.readUInt16BE(at + 2)
    if (marker === scanStarts) return
    yield { marker, body: content.subarray(at + 4, at + 2 + length) }
    at += 2 + length
  }
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** The orientation; 1, as stored, by default. */
function readOrientation(body: Buffer): number {
  if (body.subarray(0, 6).toString('latin1') !== 'Exif\0\0' || body.length < 14) return 1
  const tiff = body.subarray(6)
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II'
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (start + 2 > tiff.length) return 1
  for (let entry = 0; entry < read16(start); entry++) {
    const at = start + 2 + entry * 12
    if (at + 12 > tiff.length) return 1
    if (read16(at) === orientationTag) return read16(at + 8)
  }
  return 1
}
