/**
 * The ordered folders a site is made of: this repository and those named by `SITE_DIR` (separated
 * like `PATH`). A later root adds or replaces by name; one whose `site-config/site.json` (or
 * `site.json`) says `"standalone": true` replaces everything before it.
 */
import { readVariable } from './environment-variables.ts'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join, resolve, sep } from 'node:path'

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
 * A build outside the repository contains a link to its packages (`tools/commands/build.ts`); one of a
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

/** Whether a file is one of a root. The engine may be among the packages of a site, and is no part of it. */
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
  }
  const roots = [repositoryRoot, ...extra]
  const first = roots.findLastIndex((root) => root !== repositoryRoot && isStandalone(root))
  return first < 0 ? roots : roots.slice(first)
}

function isStandalone(root: string): boolean {
  const file = join(root, 'site-config/site.json')
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  try {
    return (JSON.parse(text) as { standalone?: boolean }).standalone === true
  } catch {
    // The check of the site reports it. It still says where the site begins.
    return /"standalone"\s*:\s*true/.test(text)
  }
}

export interface RootFile {
  /** Absolute. */
  path: string
  /** What it is called: the file's or folder's name without the ending. */
  name: string
}

/** Files `<folder>/<name><ending>` of all roots by name, sorted; a later root's file replaces. */
export function findFiles(roots: readonly string[], folder: string, ending: string): RootFile[] {
  const found = new Map<string, RootFile>()
  for (const root of roots) {
    for (const file of list(join(root, folder))) {
      if (!file.endsWith(ending)) continue
      const name = basename(file, ending)
      found.set(name, { name, path: join(root, folder, file) })
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Folders `<folder>/<name>/` that contain `marker`, of all roots by name, sorted. */
export function findFolders(roots: readonly string[], folder: string, marker: string): RootFile[] {
  const found = new Map<string, RootFile>()
  for (const root of roots) {
    for (const name of list(join(root, folder))) {
      const path = join(root, folder, name)
      if (existsSync(join(path, marker))) found.set(name, { name, path })
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Every machine's folder by name, sorted; a later root replaces a machine of the same name. A standalone
 * site has those machines of this repository that its `site.json` names.
 */
export function findMachineFolders(roots: readonly string[]): RootFile[] {
  const lent = roots.includes(repositoryRoot) ? [] : roots.flatMap(listLentMachines)
  const shipped = lent.length > 0 ? findFolders([repositoryRoot], 'machines', 'machine.json') : []
  const own = findFolders(roots, 'machines', 'machine.json')
  const found = [...shipped.filter(({ name }) => lent.includes(name)), ...own]
  return [...new Map(found.map((folder) => [folder.name, folder])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )
}

/** The check of the site reports a file that is no JSON, and names that are none. */
function listLentMachines(root: string): string[] {
  const file = join(root, 'site-config/site.json')
  if (!existsSync(file)) return []
  try {
    const { machines } = JSON.parse(readFileSync(file, 'utf8')) as { machines?: unknown }
    return Array.isArray(machines) ? machines.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
