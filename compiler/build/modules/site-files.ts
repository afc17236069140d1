/** Reads the declarative half of a site from its roots, for the server and for the browser. */
import { exposureIsland } from '../../../runtime/model/config/experiment.ts'
import type { SiteFiles } from '../../../runtime/model/site-files.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toPascalCase } from '../../read/load-schemas.ts'
import { toSliceType } from '../../read/slice-names.ts'
import { loadForms } from '../../read/load-forms.ts'
import { createLeaveOut } from '../../read/leave-out.ts'
import { readMessages } from '../../read/read-messages.ts'
import { readInRoots } from '../../read/read-in-roots.ts'
import { hydrationOf, startOf } from '../../read/default-start.ts'
import { findFiles, findFolders, findMachineFolders } from '../../read/roots.ts'
import type { Hydration, Wiring } from '#schemas/schema-types.ts'
import type {
  Behaviours,
  Experiment,
  Fact,
  FactsConfig,
  PrivacyConfig,
  TrafficConfig,
  VendorsConfig,
} from '#schemas/config-types.ts'
import type { Layout, PageType } from '../../../runtime/model/config/page-type.ts'
import type { SiteConfig } from '../../../runtime/model/config/site-config.ts'
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'

export interface SliceFolder {
  /** `header_with_social_proofs`. */
  type: string
  /** Absolute. */
  component: string
  exportName: string
  prepare: string | undefined
  machine: string | undefined
  /** The machine is bound to the markup: the browser needs no component. */
  isBound: boolean
  /** The moment its machine starts; null without one. */
  hydrate: Hydration | null
}

const held = new WeakMap<readonly string[], SiteFiles>()

/** For a build, during which no file changes: from now on these roots are read once. */
export function holdSiteFiles(roots: readonly string[]): void {
  held.set(roots, readSiteFiles(roots))
}

export function readSiteFiles(roots: readonly string[]): SiteFiles {
  const known = held.get(roots)
  if (known) return known
  const read = createRead(roots)
  const machines = readMachines(roots)
  const json = (folder: string) =>
    findFiles(roots, folder, '.json').map(({ name, path }) => ({ name, value: read(path)! }))
  return {
    config: mergeConfig(roots),
    pageTypes: json('site-config/page-types').map(({ value }) => value as PageType),
    layouts: json('site-config/layouts').map(({ value }) => value as Layout),
    forms: loadForms(roots),
    experiments: Object.fromEntries(
      json('site-config/experiments').map(({ name, value }) => [name, value as Experiment]),
    ),
    messages: Object.fromEntries(
      [...readMessages(roots, read)].map(([code, { value }]) => [code, value]),
    ),
    machines,
    behaviours: readBehaviours(roots, machines),
    privacy: { storage: [], ...mergeFiles(roots, 'privacy.json') } as PrivacyConfig,
    vendors: { vendors: [], ...mergeFiles(roots, 'vendors.json') } as VendorsConfig,
    events: mergeFiles(roots, 'events.json'),
    traffic: mergeFiles(roots, 'traffic.json') as Partial<TrafficConfig>,
    emailDomains: mergeFiles(roots, 'email-domains.json'),
  }
}

/** What texts have to agree about: for checks of the content, so it is no part of a build. */
export function readFacts(roots: readonly string[]): readonly Fact[] {
  return (mergeFiles(roots, 'facts.json') as FactsConfig).facts ?? []
}

/** Each actor says when it starts, unless its consent does. */
function readBehaviours(
  roots: readonly string[],
  machines: Readonly<Record<string, MachineDocument>>,
): Behaviours {
  const { actors = [], ...others } = mergeFiles(roots, 'behaviours.json') as Partial<Behaviours>
  const started = actors.map((actor) => {
    const start = startOf(actor, machines[actor.machine])
    return start ? { ...actor, start } : actor
  })
  return { ...others, actors: started }
}

/** The keys of a later root's `site.json` replace those of an earlier one. */
function mergeConfig(roots: readonly string[]): SiteConfig {
  const configs = readInRoots(roots, 'site-config/site.json', createRead(roots))
  const config = Object.assign({}, ...configs.map(({ value }) => value)) as SiteConfig
  const mark = readMark(roots)
  return mark === undefined ? config : { ...config, brand: { ...config.brand, mark } }
}

