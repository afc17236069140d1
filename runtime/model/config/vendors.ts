/** The vendors of a deployment, their settings, and the hosts that browsers may therefore reach. */
import type { VendorConfig } from '#schemas/config-types.ts'
import { siteError } from '../errors/site-error.ts'
import type { VendorSettings } from '../ports/vendor.ts'
import { EnvironmentInvalid, type Environment } from './environment.ts'

export type PolicyKind = keyof VendorConfig['csp']

export interface SiteVendors {
  /** Public: the answer of `/_vendors.json`. By id; only vendors that have what they need. */
  settings: Readonly<Record<string, VendorSettings>>
  /** Sources for the content security policy, each once. */
  policy: Readonly<Record<PolicyKind, readonly string[]>>
}

type Variables = Pick<Environment, 'vendorEmulator' | 'vendorVariables'>

/**
 * A vendor without any of its variables is absent; with the emulator, all vendors are present.
 * @throws SiteError EnvironmentInvalid for an undeclared variable, and for a vendor with only some of
 *   its variables set.
 */
export function joinVendors(
  vendors: readonly VendorConfig[],
  { vendorEmulator, vendorVariables }: Variables,
): SiteVendors {
  const known = vendors.flatMap(({ environment }) => Object.values(environment))
  const problems = Object.keys(vendorVariables)
    .filter((name) => !known.includes(name))
    .map((name) => `${name} is not a variable of any vendor. Known: ${known.join(', ')}.`)
  const settings: Record<string, VendorSettings> = {}
  const policy = { script: [], style: [], connect: [], frame: [], img: [], media: [] } as Record<
    PolicyKind,
    string[]
  >
  for (const vendor of vendors) {
    const found = vendorEmulator
      ? toEmulated(vendor, vendorEmulator)
      : toLive(vendor, vendorVariables, problems)
    if (!found) continue
    settings[vendor.id] = found
    addPolicy(policy, vendor, found.origin, vendorEmulator !== undefined)
  }
  if (problems.length > 0) throw siteError(EnvironmentInvalid, [problems])
  return { settings, policy }
}

/**
 * Each vendor has its own host, so that the content security policy distinguishes them as in
 * production.
 */
function toEmulated({ id, settings, required }: VendorConfig, emulator: string): VendorSettings {
  const placeholders = Object.fromEntries(required.map((name) => [name, `emulated-${name}`]))
  const origin = emulator.replace('//', `//${id}.`)
  return { ...settings, ...placeholders, origin, isEmulated: true }
}

function toLive(
  vendor: VendorConfig,
  variables: Readonly<Record<string, string>>,
  problems: string[],
): VendorSettings | undefined {
  const entries = Object.entries(vendor.environment)
  const set = entries.filter(([, variable]) => variables[variable] !== undefined)
  const values = Object.fromEntries(set.map(([name, variable]) => [name, variables[variable]!]))
  const own: Record<string, VendorSettings[string]> = { ...vendor.settings, ...values }
  const origin = values['origin'] ?? fillIn(vendor.origin, own)
  // Browsers write it in lower case and compare it so.
  const settings: VendorSettings = { ...own, origin: origin.toLowerCase() }
  const missing = vendor.required.filter((name) => !(name in settings))
  if (missing.length > 0) {
    const lacking = missing.map((name) => vendor.environment[name] ?? name).join(', ')
    if (set.length > 0) {
      const given = set.map(([, variable]) => variable).join(', ')
      problems.push(`${given} set, ${lacking} not: ${vendor.name} needs all of them, or none.`)
    }
    return undefined
  }
  if (!/^https:\/\/[^/?#\s;,*]+$/.test(settings.origin)) {
    const set = values['origin'] === undefined ? vendor.name : vendor.environment['origin']
    problems.push(
      `${set} is at "${settings.origin}"; it must be an origin: https://measure.example.com.`,
    )
  }
  return settings
}

function fillIn(origin: string, settings: Readonly<Record<string, unknown>>): string {
  return origin.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(settings[name]))
}

function addPolicy(
  policy: Record<PolicyKind, string[]>,
  { csp }: VendorConfig,
  origin: string,
  isEmulated: boolean,
): void {
  for (const [kind, sources = []] of Object.entries(csp) as [PolicyKind, string[]][]) {
    for (const source of sources) {
      // The emulator also replaces a vendor's other hosts.
      if (isEmulated && source.startsWith('https:')) continue
      const resolved = source.replace('{origin}', origin)
      if (!policy[kind].includes(resolved)) policy[kind].push(resolved)
    }
  }
}
