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
  const tell = (what: string, letters: readonly string[]) => {
    const [first, ...more] = new Set(letters.flatMap((letter) => written.get(letter)!))
    const others = more.length > 0 ? ` and ${more.length} more` : ''
    return `No typeface of the site (${site.typefaces.join(', ')}) has ${what}: ${showPath(first!)}${others}. A browser takes ${letters.length > 1 ? 'them' : 'it'} from another one.`
  }
  const notes = [
    ...[...scripts].map(([script, letters]) => tell(`${script} letters`, letters)),
    ...single.slice(0, most).map((letter) => tell(`"${letter}" (${toCode(letter)})`, [letter])),
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
