/**
 * The ordered folders a site is made of: this repository and those named by `SITE_DIR` (separated
 * like `PATH`). A later root adds or replaces by name; one whose `site-config/site.json` (or
 * `site.json`) says `"standalone": true` replaces everything before it.
 */
import { readVariable } from '../../schemas/environment-variables.ts'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, delimiter, dirname, join, resolve, sep } from 'node:path'
import { isObject } from '../../schemas/is-object.ts'
import { parseTolerantly } from './parse-tolerantly.ts'
import { listLeftOut, listUsed } from './root-selection.ts'

/** This repository, or this package, seen from a source file or from the server built of it. */
export const repositoryRoot = findRepository(import.meta.dirname)

function findRepository(folder: string): string {
  const parent = dirname(folder)
  if (isRepository(folder) || parent === folder) return folder
  return findLinked(folder) ?? findRepository(parent)
}

/** By its name: a site that depends on this package has the same folders, and a `package.json` as well. */
function isRepository(folder: string): boolean {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest) || !existsSync(join(folder, 'site-config'))) return false
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'slicewright'
}

/**
 * A build outside the repository contains a link to its packages (`cli/build.ts`); one of a
 * site that depends on this package finds it among the packages of the site.
 */
function findLinked(folder: string): string | undefined {
  const packages = join(folder, 'node_modules')
  if (!existsSync(packages)) return undefined
  const owner = dirname(realpathSync(packages))
  if (owner !== folder && isRepository(owner)) return owner
  const installed = join(packages, 'slicewright')
  return isRepository(installed) ? realpathSync(installed) : undefined
}

/** Whether this is a package that a site depends on, not a clone. */
export const isInstalled = basename(dirname(repositoryRoot)) === 'node_modules'

/**
 * Whether a file belongs to a root. The engine may be among a site's packages, but is not part of
 * the site.
 */
export function isInRoot(file: string, root: string): boolean {
  const isPackage = repositoryRoot.startsWith(root + sep) && file.startsWith(repositoryRoot + sep)
  return file.startsWith(root + sep) && !isPackage
}

/** @throws Error naming the folder when one of `SITE_DIR` does not exist. */
export function findRoots(siteDir = readVariable('SITE_DIR')): string[] {
  const extra = (siteDir ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => resolve(folder))
  for (const folder of extra) {
    if (!existsSync(folder)) {
      throw new Error(`SITE_DIR names ${folder}, which does not exist. Correct it or unset it.`)
    }
    if (!statSync(folder).isDirectory()) {
      throw new Error(`SITE_DIR names ${folder}, which is not a folder. Correct it or unset it.`)
    }
  }
  const roots = [repositoryRoot, ...extra]
  const first = roots.findLastIndex((root) => root !== repositoryRoot && isStandalone(root))
  return first < 0 ? roots : roots.slice(first)
}

function isStandalone(root: string): boolean {
  const file = join(root, 'site-config/site.json')
  if (!existsSync(file)) return false
  // The check of the site reports what is no JSON. It still says where the site begins.
  const { value } = parseTolerantly(readFileSync(file, 'utf8'))
  return !isObject(value) || (value as { standalone?: unknown }).standalone === true
}

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
