import { checkSite } from '#schemas/check-site.ts'
import type { Fault } from '#schemas/fault.ts'
import { checkMachines } from './check-machines.ts'

/** All that is wrong in a site's own files, its machines included, before anything is built of them. */
export function checkRoots(roots: readonly string[]): Fault[] {
  return [...checkSite(roots), ...checkMachines(roots)]
}
