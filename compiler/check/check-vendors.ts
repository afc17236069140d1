/** vendors.json of every root, and whose storage privacy.json lists: names must lead somewhere. */
import type { VendorConfig } from '../../schemas/config-types.ts'
import { didYouMean, type Fault } from '../read/fault.ts'
import type { SiteFiles } from '../read/load-site.ts'
import { reportTo, type Report } from './report.ts'

export function checkVendors(site: SiteFiles, isWellFormed: (file: string) => boolean): Fault[] {
  const faults: Fault[] = []
  const owners = new Map<string, string>()
  for (const { path, value } of site.vendors) {
    if (!isWellFormed(path)) continue
    const report = reportTo(faults, path)
    const ids = value.vendors.map(({ id }) => id)
    for (const [index, vendor] of value.vendors.entries()) {
      const at = `/vendors/${index}`
      if (ids.indexOf(vendor.id) < index) {
        report(`${at}/id`, `Two vendors have the id "${vendor.id}".`, 'Give each its own id.')
      }
      checkRequired(vendor, at, report)
      checkOrigin(vendor, at, report)
      checkVariables(vendor, owners, at, report)
    }
  }
  // Of what a malformed file declares, nothing is missed elsewhere.
  const isWhole = site.vendors.every(({ path }) => isWellFormed(path))
  return isWhole ? [...faults, ...checkOwners(site, isWellFormed)] : faults
}

function checkRequired(vendor: VendorConfig, at: string, report: Report): void {
  const settings = [...Object.keys(vendor.environment), ...Object.keys(vendor.settings ?? {})]
  for (const [index, name] of vendor.required.entries()) {
    if (settings.includes(name)) continue
    report(
      `${at}/required/${index}`,
      `The vendor "${vendor.id}" needs "${name}", which is in neither its environment nor its settings.`,
      didYouMean(name, settings),
    )
  }
}

/** A part of the address that may be missing is no address. */
function checkOrigin({ id, origin, required }: VendorConfig, at: string, report: Report): void {
  for (const [, name = ''] of origin.matchAll(/\{(\w+)\}/g)) {
    if (required.includes(name)) continue
    report(
      `${at}/origin`,
      `The origin of the vendor "${id}" needs "${name}", which is not required.`,
      didYouMean(name, required),
    )
  }
}

function checkVariables(
  { id, environment }: VendorConfig,
  owners: Map<string, string>,
  at: string,
  report: Report,
): void {
  for (const [name, variable] of Object.entries(environment)) {
    const owner = owners.get(variable)
    owners.set(variable, id)
    if (owner === undefined || owner === id) continue
    report(
      `${at}/environment/${name}`,
      `${variable} is already a variable of the vendor "${owner}".`,
      'Name another variable.',
    )
  }
}

function checkOwners(site: SiteFiles, isWellFormed: (file: string) => boolean): Fault[] {
  const faults: Fault[] = []
  const vendors = site.vendors.flatMap(({ value }) => value.vendors.map(({ id }) => id))
  const owners = ['site', ...vendors]
  for (const { path, value } of site.privacy) {
    if (!isWellFormed(path)) continue
    const report = reportTo(faults, path)
    for (const [index, { owner }] of value.storage.entries()) {
      if (owners.includes(owner)) continue
      report(`/storage/${index}/owner`, `There is no vendor "${owner}".`, didYouMean(owner, owners))
    }
  }
  return faults
}
