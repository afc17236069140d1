/** `slicewright check`: lists what is wrong in the site's own files: exactly what a build would refuse. */
import { formatFaults } from '#compiler/read/fault.ts'
import { readVariable } from '#schemas/environment-variables.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { checkAll, readSiteFiles } from '#compiler/build'
import type { Command } from './run-command.ts'

export const check: Command = {
  help: `slicewright check
Lists what is wrong in the files of the site: exactly what a build would refuse. Ends with 1 when something is.
  --json  a list of faults, each with file, path and message
Environment: SITE_DIR`,
  options: { json: { type: 'boolean' } },
  async run({ values }) {
    const roots = findRoots()
    const { faults, skipped } = await checkAll(roots)
    if (skipped !== undefined) console.error(skipped)
    if (values['json']) {
      console.log(JSON.stringify(faults))
      return faults.length > 0 ? 1 : 0
    }
    if (faults.length > 0) {
      console.error(formatFaults(faults))
      return 1
    }
    console.log(
      'The site is consistent: schemas, wirings, page types, machines, components, styles, configuration.',
    )
    if (lacksTagManager(readSiteFiles(roots))) {
      console.log(
        'No tag manager is told what visitors consent to: VENDOR_TAG_MANAGER_CONTAINER is not set, or vendors.json has no "tag-manager".',
      )
    }
    return 0
  },
}

/** Whether the site has a machine that would tell one, and nothing here sets one up. */
function lacksTagManager({ machines, vendors }: ReturnType<typeof readSiteFiles>): boolean {
  const wants = Object.values(machines).some((machine) =>
    JSON.stringify(machine).includes('"tagManager.enable"'),
  )
  const vendor = vendors.vendors.find(({ id }) => id === 'tag-manager')
  const isSet =
    readVariable('VENDOR_EMULATOR') !== undefined ||
    vendor?.required.every((name) => process.env[vendor.environment[name] ?? ''])
  return wants && !(vendor && isSet)
}
