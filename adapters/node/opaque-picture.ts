/**
 * Whether a picture's bytes prove it opaque. Colours that may be opaque, but need not be, count as
 * transparent.
 */
export function isOpaquePicture(content: Buffer): boolean {
  const startsWith = (text: string, at = 0) =>
    content.subarray(at, at + text.length).toString('latin1') === text
  if (startsWith('\xff\xd8\xff')) return true
  if (startsWith('\x89PNG\r\n')) return isOpaquePng(content)
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return isOpaqueWebp(content)
  // Looks for the flag of a frame; bytes that merely look like it do no harm.
  if (startsWith('GIF8')) return !hasTransparentFrame(content)
  if (startsWith('ftypavif', 4)) return !content.includes('auxiliary:alpha')
  return false
}

/**
 * https://www.w3.org/TR/png-3/: colour types 4 and 6 have alpha; others may name a colour or list
 * alphas.
 */
function isOpaquePng(content: Buffer): boolean {
  const colorType = content[25]
  if (colorType === undefined || colorType >= 4) return false
  const pixels = content.indexOf('IDAT')
  return pixels > 0 && !content.subarray(0, pixels).includes('tRNS')
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function isOpaqueWebp(content: Buffer): boolean {
  switch (content.subarray(12, 16).toString('latin1')) {
    case 'VP8 ':
      return true
    case 'VP8L':
      return ((content[24] ?? 0xff) & 0x10) === 0
    case 'VP8X':
      return ((content[20] ?? 0xff) & 0x10) === 0
    default:
      return false
  }
}

function hasTransparentFrame(content: Buffer): boolean {
  const extension = Buffer.from([0x21, 0xf9, 0x04])
  for (let at = content.indexOf(extension); at >= 0; at = content.indexOf(extension, at + 1)) {
    if (((content[at + 3] ?? 1) & 1) === 1) return true
  }
  return false
}
