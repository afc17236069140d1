/** Components of slices, as far as their source says it: file, export, bindings, messages, styles. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { knownMessages } from '../check-messages.ts'
import { addMessage, type Fault } from '../../read/fault.ts'
import type { SliceSource } from '../../read/load-schemas.ts'
import type { MachineFile } from '#schemas/config-types.ts'
import { readSite, type JsonFile, type SiteFiles } from '../../read/load-site.ts'
import { JsonReader } from '../../read/read-json.ts'
import { checkBinding, type BoundMachines } from './check-binding.ts'
import { checkFilesOf } from './check-files-of-component.ts'
import { checkStart } from './check-start.ts'
import { hole, readComponent } from './read-component.ts'

/** All faults at once. Files that are no JSON are for `checkSite` to report. */
export function checkComponents(roots: readonly string[]): Fault[] {
  const reader = new JsonReader({ isTolerant: true })
  const site = readSite(roots, reader)
  for (const [id, { path }] of site.machines) if (reader.unread.has(path)) site.machines.delete(id)
  const context: Context = { messages: knownMessages(site), roots }
  return [
    ...[...site.schemas.slices.values()].flatMap((slice) => checkSlice(slice, site, context)),
    ...listIslandMachines(site).flatMap(checkStart),
    ...findParts(roots).flatMap((file) =>
      checkFile(file, { hasOwn: true, own: undefined, actors: findActors(site) }, context),
    ),
  ]
}

/** Machines of components that the browser draws again; those bound to markup only change it. */
function listIslandMachines({ schemas, machines }: SiteFiles): JsonFile<MachineFile>[] {
  const ids = [...schemas.slices.values()].flatMap(({ wiring }) =>
    wiring.machine !== undefined && wiring.binding === undefined ? [wiring.machine] : [],
  )
  return [...new Set(ids)].flatMap((id) => machines.get(id) ?? [])
}

/** Components of all slices. Which machine is theirs depends on who draws them. */
function findParts(roots: readonly string[]): string[] {
  return roots
    .map((root) => join(root, 'slice-registry/parts'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => listComponents(folder).map((name) => join(folder, name)))
}

const listComponents = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))

interface Context {
  messages: Set<string>
  roots: readonly string[]
}

function checkSlice(slice: SliceSource, site: SiteFiles, context: Context): Fault[] {
  const { folder, componentName, componentPath, wiring } = slice
  // One that stands for the sections of another document is never drawn itself.
  if (wiring.expand) return []
  // Another name of the folder, which its schema is told of, is another name of the component.
  if (!existsSync(componentPath)) return /^\w+$/.test(componentName) ? [toMissing(slice)] : []
  const own = wiring.machine === undefined ? undefined : site.machines.get(wiring.machine)?.value
  const machines = { hasOwn: wiring.machine !== undefined, own, actors: findActors(site) }
  return listComponents(folder).flatMap((name) => {
    const file = join(folder, name)
    return checkFile(file, machines, context, file === componentPath ? componentName : undefined)
  })
}

function toMissing({ folder, componentName, componentPath }: SliceSource): Fault {
  const others = listComponents(folder).filter((name) => name !== 'prepare.tsx')
  const rename = others.length === 1 ? `Rename ${others[0]} to it, or add it` : 'Add it'
  return {
    file: join(folder, 'schema.json'),
    path: '',
    message: `The slice has no component: ${basename(componentPath)} is missing.`,
    hint: `${rename}; it exports a function "${componentName}".`,
  }
}

function findActors({ behaviours, machines }: SiteFiles): BoundMachines['actors'] {
  const actors = behaviours.flatMap(({ value }) => value.actors)
  return new Map(actors.map(({ id, machine }) => [id, machines.get(machine)?.value]))
}

/** @param exported - what the file must export */
function checkFile(
  file: string,
  machines: BoundMachines,
  { messages, roots }: Context,
  exported?: string,
): Fault[] {
  const source = readComponent(file, readFileSync(file, 'utf8'))
  const toFault = (at: string, message: string, hint = ''): Fault => ({
    file,
    path: `:${at}`,
    message,
    hint,
  })
  const { problem, exports, messages: used, attributes } = source
  if (problem)
    return [toFault(problem.at, `This is not TypeScript: ${problem.reason.replace(/\.$/, '')}.`)]
  const faults: Fault[] = []
  if (exported !== undefined && !exports.includes(exported)) {
    const hint = `Name the component as its file: export function ${exported}(…).`
    faults.push(toFault('1:1', `It does not export "${exported}".`, hint))
  }
  for (const { value, at } of used) {
    if (value === undefined || isKnown(value, messages)) continue
    faults.push(
      toFault(
        at,
        `There is no message "${value.replaceAll(hole, '${…}')}".`,
        addMessage(value, messages),
      ),
    )
  }
  for (const { at, message, hint } of checkFilesOf(file, source, roots))
    faults.push(toFault(at, message, hint))
  for (const attribute of attributes) {
    const found = attribute.name === 'style' ? inlineStyle : checkBinding(attribute, machines)
    if (found) faults.push(toFault(attribute.at, found.message, found.hint))
  }
  return faults
}

/** Of a key that is put together, how it begins. */
function isKnown(key: string, messages: ReadonlySet<string>): boolean {
  if (!key.includes(hole)) return messages.has(key)
  const [beginning = ''] = key.split(hole)
  return [...messages].some((known) => known.startsWith(beginning))
}

const inlineStyle = {
  message: 'An inline style is not shown: the content security policy of every page refuses it.',
  hint: 'Use a class of the CSS module, or a data attribute that its CSS reads.',
}
