/** Reads the schemas and every configuration file of the site from the roots. */
import { join } from 'node:path'
import type {
  Behaviours,
  EmailDomainsConfig,
  EventsConfig,
  Experiment,
  FormDefinition,
  Layout,
  MachineFile,
  Messages,
  PageType,
  PrivacyConfig,
  SiteConfig,
  VendorsConfig,
} from './config-types.ts'
import { readSchemas, type Schemas } from './load-schemas.ts'
import type { JsonReader } from './read-json.ts'
import { findFiles, findMachineFolders } from './roots.ts'

export interface SiteFiles {
  schemas: Schemas
  /** Of all roots: a later one's keys replace. Undefined when no root has one. */
  site: JsonFile<SiteConfig> | undefined
  /** One of each root that has it; a later one's actors replace by id. */
  behaviours: JsonFile<Behaviours>[]
  /** These of each root that has one: entries of lists are added by name or id. */
  privacy: JsonFile<PrivacyConfig>[]
  vendors: JsonFile<VendorsConfig>[]
  events: JsonFile<EventsConfig>[]
  traffic: JsonFile<object>[]
  emailDomains: JsonFile<EmailDomainsConfig>[]
  /** These by the name of their file or folder. */
  pageTypes: Map<string, JsonFile<PageType>>
  layouts: Map<string, JsonFile<Layout>>
  /** By form type. */
  forms: Map<string, JsonFile<FormDefinition>>
  experiments: Map<string, JsonFile<Experiment>>
  /** Of all roots: a later one's texts replace. */
  messages: Map<string, JsonFile<Messages>>
  machines: Map<string, JsonFile<MachineFile>>
}

export interface JsonFile<T> {
  path: string
  value: T
}

/** What the files of a map hold, by the same names. */
export function toValues<T>(files: ReadonlyMap<string, JsonFile<T>>): Map<string, T> {
  return new Map([...files].map(([name, { value }]) => [name, value]))
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
  const machines = findMachineFolders(roots)
  return {
    schemas: readSchemas(roots, reader),
    site: readMerged(roots, 'site-config/site.json', reader),
    behaviours: readEach(roots, 'site-config/behaviours.json', reader),
    privacy: readEach(roots, 'site-config/privacy.json', reader),
    vendors: readEach(roots, 'site-config/vendors.json', reader),
    events: readEach(roots, 'site-config/events.json', reader),
    traffic: readEach(roots, 'site-config/traffic.json', reader),
    emailDomains: readEach(roots, 'site-config/email-domains.json', reader),
    pageTypes: readAll('site-config/page-types'),
    layouts: readAll('site-config/layouts'),
    forms: readAll('site-config/forms'),
    experiments: readAll('site-config/experiments'),
    messages: readMessages(roots, reader),
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

function readEach<T extends object>(
  roots: readonly string[],
  file: string,
  reader: JsonReader,
): JsonFile<T>[] {
  return roots.flatMap((root) => {
    const path = join(root, file)
    const value = reader.readIfPresent<T>(path)
    return value ? [{ path, value }] : []
  })
}

/** Carries the path of the last root that has the file: it is the one to correct. */
function readMerged<T extends object>(
  roots: readonly string[],
  file: string,
  reader: JsonReader,
): JsonFile<T> | undefined {
  const files = readEach<T>(roots, file, reader)
  const last = files.at(-1)
  return last && { path: last.path, value: Object.assign({}, ...files.map(({ value }) => value)) }
}

function readMessages(
  roots: readonly string[],
  reader: JsonReader,
): Map<string, JsonFile<Messages>> {
  const codes = findFiles(roots, 'site-config/messages', '.json').map(({ name }) => name)
  const bundles = new Map<string, JsonFile<Messages>>()
  for (const code of codes) {
    const bundle = readMerged<Messages>(roots, `site-config/messages/${code}.json`, reader)
    if (bundle) bundles.set(code, bundle)
  }
  return bundles
}
