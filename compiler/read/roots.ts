/** Files and folders of the roots that a site is made of: a later root's replace, by name. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryRoot } from './find-roots.ts'
import { listLeftOut, listUsed } from './root-selection.ts'

export { findRoots, isInRoot, isInstalled, repositoryRoot } from './find-roots.ts'

export interface RootFile {
  /** Absolute. */
  path: string
  /** The file's or folder's name without the ending. */
  name: string
}

/**
 * Files `<folder>/<name><ending>` of all roots by name, sorted; a later root's file replaces, and its
 * `site.json` may leave names out, or take some of the engine's over.
 */
export function findFiles(roots: readonly string[], folder: string, ending: string): RootFile[] {
  return collect(roots, folder, (root) =>
    list(join(root, folder))
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ name: basename(file, ending), path: join(root, folder, file) })),
  )
}

/**
 * Folders `<folder>/<name>/` that contain `marker`, of all roots by name, sorted, as `findFiles` does it.
 * @param wanted - only the one of this name
 */
export function findFolders(
  roots: readonly string[],
  folder: string,
  marker: string,
  wanted?: string,
): RootFile[] {
  return collect(roots, folder, (root) =>
    (wanted === undefined ? list(join(root, folder)) : [wanted])
      .map((name) => ({ name, path: join(root, folder, name) }))
      .filter(({ path }) => existsSync(join(path, marker))),
  )
}

function collect(
  roots: readonly string[],
  folder: string,
  listIn: (root: string) => RootFile[],
): RootFile[] {
  const found = new Map<string, RootFile>()
  for (const root of roots) {
    for (const name of listLeftOut(root, folder)) found.delete(name)
    const used = root === repositoryRoot ? [] : listUsed(root, folder, repositoryRoot)
    const engine = used.length > 0 ? listIn(repositoryRoot) : []
    const taken = engine.filter(({ name }) => used.includes(name))
    for (const file of [...taken, ...listIn(root)]) found.set(file.name, file)
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** @param wanted - only that of this machine */
export function findMachineFolders(roots: readonly string[], wanted?: string): RootFile[] {
  return findFolders(roots, 'machines', 'machine.json', wanted)
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
