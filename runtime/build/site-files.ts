/** Reads the declarative half of a site from its roots: what the server needs, what the browser needs. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles, findFolders } from '#schemas/roots.ts'
import type { Layout, PageType } from '../config/page-type.ts'
import type { SiteConfig } from '../config/site-config.ts'
import type { MessageBundle } from '../i18n/messages.ts'
import type { MachineDocument } from '../machines/document.ts'
import type { Behaviours } from '../machines/shared-system.ts'

export interface SiteFiles {
  config: SiteConfig
  pageTypes: PageType[]
  layouts: Layout[]
  messages: Record<string, MessageBundle>
  machines: Record<string, MachineDocument>
  /** Of all roots: a later one's actors replace by id. */
  behaviours: Behaviours
}

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
}

export function readSiteFiles(roots: readonly string[]): SiteFiles {
  const json = (folder: string) =>
    findFiles(roots, folder, '.json').map((file) => ({
      name: file.name,
      value: readJson(file.path),
    }))
  return {
    config: mergeConfig(roots),
    pageTypes: json('site-config/page-types').map(({ value }) => value as PageType),
    layouts: json('site-config/layouts').map(({ value }) => value as Layout),
    messages: mergeMessages(roots),
    machines: readMachines(roots),
    behaviours: mergeBehaviours(roots),
  }
}

/** The keys of a later root's `site.json` replace those of an earlier one. */
function mergeConfig(roots: readonly string[]): SiteConfig {
  const configs = roots.map((root) => readOptional(join(root, 'site-config/site.json')))
  return Object.assign({}, ...configs) as SiteConfig
}

function mergeBehaviours(roots: readonly string[]): Behaviours {
  const files = roots.map((root) => readOptional(join(root, 'site-config/behaviours.json')))
  const actors = files.flatMap((file) => (file as Behaviours | undefined)?.actors ?? [])
  return { actors: [...new Map(actors.map((actor) => [actor.id, actor])).values()] }
}

function mergeMessages(roots: readonly string[]): Record<string, MessageBundle> {
  const merged: Record<string, MessageBundle> = {}
  for (const root of roots) {
    for (const { name, path } of findFiles([root], 'site-config/messages', '.json')) {
      merged[name] = { ...merged[name], ...(readJson(path) as MessageBundle) }
    }
  }
  return merged
}

function readMachines(roots: readonly string[]): Record<string, MachineDocument> {
  const folders = findFolders(roots, 'machines', 'machine.json')
  return Object.fromEntries(
    folders.map(({ name, path }) => [
      name,
      readJson(join(path, 'machine.json')) as MachineDocument,
    ]),
  )
}

export function findMachineImplementations(
  roots: readonly string[],
): { name: string; path: string }[] {
  return findFolders(roots, 'machines', 'machine.json').flatMap(({ name, path }) => {
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
    const wiring = readOptional(join(path, 'wiring.json')) as
      | { machine?: string; binding?: string }
      | undefined
    const prepare = join(path, 'prepare.tsx')
    return {
      type: name.replaceAll('-', '_'),
      component,
      exportName,
      prepare: existsSync(prepare) ? prepare : undefined,
      machine: wiring?.machine,
      isBound: wiring?.binding !== undefined,
    }
  })
}

function toPascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function readOptional(path: string): object | undefined {
  return existsSync(path) ? (readJson(path) as object) : undefined
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}
