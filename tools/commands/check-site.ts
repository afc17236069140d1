/** `npm run check:site` lists what is wrong in the site's own files: exactly what a build would refuse. */
import { formatFaults } from '#schemas/fault.ts'
import { findRoots } from '#schemas/roots.ts'
import { checkRoots } from '#tools/build'
import { runCommand, type Command } from './run-command.ts'

const check: Command = {
  help: `npm run check:site
Lists what is wrong in the files of the site: exactly what a build would refuse. Ends with 1 when something is.
Environment: SITE_DIR`,
  options: {},
  async run() {
    const faults = checkRoots(findRoots())
    if (faults.length > 0) {
      console.error(formatFaults(faults))
      return 1
    }
    console.log('The site is consistent: schemas, wirings, page types, machines, configuration.')
    return 0
  },
}

if (import.meta.main)
  process.exitCode = await runCommand({ check }, ['check', ...process.argv.slice(2)])
