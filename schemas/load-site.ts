/** Reads the schemas and every configuration file of the site from the roots. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type {
  Behaviours,
  Layout,
  MachineFile,
  Messages,
  PageType,
  SiteConfig,
} from './config-types.ts'
import { readSchemas, type Schemas } from './load-schemas.ts'
import type { JsonReader } from './read-json.ts'
import { findFiles, findFolders } from './roots.ts'

export interface SiteFiles {
  schemas: Schemas
  /** Undefined when no root has one. */
  site: JsonFile<SiteConfig> | undefined
  behaviours: JsonFile<Behaviours> | undefined
  /** These by the name of their file or folder. */
  pageTypes: Map<string, JsonFile<PageType>>
  layouts: Map<string, JsonFile<Layout>>
  messages: Map<string, JsonFile<Messages>>
  machines: Map<string, JsonFile<MachineFile>>
}

export interface JsonFile<T> {
  path: string
  value: T
}

/** Files that are no JSON are left out; `reader` has their faults. */
export function readSite(roots: readonly string[], reader: JsonReader): SiteFiles {
  const readAll = <T extends object>(folder: string) => {
    const files = findFiles(roots, folder, '.json')
    return toMap<T>(
      files.map(({ name, path }) => [name, path]),
      reader,
    )
  }
  const machines = findFolders(roots, 'machines', 'machine.json')
  return {
    schemas: readSchemas(roots, reader),
    site: readLast(roots, 'site-config/site.json', reader),
    behaviours: readLast(roots, 'site-config/behaviours.json', reader),
    pageTypes: readAll('site-config/page-types'),
    layouts: readAll('site-config/layouts'),
    messages: readAll('site-config/messages'),
    machines: toMap(
      machines.map(({ name, path }) => [name, join(path, 'machine.json')]),
      reader,
    ),
  }
}

function toMap<T extends object>(
  files: readonly (readonly [name: string, path: string])[],
  reader: JsonReader,
): Map<string, JsonFile<T>> {
  const values = new Map<string, JsonFile<T>>()
  for (const [name, path] of files) {
    const value = reader.read<T>(path)
    if (value) values.set(name, { path, value })
  }
  return values
}

function readLast<T extends object>(
  roots: readonly string[],
  file: string,
  reader: JsonReader,
): JsonFile<T> | undefined {
  const path = roots.map((root) => join(root, file)).findLast((candidate) => existsSync(candidate))
  const value = path === undefined ? undefined : reader.read<T>(path)
  return path === undefined || value === undefined ? undefined : { path, value }
}
