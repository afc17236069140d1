/** `npm run dev`: the site with hot updates; what is wrong with its files is said, and does not stop it. */
import { checkMachines } from '#runtime/build'
import { checkSite, formatFaults } from '#schemas/check-site.ts'
import { findRoots } from '#schemas/roots.ts'
import { run } from './run.ts'

const roots = findRoots()
const faults = [...checkSite(roots), ...checkMachines(roots)]
if (faults.length > 0) console.warn(formatFaults(faults))
await run('vike', ['dev', '--port', process.env.PORT ?? '3000']).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
