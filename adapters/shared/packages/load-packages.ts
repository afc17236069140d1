/** Loads code whose packages a site installs only where it uses them. */
import { siteError, type ErrorEntry } from '#runtime/errors'
import {
  listShippedPackages,
  optionalPackages,
  tellMissing,
  toPackageName,
  type PackageVariable,
} from './optional-packages.ts'

export const PackageMissing = {
  code: 'PackageMissing',
  kind: 'wiring',
  title: 'Package missing',
  message: tellMissing,
  hint: 'Or leave out what asks for it.',
} satisfies ErrorEntry<[asker: string, wanted: readonly string[]]>

/**
 * @param variable - switches on what is loaded
 * @throws SiteError PackageMissing, which names the variable
 */
export async function loadFor<Module>(
  variable: PackageVariable,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (findAbsent(error, listShippedPackages()) === undefined) throw error
    throw siteError(PackageMissing, [variable, optionalPackages.variables[variable]], {
      cause: error,
    })
  }
}

/** The package, of these, that could not be imported; undefined for all other errors. */
export function findAbsent(error: unknown, among: readonly string[]): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== 'ERR_MODULE_NOT_FOUND') return undefined
  const name = /^Cannot find package '([^']+)'/.exec(message)?.[1]
  return among.find((wanted) => toPackageName(wanted) === name)
}
