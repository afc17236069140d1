/**
 * The ordered folders a site is made of: this repository and those named by `SITE_DIR` (separated
 * like `PATH`). A later root adds or replaces by name; one whose `site-config/site.json` (or
 * `site.json`) says `"standalone": true` replaces everything before it.
 */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, delimiter, dirname, join, resolve, sep } from 'node:path'
import { readVariable } from '../../schemas/environment-variables.ts'
import { isObject } from '../../schemas/is-object.ts'

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
  const text = readFileSync(file, 'utf8')
  try {
    const value: unknown = JSON.parse(text)
    return !isObject(value) || (value as { standalone?: unknown }).standalone === true
  } catch {
    // The check of the site reports what is no JSON. It still says where the site begins.
    return /"standalone"\s*:\s*true\b/.test(text)
  }
}
