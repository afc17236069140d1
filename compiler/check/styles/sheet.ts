import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Root } from 'postcss'
import { repositoryRoot } from '../../read/roots.ts'

export interface Sheet {
  file: string
  root: Root
  /** @param line - of the fault; the first where it is not known */
  report(line: number | undefined, message: string, hint: string): void
}

/** Sheets of the engine that all pages have: what they define, those of sites can use. */
export function listEngineSheets(): string[] {
  const folder = join(repositoryRoot, 'runtime/styles')
  return globSync('*.css', { cwd: folder }).map((file) => join(folder, file))
}

export const isTheme = (file: string): boolean => basename(file) === 'theme.css'
