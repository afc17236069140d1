import { collectFaults } from '../collect-faults.ts'
import { checkSite } from '../check-site.ts'
import type { Fault } from '../../read/fault.ts'
import { checkFolder } from './check-folder.ts'
import { checkMachines } from './check-machines.ts'
import { checkComponents } from './check-components.ts'
import { checkMocks } from './check-mocks.ts'
import { checkPackages } from './check-packages.ts'
import { checkStyles } from '../styles/check-styles.ts'
import { tellUpgrades } from '../upgrades/check-upgrades.ts'
import { checkTheme } from './check-theme.ts'
import { checkVendorCode } from './check-vendor-code.ts'

/** All that is wrong in a site's own files, machines and components included, before a build. */
export function checkRoots(roots: readonly string[]): Fault[] {
  const faults = checkSite(roots)
  // What is no schema yet has no contents that fit it.
  const isSchemaSound = !faults.some(({ file }) => file.endsWith('schema.json'))
  const found = [
    ...faults,
    ...collectFaults(faults.length > 0, [
      () => checkMachines(roots),
      () => checkTheme(roots),
      () => checkStyles(roots),
      () => checkVendorCode(roots),
      () => checkPackages(roots),
      () => checkFolder(roots),
      () => (isSchemaSound ? checkMocks(roots) : []),
      () => checkComponents(roots),
    ]),
  ]
  return tellUpgrades(found, roots)
}
