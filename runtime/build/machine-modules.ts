/**
 * Machines in the browser's modules. On the dev server documents stay as they are, and the browser
 * translates them itself; a build writes them as code, and ships of what they can name what they do.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import * as generic from '../machines/generic-implementations.ts'
import { writeMachine, type MachineCode } from '../machines/machine-code.ts'
import type { Implementations } from '../machines/registry.ts'
import type { Behaviours } from '../machines/shared-system.ts'
import { createInertRegistry } from '../machines/server-system.ts'
import { stripForBrowser } from '../machines/strip-for-browser.ts'
import { findMachineImplementations, findSliceFolders, readSiteFiles } from './site-files.ts'

const folder = join(repositoryRoot, 'runtime/machines')
const text = (value: unknown) => JSON.stringify(value)

/** What written machines read. */
export const machineImports = [
  `import * as xstate from 'xstate'`,
  `import * as operations from ${text(join(folder, 'expression-operations.ts'))}`,
  `import * as functions from ${text(join(folder, 'expression-functions.ts'))}`,
]

/** Each machine once. What is missing has been told by the checks of the site. */
export function machinesOf(actors: Behaviours['actors'], roots: readonly string[]): string[] {
  const { machines } = readSiteFiles(roots)
  return [...new Set(actors.map(({ machine }) => machine))].filter((id) => machines[id])
}

/** Source text of a machine as a browser gets it; undefined when there is none of this name. */
export function machineText(
  name: string,
  roots: readonly string[],
  isBuild: boolean,
): string | undefined {
  const document = readSiteFiles(roots).machines[name]
  if (!document || isBuild) return document && writeMachineOf(name, roots)!.code
  return text(stripForBrowser(document))
}

/**
 * Stands in for `generic-implementations.ts`: of each kind, those that a machine of the site names.
 * Those of islands count too, so that one registry serves the page.
 */
export function usedImplementationsModule(roots: readonly string[]): string {
  const islands = findSliceFolders(roots).flatMap(({ machine }) => machine ?? [])
  const siteWide = machinesOf(readSiteFiles(roots).behaviours.actors, roots)
  const written = [...new Set([...siteWide, ...islands])].flatMap(
    (name) => writeMachineOf(name, roots) ?? [],
  )
  const used = {
    actions: new Set(written.flatMap(({ actions }) => [...actions])),
    actors: new Set(written.flatMap(({ actors }) => [...actors])),
  }
  return [
    pick('actions', generic.actions, used.actions),
    pick('effects', generic.effects, used.actions),
    pick('actors', generic.actors, used.actors),
  ].join('\n')
}

function pick(kind: keyof typeof generic, known: object, used: ReadonlySet<string>): string {
  const names = Object.keys(known).filter((name) => used.has(name))
  const imports = names.map((name, index) => `${text(name)} as ${kind}${index}`)
  const entries = names.map((name, index) => `${text(name)}: ${kind}${index}`)
  return [
    `import { ${imports.join(', ')} } from ${text(join(folder, `generic-${kind}.ts`))}`,
    `export const ${kind} = { ${entries.join(', ')} }`,
  ].join('\n')
}

function writeMachineOf(name: string, roots: readonly string[]): MachineCode | undefined {
  const document = readSiteFiles(roots).machines[name]
  return document && writeMachine(document, createInertRegistry([readOwnNames(name, roots)]))
}

/** Names are enough here: that each has an implementation is a matter of tests. */
function readOwnNames(name: string, roots: readonly string[]): Implementations {
  const own = findMachineImplementations(roots).find((machine) => machine.name === name)
  const file = own && join(dirname(own.path), 'implementations.json')
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Implementations) : {}
}