/** The brand's mark: from the root that names the brand, or from a later one. */
function readMark(roots: readonly string[]): string | undefined {
  const named = roots.findLastIndex((root) => {
    const site = readOptional<{ brand?: object }>(join(root, 'site-config/site.json'))
    return site?.brand !== undefined
  })
  const file = roots
    .slice(Math.max(0, named))
    .map((root) => join(root, 'site-config/mark.svg'))
    .findLast((path) => existsSync(path))
  return file && readFileSync(file, 'utf8').trim()
}

/**
 * Merges lists entry by entry: a later root adds, or replaces by id or name. Other keys are
 * replaced.
 */
function mergeFiles(roots: readonly string[], file: string): Record<string, unknown> {
  const merged: Record<string, unknown> = {}
  for (const { value } of readInRoots(roots, `site-config/${file}`, createRead(roots))) {
    const { $schema: _, ...values } = value as { $schema?: string }
    for (const [key, added] of Object.entries(values)) {
      const before = merged[key]
      merged[key] =
        Array.isArray(added) && Array.isArray(before) ? addEntries(before, added) : added
    }
  }
  return merged
}

function addEntries(before: readonly Named[], added: readonly Named[]): Named[] {
  const nameOf = (entry: Named) =>
    typeof entry === 'object' ? `${entry.id ?? entry.name} ${entry.in ?? ''}` : entry
  return [...new Map([...before, ...added].map((entry) => [nameOf(entry), entry])).values()]
}

interface Named {
  id?: string
  name?: string
  in?: string
}

function readMachines(roots: readonly string[]): Record<string, MachineDocument> {
  const folders = findMachineFolders(roots)
  return Object.fromEntries(
    folders.map(({ name, path }) => [
      name,
      readJson(join(path, 'machine.json')) as MachineDocument,
    ]),
  )
}

/** Reads one machine without the rest of the site: a build reads each of them many times. */
export function readMachine(name: string, roots: readonly string[]): MachineDocument | undefined {
  const known = held.get(roots)
  if (known) return known.machines[name]
  const [folder] = findMachineFolders(roots, name)
  return folder && (readJson(join(folder.path, 'machine.json')) as MachineDocument)
}

export function findMachineImplementations(
  roots: readonly string[],
): { name: string; path: string }[] {
  return findMachineFolders(roots).flatMap(({ name, path }) => {
    const file = join(path, 'implementations.ts')
    return existsSync(file) ? [{ name, path: file }] : []
  })
}

/** Slice folders are found, not registered. */
export function findSliceFolders(roots: readonly string[]): SliceFolder[] {
  return findFolders(roots, 'slice-registry/slices', 'schema.json').flatMap(({ name, path }) => {
    const exportName = toPascalCase(name)
    const component = join(path, `${exportName}.tsx`)
    if (!existsSync(component)) return []
    const wiring = readOptional<Wiring>(join(path, 'wiring.json'))
    const prepare = join(path, 'prepare.tsx')
    return {
      type: toSliceType(name),
      component,
      exportName,
      prepare: existsSync(prepare) ? prepare : undefined,
      machine: wiring?.machine,
      isBound: wiring?.binding !== undefined,
      hydrate: hydrationOf(wiring ?? {}, roots),
    }
  })
}

/** The files the browser loads to bring one element of a page to life. */
export interface IslandFile {
  type: string
  machine: string
  /** Absent when the machine is bound to the markup. */
  component?: Pick<SliceFolder, 'component' | 'exportName'> | undefined
}

/**
 * Slices with a machine, and the exposure marker of experiments if the site has a machine for it.
 */
export function findIslands(roots: readonly string[]): IslandFile[] {
  const slices = findSliceFolders(roots).flatMap(
    ({ type, machine, isBound, component, exportName }): IslandFile[] => {
      if (machine === undefined) return []
      return [{ type, machine, component: isBound ? undefined : { component, exportName } }]
    },
  )
  const actors = (mergeFiles(roots, 'behaviours.json') as Partial<Behaviours>).actors ?? []
  const teller = actors.find(({ start }) => start === 'experiment')
  return teller ? [...slices, { type: exposureIsland, machine: teller.machine }] : slices
}

/** Reads a file that is there, without what a later root leaves out. */
function createRead(roots: readonly string[]) {
  const leaveOut = createLeaveOut(roots)
  return <T extends object>(path: string): T | undefined => {
    const value = readOptional<T>(path)
    return value && leaveOut(path, value)
  }
}

function readOptional<T extends object>(path: string): T | undefined {
  return existsSync(path) ? (readJson(path) as T) : undefined
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}
