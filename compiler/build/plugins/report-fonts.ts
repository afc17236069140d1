/** Fonts for the report of an assessment: cuts of the typefaces that the site's theme names, which jsPDF can read. */
import { readFile } from 'node:fs/promises'
import { repositoryRoot } from '../../read/roots.ts'
import { findFont } from '../../check/build/find-font.ts'

/** Cuts by purpose: the token that names the typeface, and the position on the font's axes. */
const cuts = {
  text: { token: '--font-text', axes: { wght: 400 } },
  strong: { token: '--font-text', axes: { wght: 600 } },
  heading: { token: '--font-heading', axes: { opsz: 36 } },
} as const

type Axes = Readonly<Record<string, number>>

/**
 * First and last code point of the ranges kept of a font: Latin, punctuation, currencies, arrows,
 * symbols; Hebrew, Arabic, and the shapes of joined letters.
 */
const kept: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x0590, 0x06ff],
  [0x2010, 0x203a],
  [0x20a0, 0x20bf],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
  [0xfb1d, 0xfb4f],
  [0xfb50, 0xfbff],
  [0xfe70, 0xfefc],
]

const letters = kept
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  .map((code) => String.fromCodePoint(code))
  .join('')

/** TrueType as base64, by purpose. A typeface without a usable file is replaced by the engine's. */
export async function makeReportFonts(roots: readonly string[]): Promise<Record<string, string>> {
  const made = Object.entries(cuts).map(async ([name, { token, axes }]) => {
    const own = findFont(token, roots)
    const cut =
      (own && (await cutFont(own, axes))) ??
      (await cutFont(findFont(token, [repositoryRoot])!, axes))
    return [name, cut!.toString('base64')] as const
  })
  return Object.fromEntries(await Promise.all(made))
}

/** Undefined for a font without TrueType outlines. */
async function cutFont(file: string, wanted: Axes): Promise<Buffer | undefined> {
  // Only a site with a report has it.
  const { default: subsetFont } = await import('subset-font')
  const font = await readFile(file)
  const options = { targetFormat: 'truetype' as const }
  const whole = await subsetFont(font, letters, options)
  const tables = readTables(whole)
  if (!tables.has('glyf')) return undefined
  const known = readAxes(whole, tables.get('fvar'))
  const axes = Object.entries(wanted).filter(([axis]) => known.includes(axis))
  if (axes.length === 0) return whole
  return subsetFont(font, letters, { ...options, variationAxes: Object.fromEntries(axes) })
}

/** Where each table of a font begins: https://learn.microsoft.com/typography/opentype/spec/otff */
function readTables(font: Buffer): Map<string, number> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16
      return [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]
    }),
  )
}

function readAxes(font: Buffer, start: number | undefined): string[] {
  if (start === undefined) return []
  const [first, count, size] = [4, 8, 10].map((at) => font.readUInt16BE(start + at))
  return Array.from({ length: count! }, (_, index) => {
    const at = start + first! + index * size!
    return font.toString('latin1', at, at + 4)
  })
}
