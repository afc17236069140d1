/** Actors that run a vendor: there has to be code for it, which configuration cannot bring. */
import type { MachineFile } from '#schemas/config-types.ts'
import { didYouMean, type Fault } from '../../read/fault.ts'
import { openSite } from '../../read/load-site.ts'
import { JsonReader } from '../../read/read-json.ts'
import { vendors as code } from '../../../adapters/vendors/index.ts'

/** All faults at once. `checkSite` reports files that are not JSON, or malformed. */
export function checkVendorCode(roots: readonly string[]): Fault[] {
  const { behaviours, machines, vendors } = openSite(roots, new JsonReader())
  const known = vendors.flatMap(({ value }) => (value.vendors ?? []).map(({ id }) => id))
  return behaviours.flatMap(({ path: file, value }) =>
    (value.actors ?? []).flatMap(({ machine, input }, index): Fault[] => {
      const vendor = input?.['vendor']
      if (typeof vendor !== 'string' || vendor in code) return []
      if (!runsVendors(machines.get(machine)?.value)) return []
      const path = `/actors/${index}/input/vendor`
      if (!known.includes(vendor)) {
        const message = `There is no vendor "${vendor}" in site-config/vendors.json.`
        return [{ file, path, message, hint: didYouMean(vendor, known) }]
      }
      const message = `There is no code for the vendor "${vendor}".`
      const hint = `Write adapters/vendors/${vendor}.ts and name it in adapters/vendors/index.ts; see docs/guides/vendors.md.`
      return [{ file, path, message, hint }]
    }),
  )
}

function runsVendors(machine: MachineFile | undefined): boolean {
  return JSON.stringify(machine ?? {}).includes('"src":"vendor.run"')
}
