import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'

const folders = [
  'adapters',
  'machines',
  'public',
  'renderer',
  'runtime',
  'schemas',
  'site-config',
  'slice-registry',
]
const files = ['package-lock.json', 'vite.config.ts']

/** Every file a build reads, sorted. Content is not among them: it is read when a page is asked for. */
export function listInputs(roots: readonly string[]): string[] {
  const found = files.map((file) => join(repositoryRoot, file))
  for (const root of new Set([repositoryRoot, ...roots])) {
    for (const folder of folders) walk(join(root, folder), found)
  }
  return found.sort()
}

function walk(folder: string, found: string[]): void {
  if (!statSync(folder, { throwIfNoEntry: false })) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) walk(path, found)
    else if (!/\.(test|spec)\.tsx?$|\.md$/.test(entry.name)) found.push(path)
  }
}
