/** The bill of materials of the site, for checking whether a vulnerable package is part of it. */
import { execFileSync } from 'node:child_process'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { findProductionPackages, readManifest } from './find-packages.ts'

interface Bill {
  bomFormat: string
  metadata: { component: { 'bom-ref': string; name: string } }
  components: { 'bom-ref': string; name: string; version: string; purl: string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * The packages of production as CycloneDX (https://cyclonedx.org/docs/1.5/json), with their hashes
 * from the lock file.
 *
 * @throws Error when npm lists a package under another name than it is installed
 */
export function writeBillOfMaterials(): string {
  const bill = askNpm()
  const own = bill.metadata.component
  const parts = new Set(
    findProductionPackages().map((folder) => {
      const { name, version } = readManifest(folder)
      return `${name}@${version}`
    }),
  )
  // `--omit dev` leaves out packages that are both kinds of dependency, React among them (npm
  // 11.19).
  const components = bill.components.filter((part) => parts.has(part['bom-ref']))
  const named = new Set(components.map((part) => part['bom-ref']))
  const missing = [...parts].filter((part) => !named.has(part))
  if (missing.length > 0)
    throw new Error(`npm sbom does not know ${missing.join(', ')}. Run: npm ci`)
  const dependencies = bill.dependencies
    .filter(({ ref }) => named.has(ref) || ref === own['bom-ref'])
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => named.has(to)) }))
  const { name } = readManifest(repositoryRoot)
  const metadata = { ...bill.metadata, component: { ...own, name } }
  return `${JSON.stringify({ ...bill, metadata, components, dependencies }, null, 2)}\n`
}

function askNpm(): Bill {
  // Explicit, because Vite's build sets NODE_ENV, and npm obeys it.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev']
  const text = execFileSync('npm', args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    // On Windows npm is a shell script.
    shell: process.platform === 'win32',
  })
  return JSON.parse(text) as Bill
}
