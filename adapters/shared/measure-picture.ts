import { imageMeta } from 'image-meta'

export interface PictureSize {
  width: number
  height: number
}

/**
 * The size in which a picture is displayed; undefined for anything else.
 *
 * @returns `isTurned` - it is stored on its side, as cameras do
 */
export function measurePicture(
  content: Uint8Array,
): { size: PictureSize; isTurned: boolean } | undefined {
  try {
    const { width, height, type, orientation = 1 } = imageMeta(content)
    const isTurned = orientation > 4
    if (width && height)
      return { size: isTurned ? { width: height, height: width } : { width, height }, isTurned }
    return type === 'svg' ? measureVector(content) : undefined
  } catch {
    return /<svg[\s>]/.test(headOf(content)) ? measureVector(content) : undefined
  }
}

const headOf = (content: Uint8Array) => Buffer.from(content.subarray(0, 4000)).toString('latin1')

/** What the library does not read: a view box with commas; else the size that browsers give it. */
function measureVector(content: Uint8Array): { size: PictureSize; isTurned: boolean } {
  const [, box = ''] = /<svg[^>]*?\sviewBox\s*=\s*["']([^"']*)/.exec(headOf(content)) ?? []
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isMeasured = width > 0 && height > 0
  const size = isMeasured
    ? { width: Math.ceil(width), height: Math.ceil(height) }
    : { width: 300, height: 150 }
  return { size, isTurned: false }
}
