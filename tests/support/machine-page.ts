import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MachineDocument } from '#runtime/machines'
import type { MachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { writeMachine } from '../../runtime/machines/machine-code.ts'
import { createInertRegistry } from '../../runtime/machines/server-system.ts'
import { bindOwnImplementations } from '../../compiler/machines/host-adapters.ts'
import { importsOfMachines, machineText } from '../../compiler/build/modules/machine-modules.ts'
import { findMachineImplementations } from '../../compiler/build/modules/site-files.ts'
import { bundleForBrowser } from './chromium.ts'
import type { ReadMachine } from './read-machines.ts'

const folder = join(repositoryRoot, '.cache/machine-page')
const text = (value: unknown) => JSON.stringify(value)

/**
 * One script for a page with the code of all machines, generated as for the site, and their
 * implementations on the ports of a browser.
 *
 * @param others - documents that are not machines of the site, by the name they get there
 */
export async function bundleMachines(
  machines: readonly ReadMachine[],
  catalogue: MachineCatalogue,
  roots: readonly string[],
  others: Readonly<Record<string, MachineDocument>>,
): Promise<string> {
  const code = new Map(
    machines.map(({ document: { id } }) => [id, machineText(id, roots, true) ?? '']),
  )
  for (const [name, document] of Object.entries(others))
    code.set(name, writeMachine(document, createInertRegistry([])).code)
  const files = findMachineImplementations(roots)
  const own = bindOwnImplementations(files.map(({ path }) => path))
  const provided = {
    actors: Object.keys(catalogue.actors),
    actions: Object.keys(catalogue.actions).filter((name) => catalogue.actions[name]?.providedBy),
  }
  const lines = [
    ...importsOfMachines([...code.values()]),
    ...own.imports,
    `import { offerMachines } from '#tests/fixtures/machine-page/offer-machines.ts'`,
    `const list = ${own.list}`,
    `const own = { ${files.map(({ name }, at) => `${text(name)}: list[${at}]`).join(', ')} }`,
    `const machines = { ${[...code].map(([name, source]) => `${text(name)}: ${source}`).join(',\n')} }`,
    `offerMachines({ machines, own, provided: ${text(provided)} })`,
  ]
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, `${lines.join('\n')}\n`)
  return bundleForBrowser(entry, [withoutLater])
}

/** Stubs for modules that actors load on demand: here actors are held. */
const withoutLater = {
  name: 'without-later',
  resolveDynamicImport: (id: unknown) => ({ id: String(id), external: true }),
}
