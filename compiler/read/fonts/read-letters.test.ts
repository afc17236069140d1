import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../roots.ts'
import { readLetters } from './read-letters.ts'
import { readTables } from './read-tables.ts'

const figtree = readFileSync(join(repositoryRoot, 'public/fonts/figtree.woff2'))
const read = (font: Buffer) =>
  String.fromCodePoint(...readLetters(readTables(font)!.get('cmap')!)).replaceAll('\0', '')

it.each(['truetype', 'woff', 'woff2'] as const)(
  'reads the letters of a font as %s',
  async (targetFormat) => {
    const font = await subsetFont(figtree, 'zéa€', { targetFormat })
    expect([...read(font)].toSorted().join('')).toBe('azé€')
    const tables = readTables(font)!
    expect([tables.has('glyf'), tables.has('fvar'), tables.has('CFF ')]).toEqual([
      true,
      true,
      false,
    ])
  },
)

it('reads letters beyond 16 bits', () => {
  const cmap = Buffer.alloc(12 + 16 + 12)
  cmap.writeUInt16BE(1, 2)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(12, 12)
  cmap.writeUInt32BE(1, 12 + 12)
  cmap.writeUInt32BE(0x1f600, 28)
  cmap.writeUInt32BE(0x1f602, 32)
  expect([...readLetters(cmap)]).toEqual([0x1f600, 0x1f601, 0x1f602])
})

it('knows what is no font, and a font that was cut off', () => {
  expect(readTables(Buffer.from('<svg/>'))).toBeUndefined()
  expect(readTables(Buffer.alloc(0))).toBeUndefined()
  for (const length of [4, 30, 60, 200, 5000])
    expect(readTables(figtree.subarray(0, length))).toBeUndefined()
})
