/** Letters of a site's texts that its typefaces lack: no fault, and worth to know. */
import { showPath } from '../../read/fault.ts'
import { findMissing, readSiteLetters } from '../../read/fonts/site-letters.ts'
import { readWrittenLetters } from '../../read/written-letters.ts'
import { findThemeSheets } from './check-theme.ts'

/** A text in another script has hundreds. */
const most = 5

/** One sentence for each letter, and one for all that are beyond the first. */
export function noteLetters(roots: readonly string[]): string[] {
  const site = readSiteLetters(findThemeSheets(roots).at(-1)!, roots)
  if (!site) return []
  const written = readWrittenLetters(roots)
  const missing = findMissing(written.keys(), site)
  const name = site.typefaces.join(', ')
  const notes = missing.slice(0, most).map((letter) => {
    const [first, ...more] = written.get(letter)!.map(showPath)
    const others = more.length > 0 ? ` and ${more.length} more` : ''
    return `No typeface of the site (${name}) has "${letter}" (${toCode(letter)}): ${first}${others}. A browser takes it from another one.`
  })
  const rest = missing.slice(most)
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
