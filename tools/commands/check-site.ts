/** `npm run check:site` lists what is wrong in the site's own files: exactly what a build would refuse. */
import { formatFaults } from '#schemas/fault.ts'
import { findRoots } from '#schemas/roots.ts'
import { checkRoots } from '#tools/build'

try {
  const faults = checkRoots(findRoots())
  if (faults.length > 0) throw new Error(formatFaults(faults))
  console.log('The site is consistent: schemas, wirings, page types, machines, configuration.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
