import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { inputFiles, inputFolders } from './folders.ts'

/** Every file a build reads, sorted. Without content, which is read when a page is requested. */
export function listInputs(roots: readonly string[]): string[] {
  const found: string[] = []
  for (const root of new Set([repositoryRoot, ...roots])) {
    found.push(...inputFiles.map((file) => join(root, file)).filter(exists))
    for (const folder of inputFolders) walk(join(root, folder), found)
  }
  return found.sort()
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

function walk(folder: string, found: string[]): void {
  if (!exists(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) walk(path, found)
    else if (!/\.(test|spec)\.tsx?$|\.md$/.test(entry.name)) found.push(path)
  }
}
