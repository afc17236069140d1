/** The theme of a site gives every colour and typeface that styles of the engine and its slices take. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '#schemas/fault.ts'
import { findFiles, repositoryRoot } from '#schemas/roots.ts'

export const plainTheme = join(repositoryRoot, 'runtime/styles/theme.css')

/** The theme of the last root that has one. */
export function findTheme(roots: readonly string[]): string | undefined {
  return findFiles(roots, 'site-config', 'theme.css')[0]?.path
}

/** One fault for all that is missing: a theme is written in one go. */
export function checkTheme(roots: readonly string[]): Fault[] {
  const file = findTheme(roots)
  if (file === undefined) return []
  const given = new Set(listDeclared(file))
  const missing = [...new Set(listDeclared(plainTheme))].filter((name) => !given.has(name))
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

function listDeclared(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?<=[\s;{])(--[a-z0-9-]+)\s*:/g)].map(
    ([, name]) => name!,
  )
}
