/**
 * Machines in the browser's modules. On the dev server documents stay as they are, and the browser
 * translates them itself; a build writes them as code, and ships only the implementations they
 * name.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../../read/roots.ts'
import * as generic from '../../../runtime/machines/generic-implementations.ts'
import { writeMachine, type MachineCode } from '../../../runtime/machines/machine-code.ts'
import type { Implementations } from '../../../runtime/machines/registry.ts'
import type { BehaviourActor, Behaviours } from '#schemas/config-types.ts'
import { createInertRegistry } from '../../../runtime/machines/server-system.ts'
import { stripForBrowser } from '../../../runtime/machines/strip-for-browser.ts'
import { findMachineImplementations, readMachine, readSiteFiles } from './site-files.ts'

const folder = join(repositoryRoot, 'runtime/machines')
const text = (value: unknown) => JSON.stringify(value)

/** Functions that few machines call: their group, and the name of its module. */
const rareGroups = [
  ['lists', 'list'],
  ['numbers', 'number'],
  ['moments', 'moment'],
  ['addresses', 'address'],
] as const

/** Imports that these written machines need. */
export function importsOfMachines(machines: readonly string[]): string[] {
  const groups = rareGroups.filter(([group]) =>
    machines.some((code) => RegExp(`\\b${group}\\.`).test(code)),
  )
  return [
    `import * as xstate from 'xstate'`,
    `import * as operations from ${text(join(folder, 'expressions/expression-operations.ts'))}`,
    `import * as functions from ${text(join(folder, 'expressions/expression-functions.ts'))}`,
    ...groups.map(
      ([group, name]) =>
        `import * as ${group} from ${text(join(folder, `rare/expression-${name}-functions.ts`))}`,
    ),
  ]
}

/** Each machine once. The checks of the site have reported missing ones. */
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
  const document = readMachine(name, roots)
  if (!document || isBuild) return document && writeMachineOf(name, roots)!.code
  return text(stripForBrowser(document))
}

type Used = Record<'actions' | 'actors', Set<string>>

/** Whether an actor comes with the script that all pages share. */
export const isShared = ({ start = 'idle', consent }: BehaviourActor) =>
  (start === 'idle' || start === 'sign') && !consent

/**
 * Replaces the list of all generic implementations by those that the machines in the script shared
 * by all pages name. Other machines bring theirs (`laterGeneric`).
 */
export function usedImplementationsModule(roots: readonly string[]): string {
  return genericModule(usedShared(roots), '')
}

/**
 * Source text of the implementations that later machines name and the page does not have yet. They
 * are copies, so that the bundler leaves them in the chunk that is loaded later.
 * @param piece - the chunk, which has its own copies: sharing would cost each chunk one more
 *   request
 */
export function laterGeneric(
  machines: readonly string[],
  roots: readonly string[],
  piece: string,
): { imports: string[]; object: string } {
  const before = usedShared(roots)
  const later = usedBy(machines, roots)
  return genericParts(
    {
      actions: later.actions.difference(before.actions),
      actors: later.actors.difference(before.actors),
    },
    `?later-${piece}`,
  )
}

function usedShared(roots: readonly string[]): Used {
  const { actors } = readSiteFiles(roots).behaviours
  return usedBy(machinesOf(actors.filter(isShared), roots), roots)
}

function usedBy(machines: readonly string[], roots: readonly string[]): Used {
  const written = [...new Set(machines)].flatMap((name) => writeMachineOf(name, roots) ?? [])
  return {
    actions: new Set(written.flatMap(({ actions }) => [...actions])),
    actors: new Set(written.flatMap(({ actors }) => [...actors])),
  }
}

function genericModule(used: Used, query: string): string {
  const { imports, object } = genericParts(used, query)
  return [...imports, `export const { actions, effects, actors } = ${object}`].join('\n')
}

function genericParts(
  { actions, actors }: Used,
  query: string,
): { imports: string[]; object: string } {
  const parts = [
    pick('actions', generic.actions, actions, query),
    pick('effects', generic.effects, actions, query),
    pick('actors', generic.actors, actors, query),
  ]
  return {
    imports: parts.flatMap(({ imports }) => imports),
    object: `{ ${parts.map(({ entry }) => entry).join(', ')} }`,
  }
}

function pick(
  kind: keyof typeof generic,
  known: object,
  used: ReadonlySet<string>,
  query: string,
): { imports: string[]; entry: string } {
  const names = Object.keys(known).filter((name) => used.has(name))
  const imports = names.map((name, index) => `${text(name)} as ${kind}${index}`)
  const entries = names.map((name, index) => `${text(name)}: ${kind}${index}`)
  const file = text(join(folder, `generic-${kind}.ts${query}`))
  return {
    imports: names.length > 0 ? [`import { ${imports.join(', ')} } from ${file}`] : [],
    entry: `${kind}: { ${entries.join(', ')} }`,
  }
}

function writeMachineOf(name: string, roots: readonly string[]): MachineCode | undefined {
  const document = readMachine(name, roots)
  return document && writeMachine(document, createInertRegistry([readOwnNames(name, roots)]))
}

/** Names are enough here: that each has an implementation is a matter of tests. */
function readOwnNames(name: string, roots: readonly string[]): Implementations {
  const own = findMachineImplementations(roots).find((machine) => machine.name === name)
  const file = own && join(dirname(own.path), 'implementations.json')
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Implementations) : {}
}
