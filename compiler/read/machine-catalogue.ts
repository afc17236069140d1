import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The catalogue of all roots: the shipped file and every `machines/<id>/implementations.json`. */
export function readMachineCatalogue(roots: readonly string[]): MachineCatalogue {
  const shipped = join(import.meta.dirname, '../../schemas/machine-implementations.json')
  const own = findMachineFolders(roots)
    .map(({ path }) => join(path, 'implementations.json'))
    .filter((file) => existsSync(file))
  const parts = [shipped, ...own].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Partial<MachineCatalogue>,
  )
  return {
    actions: Object.assign({}, ...parts.map(({ actions }) => actions)),
    guards: Object.assign({}, ...parts.map(({ guards }) => guards)),
    actors: Object.assign({}, ...parts.map(({ actors }) => actors)),
  }
}
