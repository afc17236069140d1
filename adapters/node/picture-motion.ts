/** Finds pictures that move, and whether they still do once they are converted. */

/** Pixels of all frames that are converted together. */
export const mostPixels = 50_000_000

/**
 * `kept` by a conversion to WebP; `lost` by any conversion.
 *
 * @returns undefined for a picture that does not move
 */
export function findMotion(
  content: Buffer,
  size: { width: number; height: number } | undefined,
): 'kept' | 'lost' | undefined {
  const nameAt = (at: number, length = 4) => content.toString('latin1', at, at + length)
  if (nameAt(0) === '\x89PNG') {
    const isAnimated = content.subarray(0, content.indexOf('IDAT')).includes('acTL')
    return isAnimated ? 'lost' : undefined
  }
  if (nameAt(4, 8) === 'ftypavis') return 'lost'
  const isWebp = nameAt(0) === 'RIFF' && nameAt(8) === 'WEBP'
  if (!isWebp && nameAt(0) !== 'GIF8') return undefined
  const frames = isWebp ? countWebpFrames(content) : countGifFrames(content)
  if (frames < 2 || !size) return undefined
  return frames * size.width * size.height > mostPixels ? 'lost' : 'kept'
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function countGifFrames(content: Buffer): number {
  const tableAfter = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let frames = 0
  let at = 13 + tableAfter(content[10])
  while (at < content.length) {
    const isFrame = content[at] === 0x2c
    if (isFrame) frames++
    else if (content[at] !== 0x21) break
    at += isFrame ? 11 + tableAfter(content[at + 9]) : 2
    for (let bytes = content[at]; bytes; bytes = content[at]) at += bytes + 1
    at++
  }
  return frames
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function countWebpFrames(content: Buffer): number {
  let frames = 0
  for (let at = 12; at + 8 <= content.length;) {
    if (content.toString('latin1', at, at + 4) === 'ANMF') frames++
    const bytes = content.readUInt32LE(at + 4)
    at += 8 + bytes + (bytes % 2)
  }
  return frames
}
