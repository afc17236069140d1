/** The theme of a site gives every colour and typeface that styles of the engine and its slices take. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '#schemas/fault.ts'
import { findFiles, repositoryRoot } from '#schemas/roots.ts'

const styles = join(repositoryRoot, 'runtime/styles')
const plainTheme = join(styles, 'theme.css')
const palette = join(styles, 'palette.css')

/** Sheets in their order: the theme is that of the last root that has one; it may give the palette, too. */
export function findThemeSheets(roots: readonly string[]): string[] {
  const theme = findTheme(roots) ?? plainTheme
  return listMissing(palette, theme).length > 0 ? [palette, theme] : [theme]
}

function findTheme(roots: readonly string[]): string | undefined {
  return findFiles(roots, 'site-config', 'theme.css')[0]?.path
}

/** One fault for all that is missing: a theme is written in one go. */
export function checkTheme(roots: readonly string[]): Fault[] {
  const file = findTheme(roots)
  if (file === undefined) return []
  const missing = listMissing(plainTheme, file)
  if (missing.length === 0) return []
  return [
    {
      file,
      path: '',
      message: `The theme does not give ${missing.join(', ')}.`,
      hint: 'What they mean: runtime/styles/theme.css, which has a value for each.',
    },
  ]
}

function listMissing(sheet: string, theme: string): string[] {
  const given = new Set(listDeclared(theme))
  return [...new Set(listDeclared(sheet))].filter((name) => !given.has(name))
}

function listDeclared(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?<=[\s;{])(--[a-z0-9-]+)\s*:/g)].map(
    ([, name]) => name!,
  )
}
