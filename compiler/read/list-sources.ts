/** The code that draws a site: its sections and parts, and what they import of each other and of the engine. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { repositoryRoot } from './roots.ts'

/**
 * Files of these folders, without tests, and all that they import by `#parts/…` or a relative path.
 *
 * @param folders - of slices or parts; those that do not exist have no files
 */
export function listSources(folders: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    if (!/\.tsx?$/.test(file)) return
    for (const imported of listImports(file)) visit(imported)
  }
  for (const cwd of folders)
    for (const file of globSync('*.{tsx,ts,json}', { cwd, exclude: ['*.test.*'] }))
      visit(join(cwd, file))
  return [...seen]
}

/** By file, with its size and time of change: a site is read several times by one check. */
const known = new Map<string, { stamp: string; imports: readonly string[] }>()

function listImports(file: string): readonly string[] {
  const { size, mtimeMs } = statSync(file)
  const stamp = `${size} ${mtimeMs}`
  const found = known.get(file)
  if (found?.stamp === stamp) return found.imports
  const imports = [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, from]) =>
    from!.startsWith('#') ? from!.replace('#parts', parts) : resolve(dirname(file), from!),
  )
  known.set(file, { stamp, imports })
  return imports
}

const importPattern = /(?:from|import)\s*\(?\s*['"]((?:#parts|\.\.?)\/[^'"]+)['"]/g
const parts = join(repositoryRoot, 'slice-registry/parts')
