/** The letters that the typefaces of a site have in their files. */
import { findTypeface, typefaceTokens } from './find-typeface.ts'

export interface SiteLetters {
  /** Names of the typefaces. */
  typefaces: readonly string[]
  /** Code points. */
  letters: ReadonlySet<number>
}

/**
 * Undefined for a site with typefaces of the system alone, which have what the system has.
 * @param sheet - the file of the theme
 */
export function readSiteLetters(sheet: string, roots: readonly string[]): SiteLetters | undefined {
  const faces = typefaceTokens.flatMap((token) => findTypeface(token, sheet, roots).faces)
  if (faces.length === 0) return undefined
  return {
    typefaces: [...new Set(faces.map(({ family }) => family))],
    letters: new Set(faces.flatMap(({ letters }) => [...letters])),
  }
}

/** Spaces and signs without a shape; pictures, which every system has in colours of its own. */
const drawnByAnyone = /[\s\p{C}\p{Extended_Pictographic}\p{RI}\p{EMod}\uFE0F\u20E3]/u

/** Those of a text that no typeface of the site has, each once. */
export function findMissing(text: Iterable<string>, { letters }: SiteLetters): string[] {
  return [...new Set(text)].filter(
    (letter) => !letters.has(letter.codePointAt(0)!) && !drawnByAnyone.test(letter),
  )
}

/** Of which a typeface has either most letters or none; by their names in Unicode. */
const scripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Arabic',
  'Hebrew',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Thai',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Armenian',
  'Georgian',
].map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }))

/**
 * Parts missing letters into scripts of which the typefaces have none, which other typefaces are meant to draw, and
 * letters that they lack among others. Signs go with Latin letters.
 */
export function byScript(
  missing: readonly string[],
  { letters }: SiteLetters,
): { scripts: Map<string, string[]>; single: string[] } {
  const has = ({ pattern }: (typeof scripts)[number]) =>
    [...letters].some((code) => pattern.test(String.fromCodePoint(code)))
  const absent = scripts.filter((script) => !has(script))
  const isSign = (letter: string) => /\p{Script=Common}/u.test(letter)
  const groups = Map.groupBy(missing, (letter) => {
    const name = isSign(letter) ? 'Latin' : absent.find(({ pattern }) => pattern.test(letter))?.name
    return absent.some((script) => script.name === name) ? name! : ''
  })
  const single = groups.get('') ?? []
  groups.delete('')
  return { scripts: groups, single }
}
