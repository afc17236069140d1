import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../schemas/is-object.ts'
import { JsonReader } from './read-json.ts'
import { findMachineFolders } from './roots.ts'

type Schema = Record<string, unknown>

/**
 * The names that machine documents can use: `machine-implementations.json`, and a machine's own
 * beside it.
 */
export interface MachineCatalogue {
  actions: Record<string, { description: string; params: Schema; providedBy?: string }>
  guards: Record<string, { description: string; params?: Schema }>
  actors: Record<string, ActorEntry>
}

export interface ActorEntry {
  description: string
  input: Schema
  /** Its `examples` are tried by the conformance tests. */
  output?: Schema & { examples?: unknown[] }
  /** The folder that gives the implementation to the registry, when it is not a generic one. */
  providedBy?: string
}

/**
 * The catalogue of all roots: the shipped file and every `machines/<id>/implementations.json`. One that is no JSON is
 * left out, for the check of the site to report.
 */
export function readMachineCatalogue(roots: readonly string[]): MachineCatalogue {
  const shipped = join(import.meta.dirname, '../../schemas/machine-implementations.json')
  const own = findMachineFolders(roots)
    .map(({ path }) => join(path, 'implementations.json'))
    .filter((file) => existsSync(file))
  const reader = new JsonReader()
  const parts = [shipped, ...own].flatMap(
    (file) => reader.read<Partial<MachineCatalogue>>(file) ?? [],
  )
  const all = <T>(kind: keyof MachineCatalogue, usual: object): Record<string, T> =>
    Object.fromEntries(
      parts
        .flatMap((part) => Object.entries(isObject(part[kind]) ? part[kind] : {}))
        .map(([name, entry]) => [name, { ...usual, ...(isObject(entry) ? entry : {}) } as T]),
    )
  return {
    actions: all('actions', { params: {} }),
    guards: all('guards', {}),
    actors: all('actors', { input: {} }),
  }
}
