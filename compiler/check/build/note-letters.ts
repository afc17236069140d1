/** Letters of a site's texts that its typefaces lack: no fault, and worth to know. */
import { showPath } from '../../read/fault.ts'
import { byScript, findMissing, readSiteLetters } from '../../read/fonts/site-letters.ts'
import { readWrittenLetters } from '../../read/written-letters.ts'
import { findThemeSheets } from './check-theme.ts'

const most = 5

/** One sentence for each script that is missing, for each letter, and for all that are beyond the first. */
export function noteLetters(roots: readonly string[]): string[] {
  const site = readSiteLetters(findThemeSheets(roots).at(-1)!, roots)
  if (!site) return []
  const written = readWrittenLetters(roots)
  const { scripts, single } = byScript(findMissing(written.keys(), site), site)
  const name = site.typefaces.join(', ')
  const filesOf = (letters: readonly string[]) => {
    const files = new Set(letters.flatMap((letter) => written.get(letter)!))
    return `${showPath([...files][0]!)}${files.size > 1 ? ` and ${files.size - 1} more` : ''}`
  }
  const notes = [
    ...[...scripts].map(
      ([script, letters]) =>
        `No typeface of the site (${name}) has ${script} letters: ${filesOf(letters)}. A browser takes them from another one.`,
    ),
    ...single
      .slice(0, most)
      .map(
        (letter) =>
          `No typeface of the site (${name}) has "${letter}" (${toCode(letter)}): ${filesOf([letter])}. A browser takes it from another one.`,
      ),
  ]
  const rest = single.slice(most)
  if (rest.length === 0) return notes
  const shown = rest.slice(0, 20).join(' ')
  const files = new Set(rest.flatMap((letter) => written.get(letter)!))
  return [
    ...notes,
    `Nor has one ${rest.length} more letters of ${files.size} files, such as ${shown}. A file with them, named in an @font-face of the theme, gives them the look of the site.`,
  ]
}

const toCode = (letter: string) =>
  `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
