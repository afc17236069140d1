/** Packages that a site installs itself, and has not: told with what asks for them and the command that installs them. */
import { existsSync, readFileSync } from 'node:fs'
import {
  optionalPackages,
  tellMissing,
} from '../../../adapters/shared/packages/optional-packages.ts'
import { findMissing } from '../../read/find-package.ts'
import type { Fault } from '../../read/fault.ts'
import { openSite } from '../../read/load-site.ts'
import { JsonReader } from '../../read/read-json.ts'
import { findMachineFolders } from '../../read/roots.ts'
import { join } from 'node:path'

type IsInstalled = (name: string) => boolean

const vendors: Readonly<Record<string, readonly string[]>> = optionalPackages.vendors

/** What files of the site ask for. */
export function checkPackages(roots: readonly string[], isInstalled?: IsInstalled): Fault[] {
  const ask = (asker: string, wanted: readonly string[], place: Pick<Fault, 'file' | 'path'>) =>
    toFaults(asker, findMissing(wanted, isInstalled), place)
  const { behaviours } = openSite(roots, new JsonReader())
  const ofVendors = behaviours.flatMap(({ path: file, value }) =>
    (value.actors ?? []).flatMap(({ input }, index) => {
      const vendor = input?.['vendor']
      if (typeof vendor !== 'string') return []
      const path = `/actors/${index}/input/vendor`
      return ask(`The vendor "${vendor}"`, vendors[vendor] ?? [], { file, path })
    }),
  )
  const ofReport = findMachineFolders(roots).flatMap(({ name, path }) => {
    const file = join(path, 'implementations.ts')
    if (!existsSync(file) || !/["']#runtime\/pdf["']/.test(readFileSync(file, 'utf8'))) return []
    const asker = `The report of the machine "${name}"`
    return ask(asker, optionalPackages.report, { file, path: '' })
  })
  return [...ofVendors, ...ofReport]
}

/** What the environment asks for; the file of such a fault is the name of the variable. */
export function checkEnvironmentPackages(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  isInstalled?: IsInstalled,
): Fault[] {
  return Object.entries(optionalPackages.variables).flatMap(([name, wanted]) =>
    environment[name]
      ? toFaults(name, findMissing(wanted, isInstalled), { file: name, path: '' })
      : [],
  )
}

function toFaults(
  asker: string,
  missing: readonly string[],
  place: Pick<Fault, 'file' | 'path'>,
): Fault[] {
  if (missing.length === 0) return []
  const hint = 'Or leave out what asks for it.'
  return [{ ...place, message: tellMissing(asker, missing), hint }]
}
