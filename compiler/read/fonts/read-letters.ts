/** The code points that a font has a glyph for: https://learn.microsoft.com/typography/opentype/spec/cmap */

/** @param cmap - the table of that name. @throws RangeError when it ends too early */
export function readLetters(cmap: Buffer): Set<number> {
  const letters = new Set<number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8))
    const format = table.readUInt16BE(0)
    if (format === 4) addSegments(table, letters)
    if (format === 12) addGroups(table, letters)
  }
  return letters
}

function addSegments(table: Buffer, letters: Set<number>): void {
  const double = table.readUInt16BE(6)
  for (let at = 0; at < double; at += 2) {
    const end = table.readUInt16BE(14 + at)
    const start = table.readUInt16BE(16 + double + at)
    const range = table.readUInt16BE(16 + 3 * double + at)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const own = 16 + 3 * double + at + range + (code - start) * 2
      if (range === 0 || table.readUInt16BE(own) !== 0) letters.add(code)
    }
  }
}

function addGroups(table: Buffer, letters: Set<number>): void {
  for (let index = 0; index < table.readUInt32BE(12); index++) {
    const at = 16 + index * 12
    const end = Math.min(table.readUInt32BE(at + 4), 0x10ffff)
    for (let code = table.readUInt32BE(at); code <= end; code++) letters.add(code)
  }
}
