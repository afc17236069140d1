/** The report of an assessment is drawn with letters from files: those of another script have to come from the theme. */
import type { Fault } from '../../read/fault.ts'
import { openSite } from '../../read/load-site.ts'
import { JsonReader } from '../../read/read-json.ts'
import { findFiles } from '../../read/roots.ts'
import { isFromRightToLeft } from '../../../runtime/model/config/writing-direction.ts'
import { findThemeSheets } from './check-theme.ts'
import { findFont } from './find-font.ts'

/** A site that is written from right to left and has an assessment, but no file of a typeface for its letters. */
export function checkReport(roots: readonly string[]): Fault[] {
  const reader = new JsonReader()
  const { site } = openSite(roots, reader)
  const turned = site?.value.locales.filter(({ iso }) => isFromRightToLeft(iso)) ?? []
  if (turned.length === 0 || !hasAssessment(roots, reader)) return []
  const missing = ['--font-text', '--font-heading'].filter((token) => !findFont(token, roots))
  if (missing.length === 0) return []
  return [
    {
      file: findThemeSheets(roots).at(-1)!,
      path: '',
      message: `The report of the assessment has no letters for ${turned.map(({ iso }) => iso).join(', ')}: ${missing.join(' and ')} name no typeface that has a file.`,
      hint: 'Put a TrueType or WOFF2 file that has the letters into public/fonts, and name it in an @font-face of the theme. A PDF cannot take a typeface of the system.',
    },
  ]
}

function hasAssessment(roots: readonly string[], reader: JsonReader): boolean {
  return findFiles(roots, 'site-config/page-types', '.json').some(({ path }) =>
    JSON.stringify(reader.read(path) ?? {}).includes('"slice":"assessment"'),
  )
}
