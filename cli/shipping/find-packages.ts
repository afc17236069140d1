/** Finds installed packages, and their run-time dependencies. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPackage } from '#compiler/read/find-package.ts'
import {
  listShippedPackages,
  toPackageName,
} from '../../adapters/shared/packages/optional-packages.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'

/** The part of a package's manifest that is read here. */
export interface Manifest {
  name: string
  version: string
  license?: string | { type: string }
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/**
 * Folders of packages and of everything they depend on, each once, as `require` would find them.
 * Optional ones are included if installed: their binaries are for this machine's platform.
 *
 * @throws Error naming a package that is not installed
 */
export function findPackages(names: readonly string[], from: string): string[] {
  const found = new Set<string>()
  const visit = (name: string, importer: string, isOptional: boolean) => {
    const folder = findPackage(name, importer)
    if (folder === undefined) {
      if (isOptional) return
      throw new Error(`${name} is not installed, and ${importer} needs it. Run: npm ci`)
    }
    if (found.has(folder)) return
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = readManifest(folder)
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(one, folder, one in optionalDependencies)
  }
  for (const name of names) visit(name, from, false)
  return [...found].sort()
}

/**
 * Folders of everything that a site may run: the engine's dependencies, and of its optional peers those that
 * are installed and no tools.
 */
export function findProductionPackages(): string[] {
  const { dependencies = {} } = readManifest(repositoryRoot)
  const peers = listShippedPackages()
    .map(toPackageName)
    .filter((name) => findPackage(name) !== undefined)
  return findPackages([...Object.keys(dependencies), ...peers], repositoryRoot)
}
