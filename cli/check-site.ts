/**
 * `slicewright check`: lists the faults in the site's own files: exactly those a build would
 * refuse.
 */
import { readFileSync } from 'node:fs'
import { formatFaults } from '#compiler/read/fault.ts'
import { readVariable } from '#schemas/environment-variables.ts'
import { findRoots } from '#compiler/read/roots.ts'
import {
  checkAll,
  checkEnvironmentPackages,
  noteLetters,
  noteStarts,
  readSiteFiles,
} from '#compiler/build'
import { findSliceFolders } from '../compiler/build/modules/site-files.ts'
import type { Command } from './run-command.ts'

export const check: Command = {
  help: `slicewright check
Lists what is wrong in the files of the site: exactly what a build would refuse. Exits with 1 when there is a fault.
Of an imported site it also says which slices are still drawn by default.
  --json  a list of faults, each with file, path and message
Environment: SITE_DIR`,
  options: { json: { type: 'boolean' } },
  async run({ values }) {
    const roots = findRoots()
    const { faults: ofFiles, skipped } = await checkAll(roots)
    const faults = [...ofFiles, ...checkEnvironmentPackages()]
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
    const drawn = listDrawnByDefault()
    if (drawn.length > 0)
      console.log(
        `${drawn.length} slices are still drawn as an import draws them, with #parts/DrawnSlice.tsx: ${drawn.join(', ')}.`,
      )
    const files = readSiteFiles(roots)
    for (const note of [...noteStarts(roots, files), ...noteLetters(roots)]) console.log(note)
    if (lacksTagManager(files)) {
      console.log(
        'No tag manager learns what visitors consent to: VENDOR_TAG_MANAGER_CONTAINER is not set, or vendors.json has no "tag-manager".',
      )
    }
    return 0
  },
}

/** The types of slices that nobody has drawn anew since they were imported. */
function listDrawnByDefault(): string[] {
  return findSliceFolders(findRoots())
    .filter(({ component }) => readFileSync(component, 'utf8').includes("'#parts/DrawnSlice.tsx'"))
    .map(({ type }) => type)
}

/** Whether a machine of the site enables a tag manager, but none is configured. Without any vendor, nobody expects one. */
function lacksTagManager({ machines, vendors }: ReturnType<typeof readSiteFiles>): boolean {
  const needsTagManager = Object.values(machines).some((machine) =>
    JSON.stringify(machine).includes('"tagManager.enable"'),
  )
  const vendor = vendors.vendors.find(({ id }) => id === 'tag-manager')
  const isSet =
    readVariable('VENDOR_EMULATOR') !== undefined ||
    vendor?.required.every((name) => process.env[vendor.environment[name] ?? ''])
  return needsTagManager && vendors.vendors.length > 0 && !(vendor && isSet)
}
