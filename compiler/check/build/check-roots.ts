import { checkSite } from '../check-site.ts'
import type { Fault } from '../../read/fault.ts'
import { checkMachines } from './check-machines.ts'
import { checkComponents } from './check-components.ts'
import { checkMocks } from './check-mocks.ts'
import { checkReport } from './check-report.ts'
import { checkTheme } from './check-theme.ts'
import { checkVendorCode } from './check-vendor-code.ts'

/** All that is wrong in a site's own files, machines and components included, before a build. */
export function checkRoots(roots: readonly string[]): Fault[] {
  const faults = [
    ...checkSite(roots),
    ...checkMachines(roots),
    ...checkTheme(roots),
    ...checkReport(roots),
    ...checkVendorCode(roots),
  ]
  // What is no schema yet has no components and no contents that fit it.
  const isSchemaSound = !faults.some(({ file }) => file.endsWith('schema.json'))
  if (isSchemaSound) faults.push(...checkMocks(roots))
  return [...faults, ...checkComponents(roots)]
}
