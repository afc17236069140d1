/** Finds installed packages as Node would. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toPackageName } from '../../adapters/shared/packages/optional-packages.ts'
import { repositoryRoot } from './roots.ts'

/** Its folder, in `node_modules` of `from` or of a folder above. */
export function findPackage(name: string, from = repositoryRoot): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(from)
  return parent === from ? undefined : findPackage(name, parent)
}

/** @param wanted - as in `optionalPackages`. @returns those that are not installed */
export function findMissing(
  wanted: readonly string[],
  isInstalled: (name: string) => boolean = (name) => findPackage(name) !== undefined,
): string[] {
  return wanted.filter((one) => !isInstalled(toPackageName(one)))
}
