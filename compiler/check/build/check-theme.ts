/** The theme of a site gives every colour and typeface that styles of the engine and its slices take. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../../read/fault.ts'
import { findFiles, repositoryRoot } from '../../read/roots.ts'

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
  const bright = listBright(readFileSync(file, 'utf8'))
  return [
    ...listFault(missing, {
      file,
      message: `The theme does not give ${missing.join(', ')}.`,
      hint: 'What they mean: runtime/styles/theme.css, which has a value for each.',
    }),
    ...listFault(bright, {
      file,
      message: `The dark theme leaves ${bright.join(', ')} as by day.`,
      hint: 'Give each in the block of `prefers-color-scheme: dark`, or make it of a colour that is given there.',
    }),
  ]
}

function listFault(names: readonly string[], fault: Omit<Fault, 'path'>): Fault[] {
  return names.length === 0 ? [] : [{ ...fault, path: '' }]
}

/** Meanings with a colour of their own that a theme with a dark block does not give there. */
function listBright(css: string): string[] {
  const [day = '', night] = css.split(/@media[^{]*prefers-color-scheme:\s*dark[^{]*\{/)
  if (night === undefined) return []
  const root = /:root,\s*\[data-color='light'\]\s*\{([^}]*)\}/.exec(day)?.[1] ?? ''
  const meanings = new Set(listDeclared(readFileSync(plainTheme, 'utf8')))
  const given = new Set(listDeclared(night))
  return [...root.matchAll(/(--[a-z0-9-]+)\s*:([^;]*)/g)]
    .filter(([, name, value]) => /#|rgb|hsl|lab|lch/.test(value!) && meanings.has(name!))
    .map(([, name]) => name!)
    .filter((name) => !given.has(name))
}

function listMissing(sheet: string, theme: string): string[] {
  const given = new Set(listDeclared(readFileSync(theme, 'utf8')))
  return [...new Set(listDeclared(readFileSync(sheet, 'utf8')))].filter((name) => !given.has(name))
}

function listDeclared(css: string): string[] {
  return [...css.matchAll(/(?<=[\s;{])(--[a-z0-9-]+)\s*:/g)].map(([, name]) => name!)
}
