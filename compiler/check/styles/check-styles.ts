/** Styles of a site: its theme, and the sheets of its sections. */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../../read/fault.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkDeclarations } from './check-declarations.ts'
import { checkLayers } from './check-layers.ts'
import { checkNames } from './check-names.ts'
import { checkTokens } from './check-tokens.ts'
import { parseSheet } from './parse-sheet.ts'

/** All faults at once; those of a sheet that cannot be read are why. */
export function checkStyles(roots: readonly string[]): Fault[] {
  const faults: Fault[] = []
  const sheets = listSheets(roots).flatMap((file) => parseSheet(file, faults) ?? [])
  for (const sheet of sheets) {
    checkDeclarations(sheet)
    checkAddresses(sheet, roots)
    checkNames(sheet)
  }
  checkLayers(sheets)
  checkTokens(sheets, roots)
  return faults.sort((a, b) => lineOf(a) - lineOf(b))
}

const lineOf = ({ path }: Fault) => Number(/^:(\d+)/.exec(path)?.[1] ?? 0)

function listSheets(roots: readonly string[]): string[] {
  return roots.flatMap((root) => {
    const theme = join(root, 'site-config/theme.css')
    const own = globSync('slice-registry/**/*.css', { cwd: root, exclude: ['**/node_modules/**'] })
    return [...(existsSync(theme) ? [theme] : []), ...own.sort().map((file) => join(root, file))]
  })
}
