/** Folders that commands write into this repository: no source, and tens of thousands of files. */
import { join, sep } from 'node:path'
import { repositoryRoot } from '../../read/roots.ts'

const written = ['.cache', '.data', 'reports'].map((name) => join(repositoryRoot, name))

const isIn = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

/** @returns whether the dev server need not watch a path: one that commands write, unless a site is kept in there */
export function leaveUnwatched(roots: readonly string[]): (path: string) => boolean {
  const kept = roots.filter((root) => written.some((folder) => isIn(root, folder)))
  return (path) =>
    written.some((folder) => isIn(path, folder)) && !kept.some((root) => isIn(path, root))
}
