/** `npm run check:site` lists what is wrong in the site's own files: exactly what a build would refuse. */
import { readFileSync } from 'node:fs'
import { formatFaults } from '#compiler/read/fault.ts'
import { readVariable } from '#schemas/environment-variables.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { checkRoots, readSiteFiles } from '#compiler/build'
import { findSliceFolders } from '../compiler/build/modules/site-files.ts'
import { runCommand, type Command } from './run-command.ts'

const check: Command = {
  help: `npm run check:site
Lists what is wrong in the files of the site: exactly what a build would refuse. Ends with 1 when something is.
Of an imported site it also says which slices are still drawn by default.
Environment: SITE_DIR`,
  options: {},
  async run() {
    const faults = checkRoots(findRoots())
    if (faults.length > 0) {
      console.error(formatFaults(faults))
      return 1
    }
    console.log('The site is consistent: schemas, wirings, page types, machines, configuration.')
    const drawn = listDrawnByDefault()
    if (drawn.length > 0)
      console.log(
        `${drawn.length} slices are still drawn as an import draws them, with #parts/Drawing.tsx: ${drawn.join(', ')}.`,
      )
    if (lacksTagManager(readSiteFiles(findRoots()))) {
      console.log(
        'No tag manager is told what visitors consent to: VENDOR_TAG_MANAGER_CONTAINER is not set, or vendors.json has no "tag-manager".',
      )
    }
    return 0
  },
}

/** Types of slices that nobody has drawn anew since they were imported. */
function listDrawnByDefault(): string[] {
  return findSliceFolders(findRoots())
    .filter(({ component }) => readFileSync(component, 'utf8').includes("'#parts/Drawing.tsx'"))
    .map(({ type }) => type)
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

if (import.meta.main)
  process.exitCode = await runCommand({ check }, ['check', ...process.argv.slice(2)])
