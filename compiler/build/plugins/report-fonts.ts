/** Fonts for the report of an assessment: cuts of the typefaces that the site's theme names, which jsPDF can read. */
import { readFile } from 'node:fs/promises'
import { repositoryRoot } from '../../read/roots.ts'
import { findThemeSheets } from '../../check/build/check-theme.ts'
import { findTypeface, type FontFace } from '../../read/fonts/find-typeface.ts'
import { createKept } from './kept-letters.ts'

/** Cuts by purpose: the token that names the typeface, its weight, and the position on the font's axes. */
const cuts = {
  text: { token: '--font-text', weight: 400, axes: { wght: 400 } },
  strong: { token: '--font-text', weight: 600, axes: { wght: 600 } },
  heading: { token: '--font-heading', weight: 650, axes: { opsz: 36 } },
} as const

type Axes = Readonly<Record<string, number>>

/** As `runtime/pdf` takes them. */
export interface ReportTypeface {
  files: string[]
  family: string
  weight: number
}

/** By purpose. A typeface without a usable file is replaced by the engine's. */
export async function makeReportFonts(
  roots: readonly string[],
): Promise<Record<keyof typeof cuts, ReportTypeface>> {
  const isKept = createKept(roots)
  const made = Object.entries(cuts).map(async ([name, { token, weight, axes }]) => {
    const { family, faces } = findTypeface(token, findThemeSheets(roots).at(-1)!, roots)
    const own = [repositoryRoot]
    const usable = faces.some(({ isTrueType }) => isTrueType)
      ? faces
      : findTypeface(token, findThemeSheets(own).at(-1)!, own).faces
    const files = chooseFaces(usable, weight).map((face) => cutFont(face, axes, isKept))
    const typeface = {
      files: (await Promise.all(files)).flatMap((file) => file ?? []),
      family: family || 'sans-serif',
      weight,
    }
    return [name, typeface] as const
  })
  return Object.fromEntries(await Promise.all(made)) as Record<keyof typeof cuts, ReportTypeface>
}

/** Of each family the faces nearest to a weight: several where each has some of the letters. */
function chooseFaces(faces: readonly FontFace[], weight: number): FontFace[] {
  const sound = faces.filter(({ isTrueType }) => isTrueType)
  // Of two that are as near, CSS takes the heavier.
  const distance = ({ weights: [first, last] }: FontFace) =>
    weight > last ? weight - last + 0.5 : Math.max(first - weight, 0)
  return sound.filter((face) =>
    sound.every((other) => other.family !== face.family || distance(other) >= distance(face)),
  )
}

/** As base64; undefined where nothing of it is kept. */
async function cutFont(
  { file, letters, axes }: FontFace,
  wanted: Axes,
  isKept: (letter: string) => boolean,
): Promise<string | undefined> {
  const text = [...letters].map((code) => String.fromCodePoint(code)).filter(isKept)
  if (text.length === 0) return undefined
  // Only a site with a report has it.
  const { default: subsetFont } = await import('subset-font')
  const pinned = Object.entries(wanted).filter(([axis]) => axes.includes(axis))
  const cut = await subsetFont(await readFile(file), text.join(''), {
    targetFormat: 'truetype',
    ...(pinned.length > 0 && { variationAxes: Object.fromEntries(pinned) }),
  })
  return cut.toString('base64')
}
